// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.util.Objects;

/**
 * Options of the data connections, the same on both ends.
 *
 * @param writeBytes bytes of one write call
 * @param readBytes room of one read call
 * @param sendBufferBytes SO_SNDBUF (socket(7)); 0 leaves it to the kernel's autotuning (tcp_wmem)
 * @param receiveBufferBytes SO_RCVBUF; 0 leaves it to the kernel's autotuning (tcp_rmem)
 * @param maximumSegmentBytes TCP_MAXSEG; 0 = kernel's own; needs a {@link SocketInspector} that can set it
 * @param congestionControl TCP_CONGESTION; empty = kernel's own; needs a {@link SocketInspector} that can set it
 */
public record SocketSettings(int writeBytes, int readBytes, int sendBufferBytes, int receiveBufferBytes,
		int maximumSegmentBytes, String congestionControl) {
	private static final int MEBI = 1024 * 1024;
	/** Largest write or read size. */
	public static final int LARGEST_TRANSFER_BYTES = 64 * MEBI;
	/** Sizes chosen by releng/bench/builtin-vs-iperf3.sh; the kernel's own choice for the rest. */
	public static final SocketSettings DEFAULT = new SocketSettings(512 * 1024, 512 * 1024, 0, 0, 0, ""); //$NON-NLS-1$

	public SocketSettings {
		Objects.requireNonNull(congestionControl);
		require(writeBytes >= 1 && writeBytes <= LARGEST_TRANSFER_BYTES, "writeBytes", writeBytes); //$NON-NLS-1$
		require(readBytes >= 1 && readBytes <= LARGEST_TRANSFER_BYTES, "readBytes", readBytes); //$NON-NLS-1$
		require(sendBufferBytes >= 0, "sendBufferBytes", sendBufferBytes); //$NON-NLS-1$
		require(receiveBufferBytes >= 0, "receiveBufferBytes", receiveBufferBytes); //$NON-NLS-1$
		require(maximumSegmentBytes >= 0, "maximumSegmentBytes", maximumSegmentBytes); //$NON-NLS-1$
	}

	public SocketSettings withTransfer(int write, int read) {
		return new SocketSettings(write, read, sendBufferBytes, receiveBufferBytes, maximumSegmentBytes,
				congestionControl);
	}

	public SocketSettings withBuffers(int send, int receive) {
		return new SocketSettings(writeBytes, readBytes, send, receive, maximumSegmentBytes, congestionControl);
	}

	public SocketSettings withMaximumSegment(int bytes) {
		return new SocketSettings(writeBytes, readBytes, sendBufferBytes, receiveBufferBytes, bytes,
				congestionControl);
	}

	public SocketSettings withCongestionControl(String name) {
		return new SocketSettings(writeBytes, readBytes, sendBufferBytes, receiveBufferBytes, maximumSegmentBytes,
				name);
	}

	private static void require(boolean condition, String name, int value) {
		if (!condition) {
			throw new IllegalArgumentException(name + ": " + value); //$NON-NLS-1$
		}
	}
}
