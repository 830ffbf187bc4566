// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf;

import java.util.List;
import java.util.regex.Pattern;

import org.nicbench.model.Direction;
import org.nicbench.model.Headline;
import org.nicbench.model.Protocol;
import org.nicbench.model.SideResult;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.status.ProblemException;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.command.CommandTool;
import org.nicbench.tools.command.Unable;

/**
 * iperf 2 with CSV on both ends, because its bytes are exact there. It ends with 0 also when the server refused; what it
 * says on standard error counts. The client's figures are the sender's, the server's report is the receiver's.
 */
public final class IperfTool extends CommandTool {

	private static final Pattern VERSION = Pattern.compile("iperf version (\\S+)");

	@Override
	public String id() {
		return "iperf";
	}

	@Override
	protected String program() {
		return "iperf";
	}

	@Override
	protected String versionOption() {
		return "-v";
	}

	@Override
	protected Pattern versionPattern() {
		return VERSION;
	}

	@Override
	public String installCommand() {
		return "apt-get install iperf";
	}

	@Override
	public void check(JobRequest request) throws ProblemException {
		new Unable(id(), request).sctp().bothWays().omit().rateOfTcp();
	}

	@Override
	protected boolean serverEndsItself() {
		return false;
	}

	@Override
	protected Protocol listeningProtocol(JobRequest request) {
		return request.protocol();
	}

	@Override
	public List<String> serverCommand(JobRequest request) {
		List<String> command = command("-s", "-p", Integer.toString(request.port()), "-y", "C");
		if (request.protocol() == Protocol.UDP) {
			command.add("-u");
		}
		request.windowBytes().ifPresent(bytes -> command.addAll(List.of("-w", Long.toString(bytes))));
		if (request.isIpv6()) {
			command.add("-V");
		}
		return command;
	}

	@Override
	public List<String> clientCommand(JobRequest request) {
		List<String> command = command("-c", request.receiverAddress(), "-p", Integer.toString(request.port()), "-y", "C", "-i",
				number(request.intervalSeconds()), "-P", Integer.toString(request.streams()));
		if (request.bytes().isPresent()) {
			command.addAll(List.of("-n", Long.toString(request.bytes().getAsLong() / request.streams())));
		} else {
			command.addAll(List.of("-t", number(request.seconds())));
		}
		request.senderAddress().ifPresent(address -> command.addAll(List.of("-B", address)));
		request.mss().ifPresent(mss -> command.addAll(List.of("-M", Integer.toString(mss))));
		request.windowBytes().ifPresent(bytes -> command.addAll(List.of("-w", Long.toString(bytes))));
		request.congestionControl().ifPresent(name -> command.addAll(List.of("-Z", name)));
		if (request.direction() == Direction.REVERSE) {
			command.add("-R");
		}
		if (request.isIpv6()) {
			command.add("-V");
		}
		if (request.protocol() == Protocol.UDP) {
			command.add("-u");
			double rate = request.targetBitsPerSecond().orElse(UNLIMITED_BITS_PER_SECOND) / request.streams();
			command.addAll(List.of("-b", number(Math.rint(rate))));
		}
		addOptions(command, request);
		return command;
	}

	private static final double UNLIMITED_BITS_PER_SECOND = 100e9;

	/** One row a stream: the server is started without intervals. */
	@Override
	protected boolean isServerReport(JobRequest request, List<String> lines) {
		return lines.stream().filter(line -> line.split(",").length >= 9).count() >= request.streams();
	}

	@Override
	protected void combine(Throughput client, Throughput server, JobRequest request) {
		if (server == null || !server.isSetBitsPerSecond()) {
			return;
		}
		boolean reverse = request.direction() == Direction.REVERSE;
		SideResult far = server.getReceiver() != null ? server.getReceiver() : server.getSender();
		if (reverse) {
			client.setSender(far);
			return;
		}
		client.setReceiver(far);
		client.setBitsPerSecond(server.getBitsPerSecond());
		client.setSeconds(server.getSeconds());
		client.setHeadlineFrom(Headline.RECEIVER);
		if (client.getUdp() == null) {
			client.setUdp(server.getUdp());
		}
		if (client.getStatus() == Status.COMPLETE && server.getStreamsWorked() < request.streams()) {
			client.setStatus(Status.PARTIAL);
		}
	}
}
