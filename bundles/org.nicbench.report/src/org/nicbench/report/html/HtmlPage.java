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
import org.nicbench.compare.Difference;
import org.nicbench.compare.Verdict;
import org.nicbench.report.CellWords;
import org.nicbench.report.Differences;
import org.nicbench.report.Messages;
import org.nicbench.report.Report;

/**
 * What the template shows, in words already.
 *
 * @param title     heading
 * @param writtenAt moment of writing, UTC
 * @param rows      labels of the rows
 * @param differs   what effectively differed
 * @param charts    one for each metric and table
 * @param warnings  what a reader must know
 * @param notes     how the figures came about
 * @param runs      the runs behind it
 */
public record HtmlPage(String title, String writtenAt, List<String> rows, List<Differing> differs, List<Chart> charts,
		List<String> warnings, List<String> notes, List<HtmlRun> runs) {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'")
			.withZone(ZoneOffset.UTC);

	/**
	 * A line of "what differs".
	 *
	 * @param name   what
	 * @param ends   at which end
	 * @param values value in each row
	 */
	public record Differing(String name, String ends, List<String> values) {
	}

	/**
	 * A table with its chart.
	 *
	 * @param title   metric and unit
	 * @param table   values of the table's keys, may be empty
	 * @param svg     the chart, an SVG element
	 * @param columns names of the column keys, empty where there is one column
	 * @param rows    one for each cell
	 */
	public record Chart(String title, String table, String svg, String rowKeys, String columns, List<Row> rows) {
	}

	/** A cell in words; {@code style} is the verdict's word, {@code colour} the class of its row in charts. */
	public record Row(String row, String column, int n, String median, String interval, String change,
			String changeInterval, String p, String verdict, String style, String colour) {
	}

	/** @return the page for a report */
	static HtmlPage of(Report report) {
		List<Chart> charts = new ArrayList<>();
		for (ComparisonResult result : report.comparisons()) {
			for (Coordinate table : result.tables()) {
				charts.add(chart(result, table));
			}
		}
		List<Differing> differs = new ArrayList<>();
		for (Difference difference : report.main().differs()) {
			differs.add(new Differing(difference.label(), Differences.ends(difference), values(difference, report.main())));
		}
		return new HtmlPage(report.title(), TIME.format(report.writtenAt()),
				report.main().rows().stream().map(Coordinate::label).toList(), differs, charts,
				report.main().warnings().stream().map(Caution::text).toList(), report.main().notes(),
				report.runs().stream().map(HtmlRun::of).toList());
	}

	/** A row that the difference does not name is as the baseline. */
	private static List<String> values(Difference difference, ComparisonResult result) {
		String baseline = difference.values().values().iterator().next();
		return result.rows().stream().map(row -> difference.values().getOrDefault(row.label(), baseline)).toList();
	}

	private static Chart chart(ComparisonResult result, Coordinate table) {
		CellWords words = CellWords.of(result);
		List<Row> rows = new ArrayList<>();
		for (Coordinate column : result.columns()) {
			for (int i = 0; i < result.rows().size(); i++) {
				Cell cell = result.cell(table, result.rows().get(i), column);
				rows.add(new Row(cell.row().label(), column.label(), cell.n(), words.median(cell), words.interval(cell),
						words.change(cell), words.changeInterval(cell), words.p(cell), words.verdict(cell),
						cell.verdict() == null ? Verdict.UNCLEAR.word() : cell.verdict().word(), "c" + i % 7));
			}
		}
		boolean oneColumn = result.columns().size() == 1 && result.columns().get(0).label().isEmpty();
		return new Chart(Messages.bind(Messages.tableTitle, result.metric().label(), words.scale().symbol()), table.label(),
				new SvgBarChart(result, table).draw(), String.join(", ", result.query().rows()),
				oneColumn ? "" : String.join(", ", result.query().columns()), rows);
	}
}
