// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Protocol;
import org.nicbench.model.Throughput;
import org.nicbench.model.ToolVersion;
import org.nicbench.model.status.ProblemException;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.ThroughputTool;
import org.nicbench.tools.ToolHost;
import org.nicbench.tools.ToolListener;
import org.nicbench.tools.ToolOutput;
import org.nicbench.tools.ToolRun;

/** A tool that is a program with a server on one end and a client on the other. */
public abstract class CommandTool implements ThroughputTool {

	private static final long LONGEST_PROBE_SECONDS = 5;

	/** @return the program, as found on the PATH */
	protected abstract String program();

	/** @return what makes the program print its version */
	protected abstract String versionOption();

	/** @return finds the version, as group 1, in what it then prints on either stream */
	protected abstract Pattern versionPattern();

	/** @return the whole command of the server's end */
	public abstract List<String> serverCommand(JobRequest request);

	/** @return the whole command of the client's end */
	public abstract List<String> clientCommand(JobRequest request);

	/** @return whether the server ends by itself after one test */
	protected abstract boolean serverEndsItself();

	/** @return the protocol of the port by which a listening server is known */
	protected Protocol listeningProtocol(JobRequest request) {
		return Protocol.TCP;
	}

	/**
	 * Whether the server's output so far holds all it will say about the test; asked only where the server does not end
	 * itself.
	 */
	protected boolean isServerReport(JobRequest request, List<String> lines) {
		return true;
	}

	/**
	 * Puts what the server said beside what the client said.
	 *
	 * @param server null when the server's output tells no result
	 */
	protected void combine(Throughput client, Throughput server, JobRequest request) {
		// the client of most tools tells both ends
	}

	@Override
	public Optional<ToolVersion> probe(ToolHost host) throws IOException {
		Process process;
		try {
			process = host.startProcess(List.of(program(), versionOption()));
		} catch (IOException e) {
			if (CommandRun.isMissing(e)) {
				return Optional.empty();
			}
			throw e;
		}
		process.getOutputStream().close();
		String said = new String(process.getInputStream().readNBytes(64 * 1024), StandardCharsets.UTF_8)
				+ new String(process.getErrorStream().readNBytes(64 * 1024), StandardCharsets.UTF_8);
		try {
			if (!process.waitFor(LONGEST_PROBE_SECONDS, TimeUnit.SECONDS)) {
				process.destroyForcibly();
			}
		} catch (InterruptedException e) {
			process.destroyForcibly();
			Thread.currentThread().interrupt();
		}
		ToolVersion version = NicBenchFactory.eINSTANCE.createToolVersion();
		version.setName(id());
		Matcher matcher = versionPattern().matcher(said);
		version.setVersion(matcher.find() ? matcher.group(1) : null);
		return Optional.of(version);
	}

	@Override
	public ToolRun prepare(JobRequest request, ToolHost client, ToolHost server, ToolOutput output, ToolListener listener)
			throws ProblemException {
		check(request);
		return new CommandRun(this, request, client, server, output, listener);
	}

	/** Adds options that experts give by the tool's own long names; an empty value is an option without one. */
	protected static void addOptions(List<String> command, JobRequest request) {
		for (Map.Entry<String, String> option : request.options().asMap().entrySet()) {
			command.add(option.getKey().length() == 1 ? "-" + option.getKey() : "--" + option.getKey());
			if (!option.getValue().isEmpty()) {
				command.add(option.getValue());
			}
		}
	}

	/** @return the number without a useless fraction */
	protected static String number(double value) {
		return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
	}

	/** @return a command that begins with the program */
	protected List<String> command(String... arguments) {
		List<String> command = new ArrayList<>();
		command.add(program());
		command.addAll(List.of(arguments));
		return command;
	}
}
