// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.util.Objects;

import org.nicbench.compare.Cell;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Verdict;
import org.nicbench.compare.statistics.Interval;
import org.nicbench.report.Quantities.Scale;

/**
 * The words for a cell that text, Markdown and HTML share, in the scale of the whole comparison.
 *
 * @param scale the unit that headers name
 */
public record CellWords(Scale scale) {

	/** @return the words for a comparison, scaled to its largest median */
	public static CellWords of(ComparisonResult result) {
		double largest = result.cells().stream().map(Cell::median).filter(Objects::nonNull).mapToDouble(Math::abs).max()
				.orElse(0);
		return new CellWords(Quantities.scale(result.metric().unit(), largest));
	}

	/** @return the median, or an en dash */
	public String median(Cell cell) {
		return scale.format(cell.median());
	}

	/** @return the interval of the median as {@code low to high}, or an en dash */
	public String interval(Cell cell) {
		Interval interval = cell.interval();
		return interval == null ? Quantities.UNKNOWN
				: Messages.bind(Messages.interval, scale.format(interval.low()), scale.format(interval.high()));
	}

	/** @return the difference from the baseline in percent; empty for the baseline itself */
	public String change(Cell cell) {
		return cell.verdict() == Verdict.BASELINE ? "" : Quantities.change(cell.relativeToBaseline());
	}

	/** @return the interval of that difference; empty for the baseline itself */
	public String changeInterval(Cell cell) {
		if (cell.verdict() == Verdict.BASELINE || cell.difference() == null) {
			return "";
		}
		return Messages.bind(Messages.interval, Quantities.change(cell.difference().low()),
				Quantities.change(cell.difference().high()));
	}

	/** @return the adjusted p value; empty for the baseline itself */
	public String p(Cell cell) {
		return cell.verdict() == Verdict.BASELINE || cell.adjustedP() == null ? "" : Quantities.pValue(cell.adjustedP());
	}

	/** @return the verdict with an arrow that shows which way the figure moved, and what would decide an unclear one */
	public String verdict(Cell cell) {
		if (cell.verdict() == null) {
			return "";
		}
		return switch (cell.verdict()) {
		case BASELINE -> Messages.verdictBaseline;
		case SAME -> "= " + Messages.verdictSame;
		case BETTER -> arrow(cell) + Messages.verdictBetter;
		case WORSE -> arrow(cell) + Messages.verdictWorse;
		case UNCLEAR -> cell.moreTrialsNeeded() == null ? "~ " + Messages.verdictUnclear
				: "~ " + Messages.bind(Messages.verdictUnclearMore, cell.moreTrialsNeeded());
		};
	}

	private static String arrow(Cell cell) {
		return cell.relativeToBaseline() != null && cell.relativeToBaseline() < 0 ? "\u25bc " : "\u25b2 ";
	}
}
