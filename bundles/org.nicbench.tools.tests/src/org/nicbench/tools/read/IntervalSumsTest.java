// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Throughput;
import org.nicbench.model.value.Series;

/** Intervals beyond the most that are kept are joined: what was moved and how long it took stays. */
class IntervalSumsTest {

	private static final int MOST = 1024;

	@ParameterizedTest
	@ValueSource(ints = { 1024, 1025, 3000, 100_000 })
	void nothingIsLostWhenIntervalsAreJoined(int intervals) {
		IntervalSums sums = new IntervalSums(MOST);
		double total = 0;
		for (int i = 0; i < intervals; i++) {
			for (int stream = 0; stream < 3; stream++) {
				sums.add(i, i + 1, i + stream, (i + stream) * 8.0);
				total += i + stream;
			}
		}
		assertTrue(sums.size() <= MOST, () -> sums.size() + " are kept");
		assertTrue(sums.size() >= Math.min(intervals, MOST / 4), () -> "only " + sums.size() + " are kept");
		assertEquals(total, sums.totalBytes());
		assertEquals(intervals, sums.totalSeconds());
		Series series = sums.toSeries();
		double moved = 0;
		for (int i = 0; i < series.size(); i++) {
			double seconds = series.end(i) - series.start(i);
			assertEquals(series.at("bytes", i) * 8 / seconds, series.at("bitsPerSecond", i), 1e-6 * series.at("bitsPerSecond", i) + 1e-9);
			moved += series.at("bytes", i);
		}
		assertEquals(total, moved);
		assertEquals(intervals, series.end(series.size() - 1));
		Throughput result = NicBenchFactory.eINSTANCE.createThroughput();
		sums.into(result);
		assertEquals(intervals > MOST, !result.getWarnings().isEmpty());
	}

	@Test
	void intervalsThatDoNotFollowEachOtherKeepTheirLength() {
		IntervalSums sums = new IntervalSums(MOST);
		for (int i = 0; i < 5000; i++) {
			sums.setSum(i * 10, i * 10 + 1, 100, 800);
		}
		assertEquals(5000, sums.totalSeconds());
		assertEquals(500_000, sums.totalBytes());
		assertEquals(800, sums.toSeries().at("bitsPerSecond", 0));
	}
}
