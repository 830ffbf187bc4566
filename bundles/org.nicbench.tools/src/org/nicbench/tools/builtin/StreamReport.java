// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

/**
 * One stream, seen from both ends. The reading end decides; the sending end stands beside it.
 *
 * @param index number of the stream in its direction, from 0
 * @param direction FORWARD or REVERSE
 * @param sender what the end that wrote counted: bytes the kernel took, not bytes that arrived
 * @param receiver what the end that read counted
 */
public record StreamReport(int index, Direction direction, StreamSide sender, StreamSide receiver) {
	/** @return payload bits a second that reached the reader inside the measured window, 0 for an empty window */
	public double receivedBitsPerSecond() {
		return receiver.seconds() > 0 ? receiver.bytes() * 8.0 / receiver.seconds() : 0;
	}
}
