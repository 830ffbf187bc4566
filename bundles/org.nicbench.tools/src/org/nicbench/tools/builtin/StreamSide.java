// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

/**
 * What one end of a stream counted.
 *
 * @param seconds length of the measured window on this end, or the part of it until the stream ended
 * @param bytes payload bytes inside the measured window
 * @param flowBytes payload bytes of the whole connection, warm-up and tail included
 * @param series the window by interval
 * @param facts what the kernel says, retransmissions counted inside the window; null when nobody could ask it
 * @param error why this end stopped early, or null
 */
public record StreamSide(double seconds, long bytes, long flowBytes, IntervalSeries series, TcpFacts facts,
		String error) {
}
