// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin.tool;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.nicbench.model.Headline;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Protocol;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.value.Series;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.builtin.BuiltinResult;
import org.nicbench.tools.builtin.Direction;
import org.nicbench.tools.builtin.IntervalSeries;
import org.nicbench.tools.builtin.StreamReport;
import org.nicbench.tools.builtin.StreamSide;
import org.nicbench.tools.read.Figures;

/** What the built-in engine measured, as a result of the model. */
final class BuiltinThroughput {

	private BuiltinThroughput() {
	}

	static Throughput of(BuiltinResult result, JobRequest request) {
		Direction main = request.direction() == org.nicbench.model.Direction.REVERSE ? Direction.REVERSE : Direction.FORWARD;
		Throughput throughput = oneWay(result, main, request);
		throughput.setDirection(request.direction());
		if (request.direction() == org.nicbench.model.Direction.BIDIRECTIONAL) {
			Throughput other = oneWay(result, Direction.REVERSE, request);
			other.setDirection(org.nicbench.model.Direction.REVERSE);
			throughput.setReverse(other);
		}
		throughput.getErrors().addAll(result.errors());
		return throughput;
	}

	private static Throughput oneWay(BuiltinResult result, Direction direction, JobRequest request) {
		List<StreamReport> streams = result.streams().stream().filter(stream -> stream.direction() == direction).toList();
		Throughput throughput = NicBenchFactory.eINSTANCE.createThroughput();
		throughput.setTool(BuiltinTool.ID);
		throughput.setProtocol(Protocol.TCP);
		throughput.setStreamsAsked(request.streams());
		int worked = 0;
		for (StreamReport stream : streams) {
			boolean moved = stream.receiver().bytes() > 0;
			worked += moved ? 1 : 0;
			throughput.getStreams().add(Figures.stream(Integer.toString(stream.index() + 1), stream.receiver().seconds(),
					stream.receiver().bytes(), stream.receivedBitsPerSecond(), retransmits(stream.sender()), moved ? Status.COMPLETE : Status.FAILED));
		}
		throughput.setStreamsWorked(worked);
		double seconds = result.seconds(direction);
		if (worked > 0 && seconds > 0) {
			throughput.setSeconds(seconds);
			throughput.setBitsPerSecond(result.receivedBitsPerSecond(direction));
			throughput.setHeadlineFrom(Headline.RECEIVER);
			throughput.setReceiver(Figures.side(result.receivedBytes(direction), result.receivedBitsPerSecond(direction), -1));
			throughput.setSender(sender(result, direction, streams));
			throughput.setIntervals(intervals(streams));
		}
		facts(throughput, streams);
		request.windowBytes().ifPresent(throughput::setWindowBytes);
		throughput.setStatus(!throughput.isSetBitsPerSecond() ? Status.FAILED
				: result.outcome() == BuiltinResult.Outcome.COMPLETED && worked == request.streams() ? Status.COMPLETE : Status.PARTIAL);
		return throughput;
	}

	private static org.nicbench.model.SideResult sender(BuiltinResult result, Direction direction, List<StreamReport> streams) {
		long bytes = result.sentBytes(direction);
		double seconds = streams.stream().mapToDouble(stream -> stream.sender().seconds()).max().orElse(0);
		boolean told = streams.stream().allMatch(stream -> retransmits(stream.sender()) >= 0);
		long retransmits = told ? streams.stream().mapToLong(stream -> retransmits(stream.sender())).sum() : -1;
		return Figures.side(bytes, seconds > 0 ? bytes * 8 / seconds : Double.NaN, retransmits);
	}

	private static long retransmits(StreamSide side) {
		return side.facts() == null ? -1 : side.facts().retransmittedSegments();
	}

	private static void facts(Throughput throughput, List<StreamReport> streams) {
		streams.stream().map(stream -> stream.sender().facts()).filter(facts -> facts != null && facts.segmentBytes() > 0).findFirst()
				.ifPresent(facts -> throughput.setMss(facts.segmentBytes()));
	}

	/** Sums the readers' intervals; one that a stream did not live to see counts as nothing from it. */
	private static Series intervals(List<StreamReport> streams) {
		IntervalSeries longest = streams.stream().map(stream -> stream.receiver().series())
				.max((a, b) -> Integer.compare(a.endSeconds().length, b.endSeconds().length)).orElse(null);
		if (longest == null || longest.endSeconds().length == 0) {
			return null;
		}
		int size = longest.endSeconds().length;
		double[] bytes = new double[size];
		double[] rates = new double[size];
		for (StreamReport stream : streams) {
			long[] each = stream.receiver().series().bytes();
			for (int i = 0; i < each.length; i++) {
				bytes[i] += each[i];
			}
		}
		for (int i = 0; i < size; i++) {
			double length = longest.endSeconds()[i] - (i == 0 ? 0 : longest.endSeconds()[i - 1]);
			rates[i] = length > 0 ? bytes[i] * 8 / length : Double.NaN;
		}
		Map<String, double[]> columns = new LinkedHashMap<>();
		columns.put("bytes", bytes);
		columns.put("bitsPerSecond", rates);
		return Series.of(0, longest.endSeconds(), columns);
	}
}
