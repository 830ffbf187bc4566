// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

import org.nicbench.linux.TcpInfo;
import org.nicbench.linux.TcpSocket;
import org.nicbench.tools.builtin.SocketInspector;
import org.nicbench.tools.builtin.TcpFacts;

/**
 * Sets and reads TCP options of the built-in engine's sockets in this process, in whatever network namespace they are,
 * by tcp(7): TCP_MAXSEG, TCP_CONGESTION, TCP_INFO. Safe for use by several threads.
 */
public final class TcpInspector implements SocketInspector {

	private final Map<SocketChannel, TcpSocket> known = Collections.synchronizedMap(new WeakHashMap<>());

	@Override
	public boolean setMaximumSegment(SocketChannel channel, int bytes) throws IOException {
		Optional<TcpSocket> socket = socketOf(channel);
		if (socket.isPresent()) {
			socket.get().setMaximumSegment(bytes);
		}
		return socket.isPresent();
	}

	@Override
	public boolean setCongestionControl(SocketChannel channel, String name) throws IOException {
		Optional<TcpSocket> socket = socketOf(channel);
		if (socket.isPresent()) {
			socket.get().setCongestionControl(name);
		}
		return socket.isPresent();
	}

	@Override
	public Optional<TcpFacts> inspect(SocketChannel channel) {
		try {
			Optional<TcpSocket> socket = socketOf(channel);
			if (socket.isEmpty()) {
				return Optional.empty();
			}
			TcpInfo info = socket.get().info();
			return Optional.of(new TcpFacts(info.retransmittedSegments(), info.roundTripSeconds(),
					info.congestionWindowSegments(), info.segmentBytes(), socket.get().congestionControl()));
		} catch (IOException e) {
			// the connection ended meanwhile: its facts went with it
			return Optional.empty();
		}
	}

	private Optional<TcpSocket> socketOf(SocketChannel channel) throws IOException {
		InetSocketAddress local = (InetSocketAddress) channel.getLocalAddress();
		InetSocketAddress peer = (InetSocketAddress) channel.getRemoteAddress();
		TcpSocket socket = known.get(channel);
		if (socket == null || !socket.isStill(local, peer)) {
			socket = TcpSocket.find(local, peer).orElse(null);
			if (socket != null) {
				known.put(channel, socket);
			}
		}
		return Optional.ofNullable(socket);
	}
}
