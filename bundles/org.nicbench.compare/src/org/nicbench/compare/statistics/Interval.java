// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare.statistics;

/**
 * A confidence interval that says how sure it really is.
 *
 * @param low      lower end
 * @param high     upper end
 * @param coverage exact (or, for large samples, asymptotic) probability to cover the true value; for small samples the
 *                 discrete methods cover more than was asked, or less where that is all that the samples can give
 * @param method   how it was made
 */
public record Interval(double low, double high, double coverage, Method method) {

	/** How an interval was made. */
	public enum Method {
		/** From the k-th value to the k-th from above, k by the binomial distribution. */
		ORDER_STATISTICS("order-statistics"),
		/** From the lowest to the highest value: the samples are too few for the level that was asked. */
		LOWEST_TO_HIGHEST("lowest-to-highest"),
		/** Hodges-Lehmann: order statistics of all pairwise ratios, by inverting the Mann-Whitney test. */
		PAIRWISE_RATIOS("hodges-lehmann-ratio"),
		/** Hodges-Lehmann: order statistics of all pairwise differences, by inverting the Mann-Whitney test. */
		PAIRWISE_DIFFERENCES("hodges-lehmann-difference");

		private final String word;

		Method(String word) {
			this.word = word;
		}

		/** @return the name in JSON */
		public String word() {
			return word;
		}
	}

	/** @return the level that can be claimed when {@code asked} was asked: never more than it covers */
	public double level(double asked) {
		return Math.min(asked, coverage);
	}

	/** @return whether it covers at least what was asked */
	public boolean reaches(double asked) {
		return coverage >= asked - 1e-12;
	}

	/** @return whether both ends lie within plus and minus {@code margin} */
	public boolean within(double margin) {
		return low >= -margin && high <= margin;
	}

	/** @return the same interval on another scale: each end times {@code factor} (positive) plus {@code offset} */
	public Interval scaled(double factor, double offset) {
		return new Interval(low * factor + offset, high * factor + offset, coverage, method);
	}
}
