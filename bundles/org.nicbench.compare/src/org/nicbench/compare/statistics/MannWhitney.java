// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare.statistics;

import java.util.Arrays;

import org.apache.commons.statistics.inference.MannWhitneyUTest;

/**
 * The Mann-Whitney U test, two-sided: exact for samples below 50 values without ties, else the normal approximation with
 * corrections for ties and continuity (as R's {@code wilcox.test} and SciPy's {@code mannwhitneyu}).
 *
 * @param u           statistic of the first sample: pairs in which it is larger, ties count half
 * @param pValue      two-sided
 * @param superiority share of pairs in which the first sample is larger, ties count half: the effect size
 */
public record MannWhitney(double u, double pValue, double superiority) {

	/** @return the test of two samples, each at least one value */
	public static MannWhitney of(double[] x, double[] y) {
		double pairs = (double) x.length * y.length;
		if (allEqual(x, y)) {
			return new MannWhitney(pairs / 2, 1, 0.5);
		}
		MannWhitneyUTest.Result result = MannWhitneyUTest.withDefaults().test(x, y);
		return new MannWhitney(result.getStatistic(), Math.min(1, result.getPValue()), result.getStatistic() / pairs);
	}

	private static boolean allEqual(double[] x, double[] y) {
		return Arrays.stream(x).allMatch(value -> value == x[0]) && Arrays.stream(y).allMatch(value -> value == x[0]);
	}
}
