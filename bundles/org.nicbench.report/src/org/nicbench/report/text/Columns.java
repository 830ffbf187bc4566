// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.text;

import java.util.List;

/** Aligns rows of text in columns. */
final class Columns {

	private static final String GAP = "  ";

	private Columns() {
	}

	/**
	 * @param left number of columns that are aligned to the left, as the last one is; the others are aligned to the right
	 * @return the lines, each ended by a newline; columns without any text but the header's are left out
	 */
	static String align(List<List<String>> rows, int left) {
		int columns = rows.get(0).size();
		StringBuilder text = new StringBuilder();
		int[] widths = new int[columns];
		boolean[] empty = new boolean[columns];
		for (int i = 0; i < columns; i++) {
			int column = i;
			widths[i] = rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
			empty[i] = rows.stream().skip(1).allMatch(row -> row.get(column).isEmpty());
		}
		for (List<String> row : rows) {
			StringBuilder line = new StringBuilder();
			for (int i = 0; i < columns; i++) {
				if (empty[i]) {
					continue;
				}
				String padding = " ".repeat(widths[i] - row.get(i).length());
				line.append(GAP).append(i < left || i == columns - 1 ? row.get(i) + padding : padding + row.get(i));
			}
			text.append(line.toString().stripTrailing()).append('\n');
		}
		return text.toString();
	}
}
