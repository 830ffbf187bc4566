// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * How many trials of each side would probably decide a comparison that is unclear, going by what was seen so far. An
 * estimate, not a promise.
 */
public final class TrialsNeeded {

	/** Power that is planned for. */
	public static final double POWER = 0.8;
	/** More than this is no answer. */
	public static final int AT_MOST = 200;

	private TrialsNeeded() {
	}

	/**
	 * @param level of the test after adjustment
	 * @return smallest equal sample size at which complete separation of the samples is significant at all
	 */
	public static int toBeAbleToDiffer(double level) {
		for (int n = 1; n <= AT_MOST; n++) {
			if (RankSumDistribution.of(n, n).smallestP() < level) {
				return n;
			}
		}
		return AT_MOST;
	}

	/**
	 * Sample size for a significant difference after Noether (1987): N = (z + z')^2 / (3 (p - 1/2)^2) over both samples.
	 *
	 * @param superiority share of pairs in which one side was larger
	 * @param level       of the two-sided test after adjustment
	 * @return trials of each side; above {@link #AT_MOST} when the effect seen is too small
	 */
	public static double toDiffer(double superiority, double level) {
		NormalDistribution normal = NormalDistribution.of(0, 1);
		double z = normal.inverseSurvivalProbability(level / 2) + normal.inverseCumulativeProbability(POWER);
		double effect = superiority - 0.5;
		return Math.max(toBeAbleToDiffer(level), z * z / (3 * effect * effect) / 2);
	}

	/**
	 * Sample size at which the interval of the difference would fit inside the margin, its width shrinking with the square
	 * root of the size.
	 *
	 * @param difference interval of the relative difference from {@code n} trials of each side
	 * @param margin     as a fraction
	 * @return trials of each side; infinite when the middle of the interval lies outside the margin
	 */
	public static double toBeSame(Interval difference, int n, double margin) {
		double room = margin - Math.abs(difference.low() + difference.high()) / 2;
		double half = (difference.high() - difference.low()) / 2;
		return room <= 0 ? Double.POSITIVE_INFINITY : n * (half / room) * (half / room);
	}
}
