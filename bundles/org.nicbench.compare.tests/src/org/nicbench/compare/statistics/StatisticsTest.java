// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/**
 * Truths from R 4.2.2 (median, quantile, wilcox.test with conf.int, p.adjust) and SciPy 1.10.1 (mannwhitneyu, binom),
 * printed with twelve digits for the same samples.
 */
class StatisticsTest {

	private static final double TOLERANCE = 1e-6;

	private static final double[] A = { 18.1, 18.4, 18.2, 18.9, 17.8 };
	private static final double[] B = { 7.7, 7.8, 7.9, 7.6, 8.0 };
	private static final double[] E = { 5.1, 5.3, 5.2, 5.7, 5.0, 5.5, 5.6, 5.4 };
	private static final double[] F = { 5.35, 5.65, 5.45, 5.85, 5.15, 5.75, 6.0, 5.95 };
	private static final double[] G = { 1, 2, 2, 3, 4, 4, 5 };
	private static final double[] H = { 2, 3, 3, 5, 6, 7, 7 };

	@Test
	void quartilesAreThoseOfR() {
		Quantiles quantiles = Quantiles.of(E);
		assertEquals(5.35, quantiles.median(), TOLERANCE);
		assertEquals(5.175, quantiles.quantile(0.25), TOLERANCE);
		assertEquals(5.525, quantiles.quantile(0.75), TOLERANCE);
	}

	@Test
	void mannWhitneyIsExactForSmallSamples() {
		assertEquals(0.00793650793651, MannWhitney.of(B, A).pValue(), TOLERANCE);
		assertEquals(0.0649572649573, MannWhitney.of(E, F).pValue(), TOLERANCE);
		assertEquals(14, MannWhitney.of(E, F).u(), TOLERANCE);
	}

	@Test
	void tiesAreCorrected() {
		assertEquals(0.136880965775, MannWhitney.of(G, H).pValue(), TOLERANCE);
	}

	@Test
	void identicalSamplesDoNotDiffer() {
		assertEquals(1, MannWhitney.of(new double[] { 3, 3, 3 }, new double[] { 3, 3 }).pValue());
	}

	@Test
	void holmIsThatOfR() {
		assertArrayEquals(new double[] { 0.03, 0.06, 0.06, 0.02 }, Holm.adjust(new double[] { 0.01, 0.04, 0.03, 0.005 }),
				TOLERANCE);
	}

	@Test
	void hodgesLehmannIsThatOfR() {
		HodgesLehmann difference = HodgesLehmann.difference(B, A, 0.95);
		assertEquals(-10.4, difference.estimate(), TOLERANCE);
		assertEquals(-11.1, difference.interval().low(), TOLERANCE);
		assertEquals(-10.0, difference.interval().high(), TOLERANCE);
		HodgesLehmann ratio = HodgesLehmann.ratio(B, A, 0.95);
		assertEquals(0.426966292135, ratio.estimate(), TOLERANCE);
		assertEquals(0.412698412698, ratio.interval().low(), TOLERANCE);
		assertEquals(0.441988950276, ratio.interval().high(), TOLERANCE);
		ratio = HodgesLehmann.ratio(F, E, 0.95);
		assertEquals(1.05755427881, ratio.estimate(), TOLERANCE);
		assertEquals(0.991228070175, ratio.interval().low(), TOLERANCE);
		assertEquals(1.122641509434, ratio.interval().high(), TOLERANCE);
	}

	@Test
	void intervalOfTheMedianSaysHowSureItIs() {
		Interval five = Quantiles.of(A).medianInterval(0.95);
		assertEquals(17.8, five.low());
		assertEquals(18.9, five.high());
		assertEquals(0.9375, five.coverage(), TOLERANCE);
		Interval eight = Quantiles.of(E).medianInterval(0.95);
		assertEquals(5.0, eight.low());
		assertEquals(5.7, eight.high());
		assertEquals(0.9921875, eight.coverage(), TOLERANCE);
		double[] ten = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 };
		assertEquals(2, Quantiles.of(ten).medianInterval(0.95).low());
		assertEquals(9, Quantiles.of(ten).medianInterval(0.95).high());
		assertEquals(0.978515625, Quantiles.of(ten).medianInterval(0.95).coverage(), TOLERANCE);
	}
}
