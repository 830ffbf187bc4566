// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.nuttcp;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.nicbench.model.CpuSource;
import org.nicbench.model.Direction;
import org.nicbench.model.Headline;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Protocol;
import org.nicbench.model.Side;
import org.nicbench.model.SideResult;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.ToolCpu;
import org.nicbench.model.UdpResult;
import org.nicbench.tools.read.Figures;
import org.nicbench.tools.read.IntervalSums;
import org.nicbench.tools.read.Quantity;
import org.nicbench.tools.read.ShellCommand;

/** One test of nuttcp as it is read; makes the result. */
final class NuttcpTest {

	/** Short options with a value (nuttcp 6.1.2, {@code main}); {@code -i} takes one only when it is attached. */
	private static final String VALUED = "wlnpPTNRMxfcgIK";

	private final ShellCommand command;
	private final Map<String, String> options;
	private final IntervalSums intervals = new IntervalSums();
	private final Map<Side, ToolCpu> cpu = new EnumMap<>(Side.class);
	private final Set<String> errors = new LinkedHashSet<>();
	private final Set<String> warnings = new LinkedHashSet<>();
	private SideResult sender;
	private SideResult receiver;
	private double seconds = Double.NaN;
	private UdpResult udp;

	Protocol protocol;
	String version;
	int streams = -1;
	long retransmits = -1;
	double mss = Double.NaN;
	double windowBytes = Double.NaN;
	/** An old server: only the transmitter's own figures are told. */
	boolean transmitterOnly;

	NuttcpTest(ShellCommand command) {
		this.command = command != null && command.is("nuttcp") ? command : null;
		options = this.command == null ? Map.of() : this.command.options(VALUED, List.of());
		if (options.containsKey("u")) {
			protocol = Protocol.UDP;
		}
	}

	void error(String words) {
		errors.add(words);
	}

	boolean hasErrors() {
		return !errors.isEmpty();
	}

	void warn(String words) {
		warnings.add(words);
	}

	void interval(double bytes, double length, double bitsPerSecond) {
		double start = intervals.end();
		intervals.add(start, start + length, bytes, bitsPerSecond);
	}

	void total(double bytes, double length, double bitsPerSecond) {
		amount(transmitterOnly, bytes, length, bitsPerSecond);
	}

	void amount(boolean transmitter, double bytes, double length, double bitsPerSecond) {
		SideResult side = Figures.side(bytes, bitsPerSecond, -1);
		if (transmitter) {
			sender = side;
		} else {
			receiver = side;
		}
		if (!transmitter || Double.isNaN(seconds)) {
			seconds = length;
		}
	}

	void cpu(Side side, double percent, CpuSource source) {
		cpu.put(side, Figures.cpu(side, percent, source));
	}

	void loss(long lost, long packets, double percent) {
		protocol = Protocol.UDP;
		udp = NicBenchFactory.eINSTANCE.createUdpResult();
		if (lost >= 0) {
			udp.setLost(lost);
		}
		if (packets >= 0) {
			udp.setPackets(packets);
		}
		udp.setLostPercent(percent);
	}

	Throughput toThroughput() {
		Throughput result = NicBenchFactory.eINSTANCE.createThroughput();
		result.setTool("nuttcp");
		result.setToolVersion(version);
		result.setProtocol(protocol == null ? Protocol.TCP : protocol);
		result.setDirection(options.containsKey("r") ? Direction.REVERSE : Direction.FORWARD);
		boolean whole = sender != null || receiver != null;
		if (!whole && intervals.size() > 0) {
			receiver = Figures.side(intervals.totalBytes(), intervals.totalBytes() * 8 / intervals.totalSeconds(), -1);
			seconds = intervals.totalSeconds();
			warnings.add(Messages.noTotal);
		}
		headline(result);
		addFacts(result);
		boolean any = result.isSetBitsPerSecond();
		if (!any && errors.isEmpty()) {
			errors.add(Messages.noFigures);
		}
		result.setStatus(!any ? Status.FAILED : whole && errors.isEmpty() ? Status.COMPLETE : Status.PARTIAL);
		result.getErrors().addAll(errors);
		result.getWarnings().addAll(warnings);
		return result;
	}

	private void headline(Throughput result) {
		SideResult main = receiver != null ? receiver : sender;
		if (main != null) {
			result.setHeadlineFrom(receiver != null ? Headline.RECEIVER : Headline.SENDER);
			result.setBitsPerSecond(main.getBitsPerSecond());
			result.setSeconds(seconds);
		}
		if (retransmits >= 0) {
			if (sender == null) {
				sender = NicBenchFactory.eINSTANCE.createSideResult();
			}
			sender.setRetransmits(retransmits);
		}
		result.setSender(sender);
		result.setReceiver(receiver);
		intervals.into(result);
		result.setUdp(udp);
		result.getCpu().addAll(cpu.values());
	}

	private void addFacts(Throughput result) {
		if (command != null) {
			result.setCommand(command.text());
			String asked = options.get("N");
			result.setStreamsAsked(asked != null && asked.matches("\\d{1,4}") ? Integer.parseInt(asked) : streams > 0 ? streams : 1);
		} else if (streams > 0) {
			result.setStreamsAsked(streams);
		}
		if (result.isSetBitsPerSecond() && result.isSetStreamsAsked()) {
			result.setStreamsWorked(result.getStreamsAsked());
		}
		double size = options.containsKey("M") ? Quantity.size(options.get("M")) : mss;
		if (!Double.isNaN(size)) {
			result.setMss((int) size);
		}
		double window = options.containsKey("w") ? window(options.get("w")) : windowBytes;
		if (!Double.isNaN(window)) {
			result.setWindowBytes(Math.round(window));
		}
	}

	/** {@code -w} counts in KB where it has no suffix; s and r in front name one end. */
	private static double window(String text) {
		String size = text.replaceFirst("^[srb]", "");
		double value = Quantity.size(size);
		return size.matches(".*\\d") ? value * 1024 : value;
	}
}
