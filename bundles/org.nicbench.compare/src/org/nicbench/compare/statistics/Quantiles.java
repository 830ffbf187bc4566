// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare.statistics;

import java.util.Arrays;

import org.apache.commons.statistics.distribution.BinomialDistribution;

/** Quantiles of a sample and the interval of its median. */
public final class Quantiles {

	private final double[] sorted;

	private Quantiles(double[] sorted) {
		this.sorted = sorted;
	}

	/** @return the quantiles of these values, in any order; at least one */
	public static Quantiles of(double[] values) {
		if (values.length == 0) {
			throw new IllegalArgumentException("no values");
		}
		double[] sorted = values.clone();
		Arrays.sort(sorted);
		return new Quantiles(sorted);
	}

	/** @return the median: the middle value or the mean of the two middle ones */
	public double median() {
		return quantile(0.5);
	}

	/** @return quantile by linear interpolation, definition 7 of Hyndman and Fan (1996): the default of R and NumPy */
	public double quantile(double probability) {
		double at = (sorted.length - 1) * probability;
		int below = (int) Math.floor(at);
		int above = Math.min(below + 1, sorted.length - 1);
		return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
	}

	public double min() {
		return sorted[0];
	}

	public double max() {
		return sorted[sorted.length - 1];
	}

	public double mean() {
		return Arrays.stream(sorted).average().orElseThrow();
	}

	/**
	 * Distribution-free interval of the median: from the k-th lowest to the k-th highest value, k as large as the binomial
	 * distribution allows at that confidence (conservative). Below six values no such interval has 95 %; then it runs from
	 * the lowest to the highest value and its coverage, 1 - 2^(1-n), says what it is worth. Interpolated or bootstrapped
	 * intervals were not taken: at these sizes they claim a coverage that they do not have.
	 *
	 * @return the interval, or null for a single value
	 */
	public Interval medianInterval(double confidence) {
		int n = sorted.length;
		if (n < 2) {
			return null;
		}
		BinomialDistribution below = BinomialDistribution.of(n, 0.5);
		double tail = (1 - confidence) / 2;
		int k = 1;
		while (below.cumulativeProbability(k) <= tail) {
			k++;
		}
		double coverage = 1 - 2 * below.cumulativeProbability(k - 1);
		return new Interval(sorted[k - 1], sorted[n - k], coverage,
				coverage < confidence ? Interval.Method.LOWEST_TO_HIGHEST : Interval.Method.ORDER_STATISTICS);
	}
}
