// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf3;

import java.util.LinkedHashMap;
import java.util.Map;

import org.nicbench.model.Headline;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Protocol;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.UdpResult;
import org.nicbench.tools.read.Figures;
import org.nicbench.tools.read.IntervalSums;

/**
 * One way of an iperf3 test: what each end says about each stream and about all together. The headline is the receiver's
 * figure where it was measured: a receiver at 0 beside a sender that sent never reported.
 */
final class Way {

	/**
	 * @param seconds       length
	 * @param bytes         NaN where it is not told
	 * @param bitsPerSecond NaN where it is not told
	 * @param retransmits   -1 where it is not told
	 */
	record Figure(double seconds, double bytes, double bitsPerSecond, long retransmits) {

		boolean isMeasured() {
			return bytes > 0 || bitsPerSecond > 0;
		}

		Figure with(Figure other) {
			return new Figure(Math.max(seconds, other.seconds), bytes + other.bytes, bitsPerSecond + other.bitsPerSecond,
					retransmits < 0 || other.retransmits < 0 ? -1 : retransmits + other.retransmits);
		}
	}

	private static final String SUM = "SUM";

	final IntervalSums intervals = new IntervalSums();
	final Map<String, Figure> senders = new LinkedHashMap<>();
	final Map<String, Figure> receivers = new LinkedHashMap<>();
	private final Map<String, Double> lastEnds = new LinkedHashMap<>();
	private final Map<String, Double> unsummed = new LinkedHashMap<>();
	Figure sumSender;
	Figure sumReceiver;
	UdpResult udp;
	boolean fromIntervals;

	void summary(String id, boolean sender, Figure figure) {
		if (id.startsWith(SUM)) {
			if (sender) {
				sumSender = figure;
			} else {
				sumReceiver = figure;
			}
		} else {
			(sender ? senders : receivers).put(id, figure);
		}
	}

	/** @return whether that interval of the stream was printed before (a client that dies may print its buffer twice) */
	boolean isRepeated(String id, double start, double end) {
		Double last = lastEnds.put(id, end);
		return last != null && start < last && intervals.has(end);
	}

	/** Notes that a stream moved bytes in an interval, for tests that end without a summary. */
	void moved(String id, double bytes) {
		unsummed.merge(id, bytes, Double::sum);
	}

	boolean hasSummary() {
		return sumSender != null || sumReceiver != null || !senders.isEmpty() || !receivers.isEmpty();
	}

	boolean isEmpty() {
		return !hasSummary() && intervals.size() == 0;
	}

	private static Figure total(Figure sum, Map<String, Figure> streams) {
		return sum != null ? sum : streams.values().stream().reduce(Figure::with).orElse(null);
	}

	/**
	 * @param readsHere whether the end that printed the intervals is the reading one
	 */
	void fill(Throughput result, Protocol protocol, boolean readsHere) {
		Figure sender = total(sumSender, senders);
		Figure receiver = total(sumReceiver, receivers);
		if (sender == null && receiver == null && intervals.size() > 0) {
			fromIntervals = true;
			Figure all = new Figure(intervals.totalSeconds(), intervals.totalBytes(),
					intervals.totalBytes() * 8 / intervals.totalSeconds(), -1);
			sender = readsHere ? null : all;
			receiver = readsHere ? all : null;
		}
		result.setTool("iperf3");
		result.setProtocol(protocol);
		boolean received = receiver != null && (receiver.isMeasured() || sender != null && !sender.isMeasured());
		boolean sent = sender != null && (sender.isMeasured() || received && !receiver.isMeasured());
		if (sent) {
			result.setSender(Figures.side(sender.bytes(), sender.bitsPerSecond(), sender.retransmits()));
		}
		if (received && receiver.isMeasured()) {
			result.setReceiver(Figures.side(receiver.bytes(), receiver.bitsPerSecond(), receiver.retransmits()));
		}
		Figure headline = received && receiver.isMeasured() ? receiver : sent && sender.isMeasured() ? sender : null;
		if (headline != null) {
			result.setBitsPerSecond(headline.bitsPerSecond());
			result.setHeadlineFrom(headline == receiver ? Headline.RECEIVER : Headline.SENDER);
			result.setSeconds(headline.seconds());
		}
		streams(result);
		intervals.into(result);
		result.setUdp(udp);
	}

	private void streams(Throughput result) {
		Map<String, Figure> shown = new LinkedHashMap<>(senders);
		receivers.forEach((id, figure) -> {
			if (figure.isMeasured() || !shown.containsKey(id)) {
				Figure sender = senders.get(id);
				shown.put(id, sender == null ? figure
						: new Figure(figure.seconds(), figure.bytes(), figure.bitsPerSecond(), sender.retransmits()));
			}
		});
		if (shown.isEmpty()) {
			double seconds = intervals.totalSeconds();
			unsummed.forEach((id, bytes) -> shown.put(id, new Figure(seconds, bytes, bytes * 8 / seconds, -1)));
		}
		int worked = 0;
		for (Map.Entry<String, Figure> stream : shown.entrySet()) {
			Figure figure = stream.getValue();
			boolean good = figure.isMeasured();
			worked += good ? 1 : 0;
			result.getStreams().add(Figures.stream(stream.getKey(), figure.seconds(), figure.bytes(), figure.bitsPerSecond(),
					figure.retransmits(), good ? Status.COMPLETE : Status.FAILED));
		}
		if (!shown.isEmpty() || isEmpty()) {
			result.setStreamsWorked(worked);
		}
	}

	/** @return whether the reading end never told its figure although the other did */
	boolean receiverSilent() {
		Figure sender = total(sumSender, senders);
		Figure receiver = total(sumReceiver, receivers);
		return sender != null && sender.isMeasured() && receiver != null && !receiver.isMeasured();
	}

	void datagrams(double jitterSeconds, long lost, long packets) {
		udp = NicBenchFactory.eINSTANCE.createUdpResult();
		if (!Double.isNaN(jitterSeconds)) {
			udp.setJitterSeconds(jitterSeconds);
		}
		if (lost >= 0) {
			udp.setLost(lost);
		}
		udp.setPackets(packets);
		if (lost >= 0 && packets > 0) {
			udp.setLostPercent(100.0 * lost / packets);
		}
	}
}
