// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf3;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.nicbench.model.CpuSource;
import org.nicbench.model.Direction;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Protocol;
import org.nicbench.model.Side;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.ToolCpu;
import org.nicbench.tools.read.Figures;
import org.nicbench.tools.read.Quantity;
import org.nicbench.tools.read.ShellCommand;

/** One iperf3 test as it is read, from text or JSON; makes the result. */
final class Iperf3Test {

	/** Options with a value (iperf_api.c, {@code iperf_parse_arguments}). */
	private static final String VALUED = "pfiIFABcbtnklPwMSTLOCX";
	private static final List<String> LONG_VALUED = List.of("port", "format", "interval", "client", "bitrate", "bandwidth", "time",
			"bytes", "blockcount", "length", "parallel", "window", "set-mss", "congestion", "omit", "title", "tos", "dscp", "bind",
			"cport", "connect-timeout", "logfile", "affinity", "nstreams");

	private final ShellCommand command;
	private final Map<String, String> options;
	final Way forward = new Way();
	final Way backward = new Way();
	final List<ToolCpu> cpu = new ArrayList<>();
	private final Set<String> errors = new LinkedHashSet<>();
	private final Set<String> warnings = new LinkedHashSet<>();

	Protocol protocol;
	String version;
	boolean reverse;
	boolean bidirectional;
	/** The text is the server's own, not a client's. */
	boolean server;
	int streamsAsked = -1;
	double mss = Double.NaN;
	double windowBytes = Double.NaN;
	/** Size of a datagram or write. */
	long blockBytes;

	Iperf3Test(ShellCommand command) {
		this.command = command != null && (command.is("iperf3") || command.is("iperf")) ? command : null;
		options = this.command == null ? Map.of() : this.command.options(VALUED, LONG_VALUED);
		server = has("s", "server");
		reverse = has("R", "reverse");
		bidirectional = has("bidir");
		if (has("u", "udp")) {
			protocol = Protocol.UDP;
		} else if (has("sctp")) {
			protocol = Protocol.SCTP;
		}
	}

	private boolean has(String... names) {
		return ShellCommand.first(options, names).isPresent();
	}

	boolean isCommand() {
		return command != null;
	}

	void error(String words) {
		errors.add(words);
	}

	void warn(String words) {
		warnings.add(words);
	}

	boolean hasErrors() {
		return !errors.isEmpty();
	}

	boolean isEmpty() {
		return forward.isEmpty() && backward.isEmpty();
	}

	void cpu(boolean local, double percent) {
		boolean sender = local == (server == reverse);
		cpu.add(Figures.cpu(sender ? Side.SENDER : Side.RECEIVER, percent, CpuSource.TOOL));
	}

	Throughput toThroughput() {
		Protocol used = protocol == null ? Protocol.TCP : protocol;
		Throughput result = NicBenchFactory.eINSTANCE.createThroughput();
		boolean readsHere = server != (reverse && !bidirectional);
		forward.fill(result, used, readsHere);
		result.setToolVersion(version);
		result.setDirection(bidirectional ? Direction.BIDIRECTIONAL : reverse ? Direction.REVERSE : Direction.FORWARD);
		if (bidirectional && !backward.isEmpty()) {
			Throughput other = NicBenchFactory.eINSTANCE.createThroughput();
			backward.fill(other, used, !server);
			other.setDirection(Direction.REVERSE);
			other.setStatus(status(other, backward));
			other.setToolVersion(version);
			result.setReverse(other);
		}
		if (command != null) {
			result.setCommand(command.text());
		}
		addFacts(result);
		if (forward.fromIntervals) {
			warnings.add(Messages.noTotal);
		}
		result.setStatus(status(result, forward));
		if (result.getStatus() == Status.FAILED && errors.isEmpty()) {
			errors.add(Messages.noFigures);
		}
		result.getCpu().addAll(cpu);
		result.getErrors().addAll(errors);
		result.getWarnings().addAll(warnings);
		return result;
	}

	private void addFacts(Throughput result) {
		if (streamsAsked < 0 && command != null && !server) {
			streamsAsked = ShellCommand.first(options, "P", "parallel").filter(value -> value.matches("\\d{1,5}")).map(Integer::valueOf).orElse(1);
		}
		if (streamsAsked > 0) {
			result.setStreamsAsked(streamsAsked);
			if (result.getStreams().isEmpty() && !forward.isEmpty()) {
				result.unsetStreamsWorked();
			}
		}
		double size = ShellCommand.first(options, "M", "set-mss").map(Quantity::size).orElse(mss);
		if (!Double.isNaN(size) && size > 0) {
			result.setMss((int) size);
		}
		double window = ShellCommand.first(options, "w", "window").map(Quantity::size).orElse(windowBytes);
		if (!Double.isNaN(window) && window > 0) {
			result.setWindowBytes(Math.round(window));
		}
	}

	private Status status(Throughput result, Way way) {
		if (!result.isSetBitsPerSecond()) {
			return Status.FAILED;
		}
		boolean fewer = result.isSetStreamsAsked() && result.isSetStreamsWorked() && result.getStreamsWorked() < result.getStreamsAsked();
		boolean failed = result.getStreams().stream().anyMatch(stream -> stream.getStatus() == Status.FAILED);
		return !errors.isEmpty() || way.fromIntervals || way.receiverSilent() || fewer || failed ? Status.PARTIAL : Status.COMPLETE;
	}
}
