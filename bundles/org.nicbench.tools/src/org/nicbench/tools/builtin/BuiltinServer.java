// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The serving end of the built-in engine: serves one session, then ends. It also ends when no client comes in time,
 * when its client goes away, and on {@link #close()}, at any moment and from any thread. Whoever is no client of this
 * session gets a word and is let go.
 */
public final class BuiltinServer implements AutoCloseable {
	private static final double GREETING_SECONDS = 5;
	/** Data connections and the control connection of the largest session, and some strangers. */
	private static final int MOST_CONNECTIONS = 2 * BuiltinRequest.MAXIMUM_STREAMS + 64;

	private final SessionCookie cookie;
	private final double idleSeconds;
	private final ThreadFactory threads;
	private final SocketInspector inspector;
	private final ServerSocketChannel listener;
	private final AtomicInteger connections = new AtomicInteger();
	private final CountDownLatch ended = new CountDownLatch(1);
	private ServerSession session;
	private boolean closed;
	private volatile String error;

	private BuiltinServer(InetSocketAddress address, SessionCookie cookie, double idleSeconds, ThreadFactory threads,
			SocketInspector inspector) throws IOException {
		this.cookie = cookie;
		this.idleSeconds = idleSeconds;
		this.threads = threads;
		this.inspector = inspector;
		listener = ServerSocketChannel.open(Sockets.family(address.getAddress()));
		try {
			listener.setOption(StandardSocketOptions.SO_REUSEADDR, true);
			listener.bind(address, MOST_CONNECTIONS);
		} catch (IOException e) {
			listener.close();
			throw new BuiltinException(BuiltinException.Kind.NETWORK,
					Messages.bind(Messages.Server_cannotListen, Messages.address(address), Messages.reason(e)), e);
		}
	}

	/**
	 * Listens; when this returns, clients can connect.
	 *
	 * @param address where; port 0 takes a free one
	 * @param cookie the only session to serve, or null for the first that comes
	 * @param idleSeconds ends when no session has begun after this time
	 * @param threads makes all threads of the server; sockets are opened on them, so that threads inside a network
	 *            namespace serve that namespace
	 * @param inspector for options Java does not know
	 * @throws BuiltinException when the address cannot be bound
	 */
	public static BuiltinServer open(InetSocketAddress address, SessionCookie cookie, double idleSeconds,
			ThreadFactory threads, SocketInspector inspector) throws IOException, InterruptedException {
		FutureTask<BuiltinServer> opening = new FutureTask<>(
				() -> new BuiltinServer(address, cookie, idleSeconds, threads, inspector));
		threads.newThread(() -> {
			opening.run();
			if (opening.state() == FutureTask.State.SUCCESS) {
				opening.resultNow().accept();
			}
		}).start();
		try {
			return opening.get();
		} catch (ExecutionException e) {
			throw Failures.asIOException(e);
		}
	}

	/** @return the port it listens on */
	public int port() {
		return listener.socket().getLocalPort();
	}

	/** @return what ended the session before its time, or null */
	public String error() {
		return error;
	}

	/** @return whether the server has ended within this time */
	public boolean awaitEnd(double seconds) throws InterruptedException {
		return ended.await(Sockets.millis(seconds), TimeUnit.MILLISECONDS);
	}

	/** Ends all at once; a running client sees its peer die. */
	@Override
	public void close() {
		ServerSession running;
		synchronized (this) {
			closed = true;
			running = session;
		}
		Sockets.close(listener);
		if (running != null) {
			running.close();
		} else {
			ended.countDown();
		}
	}

	private void accept() {
		long deadline = System.nanoTime() + (long) (idleSeconds * 1e9);
		try {
			while (!listensInVain(deadline)) {
				Socket socket = acceptWithin(deadline);
				if (socket != null) {
					take(socket.getChannel());
				}
			}
			error = Messages.Server_nobodyCame;
			close();
		} catch (ClosedChannelException | SocketException e) {
			if (listener.isOpen()) {
				error = Messages.reason(e);
			}
			close();
		} catch (IOException e) {
			error = Messages.reason(e);
			close();
		}
	}

	private boolean listensInVain(long deadline) {
		return !hasSession() && deadline - System.nanoTime() <= 0;
	}

	/** @return null when the time is up */
	private Socket acceptWithin(long deadline) throws IOException {
		// once a session runs, its end closes the listener
		long millis = hasSession() ? 0 : Math.max(1, (deadline - System.nanoTime()) / 1_000_000);
		listener.socket().setSoTimeout((int) Math.min(millis, Integer.MAX_VALUE));
		try {
			return listener.socket().accept();
		} catch (SocketTimeoutException e) {
			return null;
		}
	}

	private void take(SocketChannel channel) {
		if (connections.incrementAndGet() > MOST_CONNECTIONS) {
			connections.decrementAndGet();
			Sockets.close(channel);
		} else {
			threads.newThread(() -> serve(channel)).start();
		}
	}

	private synchronized boolean hasSession() {
		return session != null;
	}

	/** One connection from its first byte to its end, on a thread of its own. */
	private void serve(SocketChannel channel) {
		try {
			ControlLine line = new ControlLine(channel);
			line.setSilenceLimit(GREETING_SECONDS);
			Greeting greeting = Greeting.read(line.in());
			if (greeting == null) {
				line.write(Greeting.answer(Greeting.Verdict.REFUSED, Messages.Server_notAClient));
			} else if (greeting.control()) {
				control(line, greeting);
			} else {
				data(line, channel, greeting);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} catch (IOException e) {
			// a stranger that went away or said nothing; a failure inside a session is kept by the session
			System.getLogger(BuiltinServer.class.getName()).log(System.Logger.Level.DEBUG, channel.toString(), e);
		} finally {
			connections.decrementAndGet();
			Sockets.close(channel);
		}
	}

	private void control(ControlLine line, Greeting greeting) throws IOException, InterruptedException {
		ServerSession mine = null;
		Greeting.Verdict verdict = Greeting.Verdict.WELCOME;
		synchronized (this) {
			if (cookie != null && !cookie.equals(greeting.cookie())) {
				verdict = Greeting.Verdict.WRONG_COOKIE;
			} else if (session != null || closed) {
				verdict = Greeting.Verdict.BUSY;
			} else {
				mine = new ServerSession(line, greeting.cookie(), threads, inspector);
				session = mine;
			}
		}
		line.write(Greeting.answer(verdict, "")); //$NON-NLS-1$
		if (mine != null) {
			try {
				error = mine.run();
			} finally {
				close();
				ended.countDown();
			}
		}
	}

	private void data(ControlLine line, SocketChannel channel, Greeting greeting)
			throws IOException, InterruptedException {
		ServerSession running;
		synchronized (this) {
			running = session;
		}
		if (running == null || !running.cookie().equals(greeting.cookie())) {
			line.write(Greeting.answer(Greeting.Verdict.WRONG_COOKIE, "")); //$NON-NLS-1$
		} else {
			running.serve(line, channel, greeting);
		}
	}
}
