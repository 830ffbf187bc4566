// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.channels.SocketChannel;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** The server's side of one session. */
final class ServerSession {
	/** Time for what must follow at once. */
	static final double NEXT_STEP_SECONDS = 10;
	/** Time to read what is on the way when the window is over. */
	static final double DRAIN_SECONDS = 3;

	private final ControlLine line;
	private final SessionCookie cookie;
	private final ThreadFactory threads;
	private final SocketInspector inspector;
	private final CountDownLatch sampled = new CountDownLatch(1);
	private final CountDownLatch over = new CountDownLatch(1);
	private volatile BuiltinRequest request;
	private volatile Flow flow;
	private volatile boolean closed;
	private Sampler sampler;

	ServerSession(ControlLine line, SessionCookie cookie, ThreadFactory threads, SocketInspector inspector) {
		this.line = line;
		this.cookie = cookie;
		this.threads = threads;
		this.inspector = inspector;
	}

	SessionCookie cookie() {
		return cookie;
	}

	/** @return what went wrong, or null */
	String run() throws InterruptedException {
		try {
			prepare();
			if (flow != null) {
				follow();
			}
			return null;
		} catch (EOFException e) {
			return closed ? Messages.Server_closed : Messages.Server_clientLeft;
		} catch (SocketTimeoutException e) {
			return Messages.Server_clientSilent;
		} catch (IOException e) {
			return closed ? Messages.Server_closed : Messages.reason(e);
		} finally {
			close();
		}
	}

	private void prepare() throws IOException {
		line.setSilenceLimit(NEXT_STEP_SECONDS);
		Frame frame = expect(Frame.Type.REQUEST);
		try {
			request = frame.request(new InetSocketAddress(0), cookie);
		} catch (IllegalArgumentException e) {
			line.send(Frame.refused(Messages.reason(e)));
			throw new IOException(e.getMessage(), e);
		}
		Flow mine = new Flow(request, false);
		flow = mine;
		if (closed) {
			mine.close();
		}
		line.send(Frame.of(Frame.Type.READY));
	}

	/** One data connection, on its own thread, to its end. */
	void serve(ControlLine greeter, SocketChannel channel, Greeting greeting)
			throws IOException, InterruptedException {
		Flow mine = flow;
		DataStream stream = mine == null ? null
				: mine.streams().stream()
						.filter(s -> s.index() == greeting.stream() && s.direction() == greeting.direction())
						.findFirst().orElse(null);
		if (stream == null) {
			greeter.write(Greeting.answer(Greeting.Verdict.REFUSED,
					Messages.bind(Messages.Server_badStream, greeting.stream())));
			return;
		}
		try {
			DataStream.configure(channel, request.sockets());
			String congestion = request.sockets().congestionControl();
			if (!congestion.isEmpty() && !inspector.setCongestionControl(channel, congestion)) {
				throw new IOException(Messages.bind(Messages.Client_cannotSet, congestion));
			}
		} catch (IOException e) {
			greeter.write(Greeting.answer(Greeting.Verdict.REFUSED, Messages.reason(e)));
			return;
		}
		if (!stream.own(channel)) {
			greeter.write(Greeting.answer(Greeting.Verdict.REFUSED,
					Messages.bind(Messages.Server_badStream, greeting.stream())));
			return;
		}
		stream.markConnected();
		mine.signal();
		greeter.write(Greeting.answer(Greeting.Verdict.WELCOME, "")); //$NON-NLS-1$
		mine.transfer(stream);
		// the caller closes the channel; a close before the client has read everything would cut it off
		over.await();
	}

	private void follow() throws IOException, InterruptedException {
		expect(Frame.Type.START);
		if (!flow.streams().stream().allMatch(DataStream::isConnected)) {
			line.send(Frame.refused(Messages.Server_streamsMissing));
			throw new IOException(Messages.Server_streamsMissing);
		}
		long start = System.nanoTime();
		sampler = new Sampler(flow, request, inspector, false, new Reporter());
		flow.start();
		threads.newThread(() -> sample(start)).start();
		double planned = request.omitSeconds() + request.seconds();
		line.setSilenceLimit(NEXT_STEP_SECONDS + 2 * request.intervalSeconds());
		Frame frame;
		do {
			frame = line.read();
			if ((System.nanoTime() - start) / 1e9 > planned + NEXT_STEP_SECONDS) {
				throw new IOException(Messages.Server_overtime);
			}
		} while (frame.type() == Frame.Type.BEAT);
		// the client's window began a moment before this one and is over; this one is about to be
		if (frame.type() == Frame.Type.STOP_NOW || !sampled.await(Sockets.millis(DRAIN_SECONDS), TimeUnit.MILLISECONDS)) {
			flow.endEarly();
		}
		flow.stopSending();
		if (!flow.awaitEnded(DRAIN_SECONDS)) {
			flow.close();
			flow.awaitEnded(DRAIN_SECONDS);
		}
		sampled.await(Sockets.millis(NEXT_STEP_SECONDS), TimeUnit.MILLISECONDS);
		line.send(Frame.result(sampler.sides()));
		line.setSilenceLimit(NEXT_STEP_SECONDS);
		awaitGoodbye();
	}

	private void awaitGoodbye() throws IOException {
		try {
			line.read();
		} catch (EOFException e) {
			// the client has the result and hangs up
			return;
		}
	}

	private void sample(long start) {
		try {
			sampler.run(start);
			line.send(Frame.of(Frame.Type.FINISHED));
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} catch (IOException e) {
			// the reader of the control line meets the same failure and ends the session
			flow.endEarly();
		} finally {
			sampled.countDown();
		}
	}

	private Frame expect(Frame.Type type) throws IOException {
		Frame frame = line.read();
		if (frame.type() != type) {
			throw new IOException(Messages.Frame_unknown);
		}
		return frame;
	}

	void close() {
		closed = true;
		Flow mine = flow;
		if (mine != null) {
			mine.close();
		}
		over.countDown();
		line.close();
	}

	/** Tells the client about each interval; a line that breaks here ends the window. */
	private final class Reporter implements Sampler.Events {
		@Override
		public void windowStarted() {
			// the server measures by its own clock and tells nobody
		}

		@Override
		public void windowEnded() {
			// the server measures by its own clock and tells nobody
		}

		@Override
		public void interval(double endSeconds, double lengthSeconds, long[] bytes) {
			send(() -> Frame.interval(endSeconds, lengthSeconds, bytes));
		}

		@Override
		public void beat() {
			send(() -> Frame.of(Frame.Type.BEAT));
		}
	}

	private interface Message {
		Frame frame() throws IOException;
	}

	private void send(Message message) {
		try {
			line.send(message.frame());
		} catch (IOException e) {
			flow.endEarly();
		}
	}
}
