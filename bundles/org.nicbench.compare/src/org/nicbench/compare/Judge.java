// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.Arrays;

import org.nicbench.compare.statistics.HodgesLehmann;
import org.nicbench.compare.statistics.Interval;
import org.nicbench.compare.statistics.MannWhitney;
import org.nicbench.compare.statistics.Quantiles;
import org.nicbench.compare.statistics.TrialsNeeded;

/**
 * One cell against its baseline. The verdict in this order: interval of the relative difference wholly inside the margin
 * = same; else adjusted p below one minus the confidence = better or worse by the metric's direction; else unclear.
 */
final class Judge {

	private final Query query;
	private final boolean higherIsBetter;
	private final double[] values;
	private final double[] baseline;
	private final MannWhitney test;
	private final Interval difference;

	/** Both samples hold at least one value. */
	Judge(Query query, boolean higherIsBetter, double[] values, double[] baseline) {
		this.query = query;
		this.higherIsBetter = higherIsBetter;
		this.values = values;
		this.baseline = baseline;
		this.test = MannWhitney.of(values, baseline);
		this.difference = relativeDifference(values, baseline, query.confidence());
	}

	/**
	 * Ratios where all values are positive; else differences over the baseline's median; null where that is zero and so
	 * there is nothing to relate to.
	 */
	private static Interval relativeDifference(double[] values, double[] baseline, double confidence) {
		if (allPositive(values) && allPositive(baseline)) {
			return HodgesLehmann.ratio(values, baseline, confidence).interval().scaled(1, -1);
		}
		double median = Quantiles.of(baseline).median();
		Interval absolute = HodgesLehmann.difference(values, baseline, confidence).interval();
		if (median > 0) {
			return absolute.scaled(1 / median, 0);
		}
		return absolute.low() == 0 && absolute.high() == 0 ? absolute : null;
	}

	private static boolean allPositive(double[] values) {
		return Arrays.stream(values).allMatch(value -> value > 0);
	}

	double pValue() {
		return test.pValue();
	}

	Interval difference() {
		return difference;
	}

	/** @return median over the baseline's median, minus one, or null where the baseline's is zero */
	Double relative() {
		double median = Quantiles.of(values).median();
		double base = Quantiles.of(baseline).median();
		if (base == 0) {
			return median == 0 ? 0.0 : null;
		}
		return median / base - 1;
	}

	Verdict verdict(double adjustedP) {
		if (difference != null && difference.reaches(query.confidence()) && difference.within(margin())) {
			return Verdict.SAME;
		}
		if (adjustedP < 1 - query.confidence()) {
			return test.superiority() > 0.5 == higherIsBetter ? Verdict.BETTER : Verdict.WORSE;
		}
		return Verdict.UNCLEAR;
	}

	/**
	 * @param comparisons number of comparisons the level is shared by
	 * @return further trials of each side that would probably end the doubt, or null where no sensible number would
	 */
	Integer moreTrialsNeeded(int comparisons) {
		double level = (1 - query.confidence()) / Math.max(1, comparisons);
		int have = Math.min(values.length, baseline.length);
		double needed = TrialsNeeded.toDiffer(test.superiority(), level);
		if (difference != null && difference.high() > difference.low()) {
			needed = Math.min(needed, Math.max(TrialsNeeded.toBeAbleToDiffer(1 - query.confidence()),
					TrialsNeeded.toBeSame(difference, have, margin())));
		}
		return needed > TrialsNeeded.AT_MOST ? null : Math.max(1, (int) Math.ceil(needed) - have);
	}

	private double margin() {
		return query.marginPercent() / 100;
	}
}
