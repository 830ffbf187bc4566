// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.List;
import java.util.Optional;

/**
 * A comparison, computed: what table, chart, report and JSON show. Immutable, safe for any thread.
 *
 * @param query       the query with everything resolved: keys, baseline label
 * @param metric      by which was compared
 * @param tables      in order; {@link Coordinate#ALL} alone where there is no table key
 * @param rows        in order
 * @param columns     in order
 * @param cells       every table, row and column, also those without trials, in that order
 * @param differs     what effectively differs between any row and its baseline, by effect on a NIC first
 * @param warnings    what a reader must know
 * @param notes       how the figures came about
 * @param trialsUsed  number of trials that count in some cell
 * @param trialsTotal number of trials the filter left
 */
public record ComparisonResult(Query query, Metric metric, List<Coordinate> tables, List<Coordinate> rows,
		List<Coordinate> columns, List<Cell> cells, List<Difference> differs, List<Caution> warnings,
		List<String> notes, int trialsUsed, int trialsTotal) {

	/** Copies the lists. */
	public ComparisonResult {
		tables = List.copyOf(tables);
		rows = List.copyOf(rows);
		columns = List.copyOf(columns);
		cells = List.copyOf(cells);
		differs = List.copyOf(differs);
		warnings = List.copyOf(warnings);
		notes = List.copyOf(notes);
	}

	/** @return the cell of these coordinates */
	public Cell cell(Coordinate table, Coordinate row, Coordinate column) {
		int index = (tables.indexOf(table) * rows.size() + rows.indexOf(row)) * columns.size() + columns.indexOf(column);
		return cells.get(index);
	}

	/** @return the row the others are compared with, or nothing where there is no row at all */
	public Optional<Coordinate> baseline() {
		return rows.stream().filter(row -> row.label().equals(query.baseline())).findFirst();
	}
}
