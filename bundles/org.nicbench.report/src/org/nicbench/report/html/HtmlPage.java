// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.html;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.compare.Caution;
import org.nicbench.compare.Cell;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Coordinate;
import org.nicbench.compare.Verdict;
import org.nicbench.report.Answer;
import org.nicbench.report.CellWords;
import org.nicbench.report.Differences;
import org.nicbench.report.Messages;
import org.nicbench.report.Report;

/**
 * What the template shows, in words already.
 *
 * @param title     heading
 * @param question  what was asked
 * @param writtenAt moment of writing, UTC
 * @param rows      labels of the rows
 * @param differs   what effectively differed
 * @param answers   sentences to quote
 * @param charts    one for each metric and table
 * @param warnings  what a reader must know
 * @param notes     how the figures came about
 * @param runs      the runs behind it
 */
public record HtmlPage(String title, String question, String writtenAt, List<RowHead> rows,
		List<Differences.Group> differs, List<String> answers, List<Chart> charts, List<String> warnings,
		List<String> notes, List<HtmlRun> runs) {

	private static final int COLOURS = 7;
	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'")
			.withZone(ZoneOffset.UTC);

	/** A row's label and the class of its colour in charts. */
	public record RowHead(String label, String colour) {
	}

	/**
	 * A table with its chart.
	 *
	 * @param title    metric and unit
	 * @param table    values of the table's keys, may be empty
	 * @param svg      the chart, an SVG element
	 * @param rowKeys  names of the row keys
	 * @param columns  names of the column keys, empty where there is one column
	 * @param rows     one for each cell
	 * @param warnings warnings of this metric that the first comparison does not have
	 * @param notes    notes of this metric that the first comparison does not have
	 */
	public record Chart(String title, String table, String svg, String rowKeys, String columns, List<Row> rows,
			List<String> warnings, List<String> notes) {
	}

	/** A cell in words; {@code style} is the verdict's word. */
	public record Row(RowHead head, String column, int n, String median, String interval, String change,
			String changeInterval, String p, String verdict, String style) {
	}

	/** @return the page for a report */
	static HtmlPage of(Report report) {
		ComparisonResult main = report.main();
		List<Chart> charts = new ArrayList<>();
		for (ComparisonResult result : report.comparisons()) {
			for (Coordinate table : result.tables()) {
				charts.add(chart(result, table, main));
			}
		}
		List<RowHead> heads = new ArrayList<>();
		for (int row = 0; row < main.rows().size(); row++) {
			heads.add(head(main, row));
		}
		return new HtmlPage(report.title(), Answer.question(main), TIME.format(report.writtenAt()), heads,
				Differences.groups(main), Answer.sentences(main), charts,
				main.warnings().stream().map(Caution::text).toList(), main.notes(),
				report.runs().stream().map(HtmlRun::of).toList());
	}

	private static RowHead head(ComparisonResult result, int row) {
		return new RowHead(result.rows().get(row).label(), "c" + row % COLOURS);
	}

	private static Chart chart(ComparisonResult result, Coordinate table, ComparisonResult main) {
		CellWords words = CellWords.of(result);
		List<Row> rows = new ArrayList<>();
		for (Coordinate column : result.columns()) {
			for (int i = 0; i < result.rows().size(); i++) {
				Cell cell = result.cell(table, result.rows().get(i), column);
				rows.add(new Row(head(result, i), column.label(), cell.n(), words.median(cell), words.interval(cell),
						words.change(cell), words.changeInterval(cell), words.p(cell), words.verdict(cell),
						cell.verdict() == null ? Verdict.UNCLEAR.word() : cell.verdict().word()));
			}
		}
		boolean oneColumn = result.columns().size() == 1 && result.columns().get(0).label().isEmpty();
		boolean first = result == main;
		return new Chart(Messages.bind(Messages.tableTitle, result.metric().label(), words.scale().symbol()), table.label(),
				new SvgBarChart(result, table).draw(), String.join(", ", result.query().rows()),
				oneColumn ? "" : String.join(", ", result.query().columns()), rows,
				first ? List.of() : rest(result.warnings().stream().map(Caution::text).toList(),
						main.warnings().stream().map(Caution::text).toList()),
				first ? List.of() : rest(result.notes(), main.notes()));
	}

	private static List<String> rest(List<String> texts, List<String> told) {
		return texts.stream().filter(text -> !told.contains(text)).toList();
	}
}
