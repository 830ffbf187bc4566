// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf3;

import java.util.List;
import java.util.regex.Pattern;

import org.nicbench.model.Direction;
import org.nicbench.model.Protocol;
import org.nicbench.model.status.ProblemException;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.command.CommandTool;
import org.nicbench.tools.command.Unable;

/** iperf3 with JSON. Its times are whole seconds: a fraction is rounded up. */
public class Iperf3Tool extends CommandTool {

	private static final Pattern VERSION = Pattern.compile("iperf (3\\S*)");

	@Override
	public String id() {
		return "iperf3";
	}

	@Override
	protected String program() {
		return "iperf3";
	}

	@Override
	protected String versionOption() {
		return "--version";
	}

	@Override
	protected Pattern versionPattern() {
		return VERSION;
	}

	@Override
	public String installCommand() {
		return "apt-get install iperf3";
	}

	@Override
	public void check(JobRequest request) throws ProblemException {
		new Unable(id(), request).sctp();
	}

	@Override
	protected boolean serverEndsItself() {
		return true;
	}

	@Override
	public double timeLimitSeconds(JobRequest request) {
		return Math.ceil(request.omitSeconds()) + Math.ceil(request.seconds()) + 15;
	}

	@Override
	public List<String> serverCommand(JobRequest request) {
		return command("-s", "-1", "-p", Integer.toString(request.port()), "-i", number(request.intervalSeconds()), "--forceflush");
	}

	@Override
	public List<String> clientCommand(JobRequest request) {
		List<String> command = command("-c", request.receiverAddress(), "-p", Integer.toString(request.port()), "-J", "-i",
				number(request.intervalSeconds()), "-P", Integer.toString(request.streams()));
		if (request.bytes().isPresent()) {
			command.addAll(List.of("-n", Long.toString(request.bytes().getAsLong())));
		} else {
			command.addAll(List.of("-t", number(Math.ceil(request.seconds()))));
		}
		if (request.omitSeconds() > 0) {
			command.addAll(List.of("-O", number(Math.ceil(request.omitSeconds()))));
		}
		request.senderAddress().ifPresent(address -> command.addAll(List.of("-B", address)));
		request.mss().ifPresent(mss -> command.addAll(List.of("-M", Integer.toString(mss))));
		request.windowBytes().ifPresent(bytes -> command.addAll(List.of("-w", Long.toString(bytes))));
		request.congestionControl().ifPresent(name -> command.addAll(List.of("-C", name)));
		if (request.direction() == Direction.REVERSE) {
			command.add("-R");
		} else if (request.direction() == Direction.BIDIRECTIONAL) {
			command.add("--bidir");
		}
		if (request.protocol() == Protocol.UDP) {
			command.add("-u");
		}
		if (request.targetBitsPerSecond().isPresent()) {
			command.addAll(List.of("-b", number(Math.rint(request.targetBitsPerSecond().getAsDouble() / request.streams()))));
		} else if (request.protocol() == Protocol.UDP) {
			command.addAll(List.of("-b", "0"));
		}
		addOptions(command, request);
		return command;
	}
}
