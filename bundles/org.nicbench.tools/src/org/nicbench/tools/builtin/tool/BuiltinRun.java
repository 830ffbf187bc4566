// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin.tool;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.eclipse.osgi.util.NLS;
import org.nicbench.model.CpuSource;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Side;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.ToolCpu;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.ToolHost;
import org.nicbench.tools.ToolListener;
import org.nicbench.tools.ToolOutcome;
import org.nicbench.tools.ToolRun;
import org.nicbench.tools.builtin.BuiltinClient;
import org.nicbench.tools.builtin.BuiltinException;
import org.nicbench.tools.builtin.BuiltinListener;
import org.nicbench.tools.builtin.BuiltinRequest;
import org.nicbench.tools.builtin.BuiltinResult;
import org.nicbench.tools.builtin.BuiltinServer;
import org.nicbench.tools.builtin.Direction;
import org.nicbench.tools.builtin.SessionCookie;
import org.nicbench.tools.builtin.SocketSettings;

/**
 * Runs the built-in engine between two hosts. A new thread belongs to the network namespace of the thread that started it
 * (clone(2) without CLONE_NEWNET), so the first thread of each end is started on a thread of its host.
 */
final class BuiltinRun implements ToolRun {

	private static final double SERVER_END_SECONDS = 3;

	private final JobRequest request;
	private final ToolHost clientHost;
	private final ToolHost serverHost;
	private final ToolListener listener;
	private final double timeLimitSeconds;
	private final EndThreads clientThreads = new EndThreads();
	private final EndThreads serverThreads = new EndThreads();
	private BuiltinServer server;
	private BuiltinClient client;
	private volatile boolean cancelled;

	BuiltinRun(JobRequest request, ToolHost clientHost, ToolHost serverHost, ToolListener listener, double timeLimitSeconds) {
		this.request = request;
		this.clientHost = clientHost;
		this.serverHost = serverHost;
		this.listener = listener;
		this.timeLimitSeconds = timeLimitSeconds;
	}

	@Override
	public ToolOutcome run() throws ProblemException {
		try {
			return outcome(measure());
		} catch (BuiltinException e) {
			return failed(e.getMessage());
		} catch (TimeoutException e) {
			return failed(NLS.bind(Messages.noEndInTime, Double.toString(timeLimitSeconds)));
		} catch (InterruptedException e) {
			cancel();
			Thread.currentThread().interrupt();
			return failed(Messages.cancelled);
		} catch (IOException e) {
			return failed(String.valueOf(e.getMessage()));
		} finally {
			close();
		}
	}

	private BuiltinResult measure() throws ProblemException, IOException, InterruptedException, TimeoutException {
		SessionCookie cookie = SessionCookie.random();
		InetSocketAddress address = new InetSocketAddress(InetAddress.getByName(request.receiverAddress()), request.port());
		open(address, cookie);
		BuiltinRequest asked = asked(address, cookie);
		synchronized (this) {
			if (cancelled) {
				throw new BuiltinException(BuiltinException.Kind.NETWORK, Messages.cancelled);
			}
			client = new BuiltinClient(asked, clientThreads, new Window(), clientHost.sockets());
		}
		BuiltinResult result = onHost();
		server.awaitEnd(SERVER_END_SECONDS);
		return result;
	}

	private void open(InetSocketAddress address, SessionCookie cookie) throws ProblemException, IOException {
		try {
			BuiltinServer opened = serverHost
					.call(() -> BuiltinServer.open(address, cookie, timeLimitSeconds, serverThreads, serverHost.sockets()));
			synchronized (this) {
				server = opened;
			}
		} catch (IOException | RuntimeException e) {
			throw e;
		} catch (Exception e) {
			throw problem(serverHost, e);
		}
	}

	private static ProblemException problem(ToolHost host, Exception e) {
		return new ProblemException(ProblemKind.TRIAL, String.valueOf(e.getMessage()), host.name(), null, e);
	}

	private BuiltinResult onHost() throws ProblemException, IOException, InterruptedException, TimeoutException {
		CompletableFuture<BuiltinResult> result = new CompletableFuture<>();
		try {
			clientHost.call(() -> {
				Thread.ofPlatform().name("builtin client").daemon().start(() -> complete(result));
				return null;
			});
		} catch (IOException | RuntimeException | InterruptedException e) {
			throw e;
		} catch (Exception e) {
			throw problem(clientHost, e);
		}
		try {
			return result.get(Math.round(timeLimitSeconds * 1000), TimeUnit.MILLISECONDS);
		} catch (ExecutionException e) {
			if (e.getCause() instanceof IOException cause) {
				throw cause;
			}
			throw new IllegalStateException(e.getCause());
		}
	}

	private void complete(CompletableFuture<BuiltinResult> result) {
		try {
			result.complete(client.run());
		} catch (IOException | RuntimeException e) {
			result.completeExceptionally(e);
		}
	}

	private BuiltinRequest asked(InetSocketAddress address, SessionCookie cookie) throws IOException {
		SocketSettings sockets = SocketSettings.DEFAULT.withMaximumSegment(request.mss().orElse(0))
				.withCongestionControl(request.congestionControl().orElse(""));
		if (request.windowBytes().isPresent()) {
			int bytes = (int) Math.min(Integer.MAX_VALUE, request.windowBytes().getAsLong());
			sockets = sockets.withBuffers(bytes, bytes);
		}
		InetAddress from = request.senderAddress().isPresent() ? InetAddress.getByName(request.senderAddress().get()) : null;
		BuiltinRequest asked = BuiltinRequest.to(address).withLocalAddress(from).withCookie(cookie).withStreams(request.streams())
				.withTime(request.omitSeconds(), request.seconds())
				.withInterval(Math.max(BuiltinRequest.SHORTEST_INTERVAL_SECONDS, Math.min(request.intervalSeconds(), request.seconds())))
				.withSockets(sockets).withDirection(switch (request.direction()) {
				case FORWARD -> Direction.FORWARD;
				case REVERSE -> Direction.REVERSE;
				case BIDIRECTIONAL -> Direction.BOTH;
				});
		return request.bytes().isPresent() ? asked.withTime(0, request.seconds()).withBytes(request.bytes().getAsLong()) : asked;
	}

	/** Hands the engine's marks on. */
	private final class Window implements BuiltinListener {
		@Override
		public void windowStarted() {
			listener.windowStarted();
			clientThreads.start();
			serverThreads.start();
		}

		@Override
		public void windowEnded() {
			clientThreads.stop();
			serverThreads.stop();
			listener.windowEnded();
		}

		@Override
		public void interval(Direction direction, double endSeconds, double lengthSeconds, long[] receivedBytes) {
			if (lengthSeconds > 0 && (direction == Direction.FORWARD || request.direction() == org.nicbench.model.Direction.REVERSE)) {
				long bytes = 0;
				for (long each : receivedBytes) {
					bytes += each;
				}
				listener.interval(endSeconds, bytes * 8 / lengthSeconds);
			}
		}
	}

	private ToolOutcome outcome(BuiltinResult result) {
		Throughput throughput = BuiltinThroughput.of(result, request);
		Status status = cancelled || result.outcome() == BuiltinResult.Outcome.CANCELLED ? Status.CANCELLED : throughput.getStatus();
		throughput.setStatus(status);
		cpu(throughput, Side.SENDER, clientThreads);
		cpu(throughput, Side.RECEIVER, serverThreads);
		String reason = status == Status.COMPLETE ? ""
				: status == Status.CANCELLED ? Messages.cancelled
						: throughput.getErrors().isEmpty() ? Messages.noFigures : throughput.getErrors().get(0);
		return new ToolOutcome(status, reason, Optional.of(throughput), sends(), receives(), OptionalInt.empty(), OptionalInt.empty());
	}

	private static void cpu(Throughput throughput, Side side, EndThreads threads) {
		if (!Double.isNaN(threads.percentOfOneCore())) {
			ToolCpu cpu = NicBenchFactory.eINSTANCE.createToolCpu();
			cpu.setSide(side);
			cpu.setPercentOfOneCore(threads.percentOfOneCore());
			cpu.setSource(CpuSource.TOOL);
			throughput.getCpu().add(cpu);
		}
	}

	/** There is no command line to tell of; this says the same in words. */
	private List<String> sends() {
		return List.of(NLS.bind(Messages.clientInWords, new Object[] { request.receiverAddress(), Integer.toString(request.port()),
				request.streams(), Double.toString(request.seconds()), request.direction(),
				request.congestionControl().map(name -> ", " + name).orElse(""),
				request.mss().isPresent() ? ", MSS " + request.mss().getAsInt() : "" }));
	}

	private List<String> receives() {
		return List.of(NLS.bind(Messages.serverInWords, request.receiverAddress(), Integer.toString(request.port())));
	}

	private ToolOutcome failed(String reason) {
		Throughput throughput = NicBenchFactory.eINSTANCE.createThroughput();
		throughput.setTool(BuiltinTool.ID);
		throughput.setProtocol(request.protocol());
		throughput.setDirection(request.direction());
		throughput.setStreamsAsked(request.streams());
		Status status = cancelled ? Status.CANCELLED : Status.FAILED;
		throughput.setStatus(status);
		throughput.getErrors().add(reason);
		return new ToolOutcome(status, cancelled ? Messages.cancelled : reason, Optional.of(throughput), List.of(), List.of(),
				OptionalInt.empty(), OptionalInt.empty());
	}

	@Override
	public void cancel() {
		cancelled = true;
		close();
	}

	/** Client first, so that the server does not look like the one that broke off. */
	private synchronized void close() {
		if (client != null) {
			client.close();
		}
		if (server != null) {
			server.close();
		}
	}
}
