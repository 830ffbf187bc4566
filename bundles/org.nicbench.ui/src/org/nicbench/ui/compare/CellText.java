// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.compare;

import org.nicbench.compare.Cell;
import org.nicbench.compare.Verdict;
import org.nicbench.report.Quantities;
import org.nicbench.report.Quantities.Scale;

/**
 * What a table shows of a cell.
 *
 * @param median  number without unit
 * @param range   interval of the median, or empty
 * @param verdict arrow, signed difference and word; empty for a cell without trials
 * @param hint    what would settle an unclear verdict, or empty
 * @param value   the median in the unit of the table, null when unknown
 * @param low     lower end of the interval in the unit of the table, null when unknown
 * @param high    upper end
 * @param cell    behind it
 */
public record CellText(String median, String range, String verdict, String hint, Double value, Double low, Double high,
		Cell cell) {

	private static final String UP = "\u25B2";
	private static final String DOWN = "\u25BC";
	private static final String ABOUT = "\u2248";
	private static final String TILDE = "~";

	static CellText of(Cell cell, Scale scale) {
		Double low = cell.interval() == null ? null : (Double) (cell.interval().low() / scale.factor());
		Double high = cell.interval() == null ? null : (Double) (cell.interval().high() / scale.factor());
		String range = low == null || low.isNaN() || high.isNaN() ? ""
				: Messages.bind(Messages.interval, Quantities.significant(low), Quantities.significant(high));
		return new CellText(scale.format(cell.median()), range, verdict(cell), hint(cell),
				cell.median() == null ? null : (Double) (cell.median() / scale.factor()), low, high, cell);
	}

	private static String verdict(Cell cell) {
		if (cell.n() == 0) {
			return "";
		}
		if (cell.verdict() == Verdict.BASELINE) {
			return Messages.verdictBaseline;
		}
		if (cell.relativeToBaseline() == null) {
			return TILDE + " " + Messages.verdictUnclear;
		}
		String sign = switch (cell.verdict()) {
		case BETTER, WORSE -> cell.relativeToBaseline() > 0 ? UP : DOWN;
		case SAME -> ABOUT;
		default -> TILDE;
		};
		return sign + " " + Quantities.change(cell.relativeToBaseline()) + " " + word(cell.verdict());
	}

	private static String word(Verdict verdict) {
		return switch (verdict) {
		case BETTER -> Messages.verdictBetter;
		case WORSE -> Messages.verdictWorse;
		case SAME -> Messages.verdictSame;
		case UNCLEAR -> Messages.verdictUnclear;
		case BASELINE -> Messages.verdictBaseline;
		};
	}

	private static String hint(Cell cell) {
		return cell.moreTrialsNeeded() == null || cell.moreTrialsNeeded() <= 0 ? ""
				: Messages.bind(Messages.moreTrials, cell.moreTrialsNeeded());
	}

	/** @return all of it as one line, for screen readers, the clipboard and tests */
	public String line() {
		if (cell.n() == 0) {
			return median;
		}
		return (median + " " + range + " n=" + cell.n() + " " + verdict + (hint.isEmpty() ? "" : ", " + hint)).replaceAll(" +", " ");
	}
}
