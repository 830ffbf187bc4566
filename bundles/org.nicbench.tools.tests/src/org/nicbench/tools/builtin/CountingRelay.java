// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/** Stands between client and server, counts what passes with plain sockets, and can die like a broken network. */
final class CountingRelay implements AutoCloseable {
	private final ServerSocket listener = new ServerSocket(0, 64, InetAddress.getLoopbackAddress());
	private final int target;
	private final List<Pair> pairs = new CopyOnWriteArrayList<>();
	private volatile boolean closed;

	/** One connection and its other half. */
	private record Pair(Socket client, Socket server, AtomicLong forward, AtomicLong reverse) {
	}

	CountingRelay(int targetPort) throws IOException {
		target = targetPort;
		start(this::accept);
	}

	InetSocketAddress address() {
		return new InetSocketAddress(InetAddress.getLoopbackAddress(), listener.getLocalPort());
	}

	/** @return bytes from client to server on all connections but the first, the control connection */
	long dataForwardBytes() {
		return pairs.stream().skip(1).mapToLong(p -> p.forward().get()).sum();
	}

	long dataReverseBytes() {
		return pairs.stream().skip(1).mapToLong(p -> p.reverse().get()).sum();
	}

	int dataConnections() {
		return pairs.size() - 1;
	}

	private void accept() {
		try {
			while (true) {
				Socket client = listener.accept();
				Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
				Pair pair = new Pair(client, server, new AtomicLong(), new AtomicLong());
				pairs.add(pair);
				start(() -> copy(client, server, pair.forward()));
				start(() -> copy(server, client, pair.reverse()));
			}
		} catch (IOException e) {
			if (!closed) {
				throw new IllegalStateException(e);
			}
		}
	}

	private void copy(Socket from, Socket to, AtomicLong count) {
		byte[] buffer = new byte[256 * 1024];
		try {
			InputStream in = from.getInputStream();
			OutputStream out = to.getOutputStream();
			for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
				count.addAndGet(n);
				out.write(buffer, 0, n);
			}
			to.shutdownOutput();
		} catch (IOException e) {
			// one half went away: so does the other
			shut(from);
			shut(to);
		}
	}

	private static void start(Runnable work) {
		Thread.ofPlatform().daemon().start(work);
	}

	private static void shut(Socket socket) {
		try {
			socket.setSoLinger(true, 0);
			socket.close();
		} catch (IOException e) {
			// closed already
			return;
		}
	}

	/** Cuts every connection. */
	@Override
	public void close() throws IOException {
		closed = true;
		listener.close();
		pairs.forEach(p -> {
			shut(p.client());
			shut(p.server());
		});
	}
}
