// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.util.Optional;

/**
 * Reaches the socket options Java itself does not offer (TCP_INFO, TCP_MAXSEG, TCP_CONGESTION; see tcp(7)). The built-in
 * engine has no native code; who has some hands in an inspector. Called on the thread that owns the connection or on
 * the one that samples; must not block.
 */
public interface SocketInspector {
	/** Knows nothing and can set nothing: asking for a segment size or a congestion control fails with a clear error. */
	SocketInspector NONE = new SocketInspector() {
		@Override
		public boolean setMaximumSegment(SocketChannel channel, int bytes) {
			return false;
		}

		@Override
		public boolean setCongestionControl(SocketChannel channel, String name) {
			return false;
		}

		@Override
		public Optional<TcpFacts> inspect(SocketChannel channel) {
			return Optional.empty();
		}
	};

	/**
	 * Sets TCP_MAXSEG on a socket that is bound but not yet connected.
	 *
	 * @return false when this inspector cannot do it
	 * @throws IOException when the kernel refuses
	 */
	boolean setMaximumSegment(SocketChannel channel, int bytes) throws IOException;

	/**
	 * Sets TCP_CONGESTION on a socket that is bound (client) or connected (server).
	 *
	 * @return false when this inspector cannot do it
	 * @throws IOException when the kernel refuses, for instance an unknown name
	 */
	boolean setCongestionControl(SocketChannel channel, String name) throws IOException;

	/** @return the facts of a connected socket, or nothing when they cannot be read */
	Optional<TcpFacts> inspect(SocketChannel channel);
}
