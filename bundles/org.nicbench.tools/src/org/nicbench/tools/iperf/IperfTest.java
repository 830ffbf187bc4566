// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.nicbench.model.Direction;
import org.nicbench.model.Headline;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Protocol;
import org.nicbench.model.SideResult;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.UdpResult;
import org.nicbench.tools.read.Figures;
import org.nicbench.tools.read.IntervalSums;
import org.nicbench.tools.read.Quantity;
import org.nicbench.tools.read.ShellCommand;

/** One test of iperf 2 as it is read, from text or CSV; makes the result. */
final class IperfTest {

	/** Short options with a value (Settings.cpp of iperf 2). */
	private static final String VALUED = "bcfiklnoptwxyBFHLMPSTZ";
	private static final String SUM = "SUM";

	private final ShellCommand command;
	private final Map<String, String> options;
	private final Map<String, StreamRows> streams = new LinkedHashMap<>();
	private final Map<Boolean, StreamRows> sums = new LinkedHashMap<>();
	private final Map<Boolean, IntervalSums> intervals = Map.of(false, new IntervalSums(), true, new IntervalSums());
	private final Set<String> errors = new LinkedHashSet<>();
	private final Set<String> warnings = new LinkedHashSet<>();

	Protocol protocol;
	boolean client;
	boolean server;
	/** A server that was asked to send back (-d, -r): what comes in is the forward way. */
	boolean dualServer;
	String version;
	int streamsAsked = -1;
	double windowBytes = Double.NaN;
	double mss = Double.NaN;
	double mssAsked = Double.NaN;
	/** What the far end counted, by stream (a server's report inside a client's output). */
	final Map<String, StreamRows> reports = new LinkedHashMap<>();
	private final Map<String, UdpResult> datagrams = new LinkedHashMap<>();

	IperfTest(ShellCommand command) {
		this.command = command != null && command.is("iperf") ? command : null;
		options = this.command == null ? Map.of()
				: this.command.options(VALUED, List.of("parallel", "mss", "window", "interval", "time", "client", "format",
						"port", "bind", "len", "num", "bandwidth", "reportstyle", "linux-congestion"));
		client = has("c", "client");
		server = has("s", "server");
		if (has("u", "udp")) {
			protocol = Protocol.UDP;
		}
	}

	private boolean has(String... names) {
		return ShellCommand.first(options, names).isPresent();
	}

	boolean isClientCommand() {
		return command != null && client;
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

	StreamRows stream(String id) {
		return streams.computeIfAbsent(id, StreamRows::new);
	}

	boolean hasStreams() {
		return !streams.isEmpty();
	}

	boolean hasRows() {
		return streams.values().stream().anyMatch(StreamRows::hasRows) || !sums.isEmpty();
	}

	boolean allHaveRows() {
		return streams.values().stream().allMatch(StreamRows::hasRows);
	}

	/** @return whether a row of that stream cannot be of this test */
	boolean isOver(String id, double start, double end, double bytes) {
		StreamRows known = id.contains(SUM) ? sums.get(id.startsWith("*")) : streams.get(id.replace("*", ""));
		if (known == null) {
			return false;
		}
		return known.isComplete() || known.hasOneRow() && start == 0 && !known.isTotal(start, end, bytes);
	}

	void row(String printedId, double start, double end, double bytes, double bitsPerSecond, long retransmits) {
		boolean starred = printedId.startsWith("*");
		if (printedId.startsWith("FD")) {
			return;
		}
		if (printedId.contains(SUM)) {
			StreamRows sum = sums.computeIfAbsent(starred, key -> new StreamRows(SUM));
			if (!sum.isTotal(start, end, bytes)) {
				intervals.get(starred).setSum(start, end, bytes, bitsPerSecond);
			}
			sum.add(start, end, bytes, bitsPerSecond, retransmits);
			return;
		}
		StreamRows stream = stream(printedId.replace("*", ""));
		if (starred && !stream.connected) {
			stream.reverse = true;
		}
		boolean reverse = stream.reverse || starred;
		StreamRows target = starred && stream.connected && !stream.reverse ? stream("*" + stream.id) : stream;
		target.reverse = reverse;
		if (!target.isTotal(start, end, bytes) && end > start) {
			intervals.get(reverse).add(start, end, bytes, bitsPerSecond);
		}
		target.add(start, end, bytes, bitsPerSecond, retransmits);
	}

	/** Takes what the reading end counted of one stream; the last word counts. */
	void datagrams(String id, double jitterSeconds, long lost, long packets) {
		protocol = Protocol.UDP;
		UdpResult udp = NicBenchFactory.eINSTANCE.createUdpResult();
		udp.setJitterSeconds(jitterSeconds);
		udp.setLost(lost);
		udp.setPackets(packets);
		datagrams.put(id, udp);
	}

	private UdpResult udp() {
		if (datagrams.isEmpty()) {
			return null;
		}
		UdpResult all = NicBenchFactory.eINSTANCE.createUdpResult();
		all.setLost(datagrams.values().stream().mapToLong(UdpResult::getLost).sum());
		all.setPackets(datagrams.values().stream().mapToLong(UdpResult::getPackets).sum());
		all.setJitterSeconds(datagrams.values().stream().mapToDouble(UdpResult::getJitterSeconds).average().orElse(0));
		if (all.getPackets() > 0) {
			all.setLostPercent(100.0 * all.getLost() / all.getPackets());
		}
		return all;
	}

	/** Several streams as one: all bytes over the longest time. */
	private static StreamRows together(List<StreamRows> good) {
		StreamRows all = new StreamRows(SUM);
		double bytes = good.stream().mapToDouble(StreamRows::bytes).sum();
		double seconds = good.stream().mapToDouble(StreamRows::exactSeconds).max().orElse(0);
		long retransmits = good.stream().allMatch(stream -> stream.retransmits() >= 0)
				? good.stream().mapToLong(StreamRows::retransmits).sum() : -1;
		all.add(0, seconds, bytes, bytes * 8 / seconds, retransmits);
		return all;
	}

	Throughput toThroughput() {
		List<StreamRows> forward = streams.values().stream().filter(stream -> !stream.reverse).toList();
		List<StreamRows> reverse = streams.values().stream().filter(stream -> stream.reverse).toList();
		boolean both = reverse.stream().anyMatch(StreamRows::hasRows) && forward.stream().anyMatch(StreamRows::hasRows)
				|| has("d", "dualtest", "r", "tradeoff", "full-duplex");
		boolean onlyReverse = !both && (reverse.stream().anyMatch(StreamRows::hasRows) || has("R", "reverse"));
		boolean serverOnly = server && !client;
		Throughput result = oneWay(both ? forward : streams.values().stream().toList(), onlyReverse != serverOnly,
				intervals.get(false).size() == 0 && onlyReverse);
		result.setDirection(both ? Direction.BIDIRECTIONAL : onlyReverse ? Direction.REVERSE : Direction.FORWARD);
		if (both && !reverse.isEmpty()) {
			Throughput other = oneWay(reverse, !serverOnly, true);
			other.setStatus(other.isSetBitsPerSecond() ? Status.COMPLETE : Status.FAILED);
			other.setDirection(Direction.REVERSE);
			result.setReverse(other);
		}
		if (command != null) {
			result.setCommand(command.text());
		}
		if (isClientCommand()) {
			streamsAsked = ShellCommand.first(options, "P", "parallel").filter(value -> value.matches("\\d{1,5}")).map(Integer::valueOf).orElse(1);
		}
		if (streamsAsked > 0) {
			result.setStreamsAsked(streamsAsked);
		}
		addFacts(result);
		judge(result);
		result.getErrors().addAll(errors);
		result.getWarnings().addAll(warnings);
		return result;
	}

	private void addFacts(Throughput result) {
		double asked = ShellCommand.first(options, "M", "mss").map(Quantity::size).orElse(mssAsked);
		double size = Double.isNaN(asked) ? mss : asked;
		if (!Double.isNaN(size)) {
			result.setMss((int) size);
		}
		double window = Double.isNaN(windowBytes) ? ShellCommand.first(options, "w", "window").map(Quantity::size).orElse(Double.NaN)
				: windowBytes;
		if (!Double.isNaN(window)) {
			result.setWindowBytes(Math.round(window));
		}
		result.setUdp(udp());
	}

	/**
	 * @param received whether this end is the one that reads the payload
	 * @param reverse  whether the rows are those that iperf marks as the other way
	 */
	private Throughput oneWay(List<StreamRows> rows, boolean received, boolean reverse) {
		Throughput result = NicBenchFactory.eINSTANCE.createThroughput();
		result.setTool("iperf");
		result.setToolVersion(version);
		if (protocol != null || client || server || hasRows()) {
			result.setProtocol(protocol == null ? Protocol.TCP : protocol);
		}
		List<StreamRows> good = rows.stream().filter(stream -> !stream.failed()).toList();
		for (StreamRows stream : rows) {
			boolean failed = stream.failed();
			result.getStreams().add(Figures.stream(stream.id, stream.hasRows() ? stream.seconds() : Double.NaN,
					stream.hasRows() ? stream.bytes() : Double.NaN, stream.hasRows() ? stream.bitsPerSecond() : Double.NaN,
					stream.retransmits(), failed ? Status.FAILED : Status.COMPLETE));
		}
		result.setStreamsWorked(good.size());
		StreamRows sum = sums.get(reverse && sums.containsKey(true));
		if (sum != null && sum.hasRows() && (good.size() != 1 || rows.isEmpty())) {
			headline(result, sum, received, Headline.SUM_LINE);
			if (rows.isEmpty()) {
				result.unsetStreamsWorked();
			}
		} else if (good.size() == 1) {
			headline(result, good.get(0), received, null);
		} else if (!good.isEmpty()) {
			headline(result, together(good), received, null);
			result.setSeconds(good.stream().mapToDouble(StreamRows::seconds).max().orElse(0));
		}
		IntervalSums samples = intervals.get(reverse);
		boolean onlyTotals = rows.stream().filter(StreamRows::hasRows).allMatch(StreamRows::hasOneRow);
		if (!onlyTotals || rows.stream().anyMatch(stream -> stream.hasRows() && !stream.isWhole())) {
			samples.into(result);
		}
		return result;
	}

	private void headline(Throughput result, StreamRows rows, boolean received, Headline from) {
		SideResult side = Figures.side(rows.bytes(), rows.bitsPerSecond(), rows.retransmits());
		result.setSeconds(rows.seconds());
		result.setBitsPerSecond(rows.bitsPerSecond());
		if (received) {
			result.setReceiver(side);
		} else {
			result.setSender(side);
		}
		result.setHeadlineFrom(from != null ? from : received ? Headline.RECEIVER : Headline.SENDER);
		List<StreamRows> far = reports.values().stream().filter(report -> !report.failed()).toList();
		if (!far.isEmpty() && !received) {
			StreamRows report = far.size() == 1 ? far.get(0) : together(far);
			result.setReceiver(Figures.side(report.bytes(), report.bitsPerSecond(), -1));
			result.setBitsPerSecond(report.bitsPerSecond());
			result.setSeconds(report.seconds());
			result.setHeadlineFrom(Headline.RECEIVER);
		}
		if (!rows.isWhole()) {
			warnings.add(Messages.noTotal);
		}
	}

	private void judge(Throughput result) {
		long failed = result.getStreams().stream().filter(stream -> stream.getStatus() == Status.FAILED).count();
		boolean any = result.isSetBitsPerSecond();
		boolean fewer = streamsAsked > 0 && result.isSetStreamsWorked() && result.getStreamsWorked() < streamsAsked;
		boolean cut = warnings.contains(Messages.noTotal);
		if (!any) {
			result.setStatus(Status.FAILED);
			if (errors.isEmpty()) {
				errors.add(Messages.noFigures);
			}
		} else {
			result.setStatus(failed > 0 || fewer && !server || cut ? Status.PARTIAL : Status.COMPLETE);
		}
	}
}
