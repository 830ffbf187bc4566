// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.command;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Side;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.ToolHost;
import org.nicbench.tools.ToolListener;
import org.nicbench.tools.ToolOutcome;
import org.nicbench.tools.ToolOutput;
import org.nicbench.tools.ToolRun;

/** Runs server and client of a {@link CommandTool} once. */
final class CommandRun implements ToolRun {

	private static final Pattern MISSING = Pattern.compile("error(=|: )2\\b");

	private static final double LONGEST_START_SECONDS = 10;
	private static final double LONGEST_REPORT_SECONDS = 3;
	private static final double POLL_SECONDS = 0.005;

	private final CommandTool tool;
	private final JobRequest request;
	private final ToolHost clientHost;
	private final ToolHost serverHost;
	private final ToolOutput output;
	private final ToolListener listener;
	private final List<ToolProcess> running = new ArrayList<>();
	private volatile boolean cancelled;
	private boolean timedOut;

	CommandRun(CommandTool tool, JobRequest request, ToolHost clientHost, ToolHost serverHost, ToolOutput output, ToolListener listener) {
		this.tool = tool;
		this.request = request;
		this.clientHost = clientHost;
		this.serverHost = serverHost;
		this.output = output;
		this.listener = listener;
	}

	@Override
	public ToolOutcome run() throws ProblemException {
		ToolProcess server = null;
		ToolProcess client = null;
		String problem = null;
		try {
			if (!cancelled) {
				server = start(serverHost, tool.serverCommand(request), ToolOutput.SERVER_OUT, ToolOutput.SERVER_ERR, Side.RECEIVER);
				problem = awaitListening(server);
			}
			if (!cancelled && problem == null) {
				client = start(clientHost, tool.clientCommand(request), ToolOutput.CLIENT_OUT, ToolOutput.CLIENT_ERR, Side.SENDER);
				follow(client);
				if (client.out.throughput().filter(Throughput::isSetBitsPerSecond).isPresent()) {
					awaitReport(server);
				}
			}
		} catch (InterruptedException e) {
			cancelled = true;
			Thread.currentThread().interrupt();
		} finally {
			endAll();
		}
		keptOrThrow();
		return outcome(client, server, problem);
	}

	private ToolProcess start(ToolHost host, List<String> command, String outName, String errName, Side side) throws ProblemException {
		OutputStream out = open(outName);
		OutputStream err = open(errName);
		try {
			ToolProcess process = ToolProcess.start(host, command, out, err);
			synchronized (running) {
				running.add(process);
				if (cancelled) {
					process.ask();
				}
			}
			listener.started(side, command, process.handle());
			return process;
		} catch (IOException e) {
			if (isMissing(e)) {
				throw new ProblemException(ProblemKind.TRIAL, NLS.bind(Messages.notFound, command.get(0)), host.name(),
						NLS.bind(Messages.installWith, tool.installCommand()), e);
			}
			throw new ProblemException(ProblemKind.TRIAL, NLS.bind(Messages.cannotStart, command.get(0), e.getMessage()), host.name(), null, e);
		}
	}

	private OutputStream open(String name) throws ProblemException {
		try {
			return output.open(name);
		} catch (IOException e) {
			throw notKept(e);
		}
	}

	private static ProblemException notKept(IOException e) {
		return new ProblemException(ProblemKind.UNWRITABLE, NLS.bind(Messages.outputNotKept, e.getMessage()), null, Messages.freeSpace, e);
	}

	/** @return whether the program does not exist there (ENOENT): "error=2," of Java up to 24, "error: 2 (" of later ones */
	static boolean isMissing(IOException e) {
		return e.getMessage() != null && MISSING.matcher(e.getMessage()).find();
	}

	/** @return what went wrong, or null when the server listens */
	private String awaitListening(ToolProcess server) throws ProblemException, InterruptedException {
		long deadline = System.nanoTime() + Math.round(LONGEST_START_SECONDS * 1e9);
		String port = Integer.toString(request.port());
		while (!cancelled) {
			try {
				if (serverHost.listens(tool.listeningProtocol(request), request.port())) {
					return null;
				}
			} catch (IOException e) {
				throw new ProblemException(ProblemKind.TRIAL, e.getMessage(), serverHost.name(), null, e);
			}
			if (server.awaitEnd(POLL_SECONDS)) {
				return NLS.bind(Messages.serverEnded, tool.id(), port);
			}
			if (System.nanoTime() > deadline) {
				return NLS.bind(Messages.serverNotListening, new Object[] { tool.id(), port, (int) LONGEST_START_SECONDS });
			}
		}
		return null;
	}

	/** Waits for the client and marks the measured window on the way. */
	private void follow(ToolProcess client) throws InterruptedException {
		long begin = System.nanoTime();
		boolean ended = request.omitSeconds() > 0 && client.awaitEnd(request.omitSeconds());
		if (!ended) {
			listener.windowStarted();
			try {
				double window = request.omitSeconds() + request.seconds() - (System.nanoTime() - begin) / 1e9;
				ended = client.awaitEnd(window);
			} finally {
				listener.windowEnded();
			}
		}
		double left = tool.timeLimitSeconds(request) - (System.nanoTime() - begin) / 1e9;
		if (!ended && !client.awaitEnd(left)) {
			timedOut = true;
		}
		client.end();
	}

	private void awaitReport(ToolProcess server) throws InterruptedException {
		if (cancelled || timedOut) {
			return;
		}
		if (tool.serverEndsItself()) {
			server.awaitEnd(LONGEST_REPORT_SECONDS);
			return;
		}
		long deadline = System.nanoTime() + Math.round(LONGEST_REPORT_SECONDS * 1e9);
		while (!cancelled && System.nanoTime() < deadline && !server.awaitEnd(POLL_SECONDS)) {
			if (tool.isServerReport(request, server.out.lines())) {
				server.kill();
			}
		}
	}

	@Override
	public void cancel() {
		cancelled = true;
		synchronized (running) {
			running.forEach(ToolProcess::ask);
		}
	}

	/** Ends what still runs, whatever happens to this thread. */
	private void endAll() {
		boolean interrupted = false;
		List<ToolProcess> left;
		synchronized (running) {
			left = List.copyOf(running);
		}
		for (ToolProcess process : left) {
			while (true) {
				try {
					process.end();
					break;
				} catch (InterruptedException e) {
					interrupted = true;
				}
			}
		}
		if (interrupted) {
			Thread.currentThread().interrupt();
		}
	}

	private void keptOrThrow() throws ProblemException {
		for (ToolProcess process : running) {
			for (OutputPump pump : List.of(process.out, process.err)) {
				if (pump.notKept() != null) {
					throw notKept(pump.notKept());
				}
			}
		}
	}

	private ToolOutcome outcome(ToolProcess client, ToolProcess server, String problem) {
		Throughput throughput = client == null ? null : client.out.throughput().orElse(null);
		if (throughput == null) {
			throughput = NicBenchFactory.eINSTANCE.createThroughput();
			throughput.setTool(tool.id());
			throughput.setProtocol(request.protocol());
			throughput.setDirection(request.direction());
			throughput.setStatus(Status.FAILED);
		}
		throughput.setProvenance(null);
		throughput.setStreamsAsked(request.streams());
		throughput.setCommand(String.join(" ", tool.clientCommand(request)));
		if (client != null) {
			tool.combine(throughput, server.out.throughput().orElse(null), request);
		}
		String words = words(throughput, client, server, problem);
		Status status = cancelled ? Status.CANCELLED : throughput.getStatus();
		if (status == Status.COMPLETE && (timedOut || exitCode(client).orElse(0) != 0)) {
			status = Status.PARTIAL;
		}
		if (status == Status.COMPLETE) {
			words = "";
		} else {
			throughput.setStatus(status);
			if (!words.isEmpty() && !throughput.getErrors().contains(words)) {
				throughput.getErrors().add(words);
			}
		}
		return new ToolOutcome(status, words, Optional.of(throughput), tool.serverCommand(request), tool.clientCommand(request),
				exitCode(server), exitCode(client));
	}

	private static OptionalInt exitCode(ToolProcess process) {
		return process == null ? OptionalInt.empty() : process.exitCode();
	}

	/** The first that says something: the tool's own error, standard error of either end, how it ended. */
	private String words(Throughput throughput, ToolProcess client, ToolProcess server, String problem) {
		String timeLimit = timedOut ? NLS.bind(Messages.noEndInTime, tool.id(), CommandTool.number(tool.timeLimitSeconds(request))) : "";
		String code = exitCode(client).isPresent()
				? NLS.bind(Messages.exitCode, tool.id(), Integer.toString(exitCode(client).getAsInt())) : "";
		String clientSaid = client == null ? "" : client.err.words();
		String serverSaid = server == null || client != null && !clientSaid.isEmpty() ? "" : server.err.words();
		String told = throughput.getErrors().isEmpty() ? "" : throughput.getErrors().get(0);
		return Stream.of(cancelled ? Messages.cancelled : "", timeLimit, told, clientSaid, serverSaid, problem == null ? "" : problem, code)
				.filter(text -> !text.isEmpty()).findFirst().orElse("");
	}
}
