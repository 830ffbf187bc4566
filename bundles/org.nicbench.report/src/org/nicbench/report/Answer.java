// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

import org.nicbench.compare.Cell;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Coordinate;
import org.nicbench.compare.Verdict;
import org.nicbench.compare.statistics.Interval;

/** What a comparison asked and what it found, in sentences that a reader can quote. */
public final class Answer {

	/** Comparisons that get a sentence each; more are counted. */
	private static final int SENTENCES = 8;

	private Answer() {
	}

	/** @return the question: metric, keys, baseline, trials */
	public static String question(ComparisonResult result) {
		List<String> keys = new ArrayList<>(result.query().rows());
		keys.addAll(result.query().columns());
		keys.addAll(result.query().tables());
		return Messages.bind(Messages.question, new Object[] { result.metric().label(), String.join(", ", keys),
				result.query().baseline(), result.trialsUsed(), result.trialsTotal() });
	}

	/** @return one sentence a comparison, or one of counts where there are many; empty where nothing could be compared */
	public static List<String> sentences(ComparisonResult result) {
		List<Cell> compared = result.cells().stream().filter(cell -> cell.pValue() != null).toList();
		if (compared.size() > SENTENCES) {
			return List.of(counts(compared));
		}
		CellWords words = CellWords.of(result);
		List<String> sentences = new ArrayList<>();
		for (Cell cell : compared) {
			Coordinate base = result.baseline().orElseThrow();
			Cell baseline = result.cell(cell.table(), base, cell.column());
			String place = place(cell, result);
			sentences.add(Messages.bind(Messages.answer,
					new Object[] { cell.row().label(), place, words.median(cell), words.scale().symbol(), base.label(),
							words.median(baseline), difference(cell, words), words.verdict(cell) }));
		}
		return sentences;
	}

	private static String difference(Cell cell, CellWords words) {
		Interval interval = cell.difference();
		return interval == null ? words.change(cell)
				: Messages.bind(Messages.changeWithInterval, words.change(cell), words.changeInterval(cell));
	}

	private static String place(Cell cell, ComparisonResult result) {
		StringJoiner place = new StringJoiner(", ", " (", ")");
		place.setEmptyValue("");
		if (result.columns().size() > 1) {
			cell.column().values().forEach((key, value) -> place.add(key + " " + value));
		}
		if (result.tables().size() > 1) {
			cell.table().values().forEach((key, value) -> place.add(key + " " + value));
		}
		return place.toString();
	}

	private static String counts(List<Cell> compared) {
		Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
		compared.forEach(cell -> counts.merge(cell.verdict(), 1, Integer::sum));
		return Messages.bind(Messages.answerCounts,
				new Object[] { compared.size(), counts.getOrDefault(Verdict.BETTER, 0), counts.getOrDefault(Verdict.WORSE, 0),
						counts.getOrDefault(Verdict.SAME, 0), counts.getOrDefault(Verdict.UNCLEAR, 0) });
	}
}
