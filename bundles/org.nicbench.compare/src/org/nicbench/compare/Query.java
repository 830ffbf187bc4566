// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.List;

import org.nicbench.model.Adjustment;
import org.nicbench.model.Comparison;

/**
 * What is asked of a set of runs: which keys are tables, rows and columns, what the rows are compared with, and by which
 * metric. Keys are those of {@link Keys}. Immutable.
 *
 * @param tables        keys whose values make one table each; empty for a single table
 * @param rows          keys of the rows; empty together with columns lets {@link Comparisons} choose
 * @param columns       keys of the columns
 * @param filter        expression of {@link Filter}, or null for all trials
 * @param baseline      label of the row that the others are compared with, or null for the first row
 * @param metric        id of a {@link Metric}
 * @param marginPercent difference from the baseline, in percent, that counts as none
 * @param confidence    level of all intervals; one minus this is the level of the tests
 * @param adjustment    adjustment of p values over all comparisons of the query
 */
public record Query(List<String> tables, List<String> rows, List<String> columns, String filter, String baseline,
		String metric, double marginPercent, double confidence, Adjustment adjustment) {

	/** Margin when nobody says otherwise, percent. */
	public static final double DEFAULT_MARGIN_PERCENT = 2;
	/** Confidence when nobody says otherwise. */
	public static final double DEFAULT_CONFIDENCE = 0.95;
	/** Everything left to the defaults: throughput, keys chosen by what varies. */
	public static final Query DEFAULT = new Query(List.of(), List.of(), List.of(), null, null, Metrics.THROUGHPUT.id(),
			DEFAULT_MARGIN_PERCENT, DEFAULT_CONFIDENCE, Adjustment.HOLM);

	/** Copies the lists. */
	public Query {
		tables = List.copyOf(tables);
		rows = List.copyOf(rows);
		columns = List.copyOf(columns);
	}

	/** @return the query that a comparison file holds, for its metric at that place (0 is the first) */
	public static Query of(Comparison comparison, int metric) {
		String id = metric < comparison.getMetrics().size() ? comparison.getMetrics().get(metric)
				: Metrics.THROUGHPUT.id();
		return new Query(comparison.getTables(), comparison.getRows(), comparison.getColumns(), comparison.getFilter(),
				comparison.getBaseline(), id, comparison.getMarginPercent(),
				comparison.getConfidence() > 0 ? comparison.getConfidence() : DEFAULT_CONFIDENCE,
				comparison.getAdjustment());
	}

	/** @return the same with these keys */
	public Query by(List<String> newTables, List<String> newRows, List<String> newColumns) {
		return new Query(newTables, newRows, newColumns, filter, baseline, metric, marginPercent, confidence, adjustment);
	}

	/** @return the same for those trials only */
	public Query where(String newFilter) {
		return new Query(tables, rows, columns, newFilter, baseline, metric, marginPercent, confidence, adjustment);
	}

	/** @return the same against that row */
	public Query against(String newBaseline) {
		return new Query(tables, rows, columns, filter, newBaseline, metric, marginPercent, confidence, adjustment);
	}

	/** @return the same by that metric */
	public Query of(String newMetric) {
		return new Query(tables, rows, columns, filter, baseline, newMetric, marginPercent, confidence, adjustment);
	}

	/** @return the same with that margin in percent */
	public Query within(double newMarginPercent) {
		return new Query(tables, rows, columns, filter, baseline, metric, newMarginPercent, confidence, adjustment);
	}

	/** @return the same at that confidence, adjusted so */
	public Query at(double newConfidence, Adjustment newAdjustment) {
		return new Query(tables, rows, columns, filter, baseline, metric, marginPercent, newConfidence, newAdjustment);
	}
}
