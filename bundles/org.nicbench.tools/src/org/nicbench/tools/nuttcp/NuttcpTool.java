// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.nuttcp;

import java.util.List;
import java.util.regex.Pattern;

import org.nicbench.model.Direction;
import org.nicbench.model.Protocol;
import org.nicbench.model.status.ProblemException;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.command.CommandTool;
import org.nicbench.tools.command.Unable;

/** nuttcp with a server for one client. Its control connection takes the first port, each stream one more. */
public final class NuttcpTool extends CommandTool {

	private static final Pattern VERSION = Pattern.compile("nuttcp-(\\S+)");
	private static final int BUFFER_BYTES = 65536;

	@Override
	public String id() {
		return "nuttcp";
	}

	@Override
	protected String program() {
		return "nuttcp";
	}

	@Override
	protected String versionOption() {
		return "-V";
	}

	@Override
	protected Pattern versionPattern() {
		return VERSION;
	}

	@Override
	public String installCommand() {
		return "apt-get install nuttcp";
	}

	@Override
	public int ports(JobRequest request) {
		return 1 + request.streams();
	}

	@Override
	public void check(JobRequest request) throws ProblemException {
		new Unable(id(), request).sctp().bothWays().omit().congestionControl();
	}

	@Override
	protected boolean serverEndsItself() {
		return true;
	}

	@Override
	public List<String> serverCommand(JobRequest request) {
		List<String> command = command("-1", "--nofork", "-P", Integer.toString(request.port()));
		if (request.isIpv6()) {
			command.add("-6");
		}
		return command;
	}

	@Override
	public List<String> clientCommand(JobRequest request) {
		List<String> command = command("-fparse", "-P" + request.port(), "-p" + (request.port() + 1), "-i" + number(request.intervalSeconds()));
		if (request.streams() > 1) {
			command.add("-N" + request.streams());
		}
		if (request.bytes().isPresent()) {
			command.add("-l" + BUFFER_BYTES);
			command.add("-n" + (request.bytes().getAsLong() + BUFFER_BYTES - 1) / BUFFER_BYTES);
		} else {
			command.add("-T" + number(request.seconds()));
		}
		request.mss().ifPresent(mss -> command.add("-M" + mss));
		request.windowBytes().ifPresent(bytes -> command.add("-w" + Math.max(1, bytes / 1024)));
		if (request.direction() == Direction.REVERSE) {
			command.add("-r");
		}
		if (request.protocol() == Protocol.UDP) {
			command.add("-u");
		}
		request.targetBitsPerSecond().ifPresent(rate -> command.add("-R" + Math.max(1, Math.round(rate / 1000))));
		if (request.isIpv6()) {
			command.add("-6");
		}
		addOptions(command, request);
		command.add(request.receiverAddress());
		return command;
	}
}
