// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.text;

import java.util.ArrayList;
import java.util.List;

import org.nicbench.compare.Cell;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Coordinate;
import org.nicbench.report.CellWords;
import org.nicbench.report.Differences;
import org.nicbench.report.Foreign;
import org.nicbench.report.Messages;

/** A comparison for a terminal: what differs, then a line a cell, then what must be known. Stateless. */
public final class ComparisonText {

	private static final String GAP = "  ";
	private static final int WIDTH = 100;

	private ComparisonText() {
	}

	/** @return the text, lines ended by a newline; foreign text in it cannot steer the terminal */
	public static String of(ComparisonResult result) {
		StringBuilder text = new StringBuilder();
		if (result.trialsUsed() == 0) {
			text.append(Messages.nothingToCompare).append('\n');
		} else {
			List<String> differs = Differences.lines(result);
			text.append(differs.isEmpty() ? Messages.nothingDiffers : Messages.whatDiffers).append('\n');
			differs.forEach(line -> wrapped(text, GAP, line));
			CellWords words = CellWords.of(result);
			for (Coordinate table : result.tables()) {
				text.append('\n').append(Messages.bind(Messages.tableTitle, result.metric().label(), words.scale().symbol()));
				text.append(table.label().isEmpty() ? "" : ", " + Foreign.printable(table.label())).append('\n');
				table(result, table, words, text);
			}
		}
		if (!result.warnings().isEmpty()) {
			text.append('\n').append(Messages.warnings).append('\n');
			result.warnings().forEach(warning -> wrapped(text, GAP, warning.text()));
		}
		if (!result.notes().isEmpty()) {
			text.append('\n');
			result.notes().forEach(note -> wrapped(text, "", note));
		}
		return text.toString();
	}

	private static void wrapped(StringBuilder text, String indent, String words) {
		StringBuilder line = new StringBuilder(indent);
		boolean empty = true;
		for (String word : Foreign.printable(words).split(" ")) {
			if (!empty && line.length() + 1 + word.length() > WIDTH) {
				text.append(line).append('\n');
				line = new StringBuilder(indent).append(GAP);
				empty = true;
			}
			line.append(empty ? "" : " ").append(word);
			empty = false;
		}
		text.append(line).append('\n');
	}

	private static void table(ComparisonResult result, Coordinate table, CellWords words, StringBuilder text) {
		List<List<String>> rows = new ArrayList<>();
		boolean named = result.columns().size() > 1 || !result.columns().get(0).label().isEmpty();
		rows.add(List.of(String.join(", ", result.query().rows()), named ? String.join(", ", result.query().columns()) : "",
				Messages.headN, Messages.headMedian, Messages.headInterval, Messages.headChange, Messages.headP,
				Messages.headVerdict));
		for (Coordinate column : result.columns()) {
			for (Coordinate row : result.rows()) {
				Cell cell = result.cell(table, row, column);
				rows.add(List.of(Foreign.printable(row.label()), Foreign.printable(column.label()), Integer.toString(cell.n()),
						words.median(cell), words.interval(cell), words.change(cell), words.p(cell), words.verdict(cell)));
			}
		}
		text.append(Columns.align(rows, 2));
	}
}
