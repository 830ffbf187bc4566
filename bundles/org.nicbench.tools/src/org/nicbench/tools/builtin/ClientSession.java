// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.nio.channels.UnresolvedAddressException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** The client's side of one session. {@link #run()} on a thread of the session, {@link #cancel()} on any. */
final class ClientSession {
	private final BuiltinRequest request;
	private final ThreadFactory threads;
	private final BuiltinListener listener;
	private final SocketInspector inspector;
	private final Flow flow;
	private final ServerVoice server;
	private volatile SocketChannel control;
	private ControlLine line;
	private volatile boolean cancelled;

	ClientSession(BuiltinRequest request, ThreadFactory threads, BuiltinListener listener, SocketInspector inspector) {
		this.request = request;
		this.threads = threads;
		this.listener = new SerialListener(listener);
		this.inspector = inspector;
		flow = new Flow(request, true);
		server = new ServerVoice(request, flow, this.listener);
	}

	BuiltinResult run() throws BuiltinException {
		try {
			connect();
			listener.connected();
			return measure();
		} catch (InterruptedException e) {
			cancel();
			return nothing();
		} catch (IOException | UnresolvedAddressException e) {
			if (cancelled) {
				return nothing();
			}
			throw Failures.connecting(request.server(), e);
		} finally {
			close();
		}
	}

	private BuiltinResult nothing() {
		return new BuiltinResult(BuiltinResult.Outcome.CANCELLED, List.of(), List.of());
	}

	private void connect() throws IOException, InterruptedException {
		SocketChannel channel = SocketChannel.open(Sockets.family(request.server().getAddress()));
		control = channel;
		if (cancelled) {
			channel.close();
		}
		DataConnection.connect(channel, request);
		ControlLine mine = new ControlLine(channel);
		line = mine;
		DataConnection.greet(mine, request, new Greeting(true, request.cookie(), 0, Direction.FORWARD));
		mine.setSilenceLimit(request.connectSeconds());
		mine.send(Frame.request(request));
		Frame frame = mine.read();
		if (frame.type() == Frame.Type.REFUSED) {
			throw new BuiltinException(BuiltinException.Kind.FOREIGN_PEER, Messages
					.bind(Messages.Client_serverSaid, Messages.address(request.server()), frame.text()));
		}
		if (frame.type() != Frame.Type.READY) {
			throw new IOException(Messages.Frame_unknown);
		}
		for (DataStream stream : flow.streams()) {
			threads.newThread(new DataConnection(stream, flow, request, inspector)).start();
		}
		// every stream has its own time limits for the connection and for the answer
		if (!flow.awaitConnected(3 * request.connectSeconds())) {
			throw firstFailure();
		}
	}

	private IOException firstFailure() {
		return flow.streams().stream().map(DataStream::failure).filter(f -> f != null).findFirst()
				.orElse(new BuiltinException(BuiltinException.Kind.TIMED_OUT,
						Messages.bind(Messages.Client_noAnswer, Messages.address(request.server()))));
	}

	private BuiltinResult measure() throws IOException, InterruptedException {
		// the server beats every second or every interval
		line.setSilenceLimit(ServerSession.NEXT_STEP_SECONDS + 2 * request.intervalSeconds());
		threads.newThread(() -> server.listen(line)).start();
		Sampler sampler = new Sampler(flow, request, inspector, true, new Reporter());
		long start = System.nanoTime();
		line.send(Frame.of(Frame.Type.START));
		flow.start();
		sampler.run(start);
		stop(start);
		if (!flow.awaitEnded(ServerSession.DRAIN_SECONDS)) {
			flow.streams().forEach(DataStream::close);
			flow.awaitEnded(ServerSession.DRAIN_SECONDS);
		}
		server.awaitResult(cancelled ? 0 : 2 * ServerSession.NEXT_STEP_SECONDS);
		return new ResultAssembly(request, flow, server).result(sampler.sides(), cancelled);
	}

	private void stop(long start) {
		double seconds = (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
		boolean planned = seconds >= request.omitSeconds() + request.seconds() || flow.hasByteLimit();
		flow.stopSending();
		try {
			line.send(Frame.of(planned ? Frame.Type.STOP : Frame.Type.STOP_NOW));
		} catch (IOException e) {
			// the server's voice meets the same failure and says so
			flow.endEarly();
		}
	}

	void cancel() {
		cancelled = true;
		close();
	}

	private void close() {
		flow.close();
		Sockets.close(control);
	}

	/** Tells the listener, and the server that the client is still there. */
	private final class Reporter implements Sampler.Events {
		@Override
		public void windowStarted() {
			listener.windowStarted();
		}

		@Override
		public void windowEnded() {
			listener.windowEnded();
		}

		@Override
		public void interval(double endSeconds, double lengthSeconds, long[] bytes) {
			if (request.direction() != Direction.FORWARD) {
				long[] received = Arrays.copyOfRange(bytes, bytes.length - request.streams(), bytes.length);
				listener.interval(Direction.REVERSE, endSeconds, lengthSeconds, received);
			}
			beat();
		}

		@Override
		public void beat() {
			try {
				line.send(Frame.of(Frame.Type.BEAT));
			} catch (IOException e) {
				// the server's voice meets the same failure and says so
				flow.endEarly();
			}
		}
	}
}
