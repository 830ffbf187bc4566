// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.nicbench.compare.Cell;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.statistics.Interval;

/** Every cell of every metric as a line of CSV (RFC 4180), figures in base units, unknown left empty. */
public final class CsvReport implements ReportWriter {

	@Override
	public String format() {
		return "csv";
	}

	@Override
	public String label() {
		return "CSV";
	}

	@Override
	public void write(Report report, OutputStream out) throws IOException {
		Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		CSVPrinter csv = new CSVPrinter(writer, CSVFormat.RFC4180);
		csv.printRecord("metric", "unit", "table", "row", "column", "n", "median", "low", "high", "min", "max", "mean",
				"relativeToBaseline", "differenceLow", "differenceHigh", "p", "adjustedP", "verdict");
		for (ComparisonResult result : report.comparisons()) {
			for (Cell cell : result.cells()) {
				csv.printRecord(result.metric().id(), result.metric().unit().symbol(), plain(cell.table().label()),
						plain(cell.row().label()), plain(cell.column().label()), cell.n(), cell.median(), low(cell.interval()),
						high(cell.interval()), cell.min(), cell.max(), cell.mean(), cell.relativeToBaseline(),
						low(cell.difference()), high(cell.difference()), cell.pValue(), cell.adjustedP(),
						cell.verdict() == null ? null : cell.verdict().word());
			}
		}
		csv.flush();
	}

	/** A spreadsheet takes a text that begins like a formula for one. */
	private static String plain(String label) {
		return !label.isEmpty() && "=+-@\t\r".indexOf(label.charAt(0)) >= 0 ? "'" + label : label;
	}

	private static Double low(Interval interval) {
		return interval == null ? null : Double.valueOf(interval.low());
	}

	private static Double high(Interval interval) {
		return interval == null ? null : Double.valueOf(interval.high());
	}
}
