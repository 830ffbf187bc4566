// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare.statistics;

import java.util.Arrays;
import java.util.function.DoubleBinaryOperator;

/**
 * How far a sample lies from a baseline: the median of all pairwise ratios (or differences) and its distribution-free
 * interval by inverting the Mann-Whitney test, so that interval and test agree. The ratio form is the difference form of
 * the logarithms (R: {@code exp(wilcox.test(log(x), log(y), conf.int = TRUE)$conf.int)}).
 *
 * @param estimate median of all pairs
 * @param interval its interval; coverage below what was asked where the samples are too few
 */
public record HodgesLehmann(double estimate, Interval interval) {

	/** @return of x over baseline; all values must be positive */
	public static HodgesLehmann ratio(double[] x, double[] baseline, double confidence) {
		return of(x, baseline, confidence, (a, b) -> a / b, Interval.Method.PAIRWISE_RATIOS);
	}

	/** @return of x minus baseline */
	public static HodgesLehmann difference(double[] x, double[] baseline, double confidence) {
		return of(x, baseline, confidence, (a, b) -> a - b, Interval.Method.PAIRWISE_DIFFERENCES);
	}

	private static HodgesLehmann of(double[] x, double[] baseline, double confidence, DoubleBinaryOperator pair,
			Interval.Method method) {
		double[] pairs = new double[x.length * baseline.length];
		int next = 0;
		for (double a : x) {
			for (double b : baseline) {
				pairs[next++] = pair.applyAsDouble(a, b);
			}
		}
		Arrays.sort(pairs);
		RankSumDistribution distribution = RankSumDistribution.of(x.length, baseline.length);
		int k = Math.max(1, distribution.quantile((1 - confidence) / 2));
		double coverage = 1 - 2 * distribution.atMost(k - 1);
		double estimate = method == Interval.Method.PAIRWISE_RATIOS ? geometricMiddle(pairs)
				: Quantiles.of(pairs).median();
		return new HodgesLehmann(estimate,
				new Interval(pairs[k - 1], pairs[pairs.length - k], Math.max(0, coverage), method));
	}

	/** The median on the logarithmic scale: the geometric mean of the two middle ratios. */
	private static double geometricMiddle(double[] sorted) {
		int n = sorted.length;
		return n % 2 == 1 ? sorted[n / 2] : Math.sqrt(sorted[n / 2 - 1] * sorted[n / 2]);
	}
}
