// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.List;

import org.nicbench.compare.statistics.Interval;

/**
 * One cell of a comparison. Figures are in the unit of the metric; null where the samples do not give them (a missing
 * value is never 0). Immutable.
 *
 * @param table              its table
 * @param row                its row
 * @param column             its column
 * @param points             each counted trial's value, in order of execution
 * @param median             of the values
 * @param interval           interval of the median with the level it really has, null below two values
 * @param min                lowest value
 * @param max                highest value
 * @param mean               of the values
 * @param lowerQuartile      quantile 0.25, definition 7 of Hyndman and Fan (the default of R and NumPy)
 * @param upperQuartile      quantile 0.75
 * @param relativeToBaseline median over the baseline's median, minus one (-0.5 is half); null for the baseline itself
 * @param difference         interval of the relative difference (Hodges-Lehmann), null where it cannot be formed
 * @param pValue             of the Mann-Whitney U test against the baseline, two-sided, not adjusted
 * @param adjustedP          the same after the query's adjustment
 * @param verdict            what follows
 * @param moreTrialsNeeded   trials of this cell (and as many of the baseline) that would probably decide an unclear verdict
 * @param differs            what is effectively different between this cell and the baseline of its column
 */
public record Cell(Coordinate table, Coordinate row, Coordinate column, List<Point> points, Double median,
		Interval interval, Double min, Double max, Double mean, Double lowerQuartile, Double upperQuartile,
		Double relativeToBaseline, Interval difference, Double pValue, Double adjustedP, Verdict verdict,
		Integer moreTrialsNeeded, List<Difference> differs) {

	/** Copies the lists. */
	public Cell {
		points = List.copyOf(points);
		differs = List.copyOf(differs);
	}

	/** @return number of counted trials */
	public int n() {
		return points.size();
	}

	/** @return whether more than one sort of setting differs from the baseline, so that no single one explains the result */
	public boolean confounded() {
		return differs.stream().map(Difference::kind).distinct().count() > 1;
	}
}
