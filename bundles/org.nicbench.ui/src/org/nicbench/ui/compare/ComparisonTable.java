// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

import org.nicbench.compare.Caution;
import org.nicbench.compare.Cell;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Coordinate;
import org.nicbench.compare.Difference;
import org.nicbench.report.Quantities;
import org.nicbench.report.Quantities.Scale;
import org.nicbench.ui.CellLabels;

/**
 * A comparison as table and chart show it: text and scaled numbers, no widgets. Immutable.
 *
 * @param metric   its label
 * @param unit     of all numbers, for headers and axes
 * @param rowKeys  header of the first column
 * @param columns  headers of the others
 * @param rows     in order; with several tables, table by table
 * @param differs  what effectively differs
 * @param warnings what a reader must know
 * @param used     number of trials that count
 */
public record ComparisonTable(String metric, String unit, String rowKeys, List<String> columns, List<Row> rows,
		List<Difference> differs, List<String> warnings, int used) {

	/**
	 * One row.
	 *
	 * @param label    shown
	 * @param baseline whether the others are compared with it
	 * @param cells    one for each column
	 */
	public record Row(String label, boolean baseline, List<CellText> cells) {
	}

	/** @return the table of a result */
	public static ComparisonTable of(ComparisonResult result) {
		double size = result.cells().stream().map(Cell::median).filter(Objects::nonNull).mapToDouble(Math::abs).max()
				.orElse(0);
		Scale scale = Quantities.scale(result.metric().unit(), size);
		List<Row> rows = new ArrayList<>();
		for (Coordinate table : result.tables()) {
			for (Coordinate row : result.rows()) {
				List<CellText> cells = result.columns().stream()
						.map(column -> CellText.of(result.cell(table, row, column), scale)).toList();
				String label = row.label().isEmpty() ? Messages.allTrials : row.label();
				rows.add(new Row(table.label().isEmpty() ? label : table.label() + ": " + label,
						row.label().equals(result.query().baseline()), cells));
			}
		}
		return new ComparisonTable(result.metric().label(), scale.symbol(), header(result.query().rows()),
				result.columns().stream().map(column -> columnLabel(column)).toList(), rows,
				result.differs(), result.warnings().stream().map(Caution::text).toList(), result.trialsUsed());
	}

	private static String header(List<String> keys) {
		return keys.isEmpty() ? "" : String.join(", ", keys);
	}

	private static String columnLabel(Coordinate column) {
		return column.values().entrySet().stream().map(entry -> CellLabels.text(entry.getKey(), entry.getValue()))
				.collect(Collectors.joining(", "));
	}

	/** @return header of the column at that place, with metric and unit */
	public String columnHeader(int column) {
		String label = columns.get(column);
		String what = metric + ", " + unit;
		return label.isEmpty() ? what : label + ": " + what;
	}

	/** @return highest number of the table or its intervals, in the unit of the table */
	public double highest() {
		return rows.stream().flatMap(row -> row.cells().stream())
				.mapToDouble(cell -> Math.max(cell.value() == null ? 0 : cell.value(), cell.high() == null || cell.high().isNaN() ? 0 : cell.high()))
				.max().orElse(0);
	}
}
