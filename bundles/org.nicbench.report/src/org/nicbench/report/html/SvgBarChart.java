// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.html;

import java.util.List;
import java.util.Locale;

import org.nicbench.compare.Cell;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Coordinate;
import org.nicbench.compare.Point;
import org.nicbench.report.CellWords;
import org.nicbench.report.Messages;
import org.nicbench.report.Quantities;

/**
 * Horizontal bars of the medians with the interval as a whisker and every trial as a dot below its bar, as an SVG element. Colours are
 * classes {@code c0} to {@code c6} of the page's style sheet: rows keep theirs in every chart. No AWT.
 */
final class SvgBarChart {

	private static final int COLOURS = 7;
	private static final int WIDTH = 760;
	private static final int LABEL = 190;
	private static final int VALUE = 60;
	private static final int BAR = 14;
	private static final int DOTS = 20;
	private static final int HEAD = 24;
	private static final int STEP = 34;
	private static final int GROUP_GAP = 10;
	private static final int TOP = 8;
	private static final int AXIS = 34;
	private static final int LONGEST_LABEL = 28;

	private final ComparisonResult result;
	private final Coordinate table;
	private final CellWords words;
	private final StringBuilder svg = new StringBuilder();
	private final double step;
	private final double end;

	SvgBarChart(ComparisonResult result, Coordinate table) {
		this.result = result;
		this.table = table;
		this.words = CellWords.of(result);
		double largest = result.cells().stream().flatMap(cell -> cell.points().stream()).mapToDouble(Point::value)
				.map(value -> value / words.scale().factor()).max().orElse(1);
		this.step = niceStep(largest > 0 ? largest : 1);
		this.end = Math.max(step, Math.ceil(largest / step) * step);
	}

	/** @return the element */
	String draw() {
		boolean named = result.columns().stream().anyMatch(column -> !column.label().isEmpty()) && result.columns().size() > 1;
		int perGroup = result.rows().size() * STEP + (named ? HEAD : 0) + GROUP_GAP;
		int height = TOP + result.columns().size() * perGroup + AXIS;
		String title = Messages.bind(Messages.chartTitle, result.metric().label(), words.scale().symbol());
		svg.append("<svg role=\"img\" viewBox=\"0 0 %d %d\" xmlns=\"http://www.w3.org/2000/svg\">".formatted(WIDTH, height));
		svg.append("<title>").append(escape(title)).append("</title><desc>").append(escape(Messages.chartDescription))
				.append("</desc>");
		grid(height - AXIS);
		int y = TOP;
		for (Coordinate column : result.columns()) {
			if (named) {
				text("group", LABEL, y + BAR, "start",
						String.join(", ", result.query().columns()) + " " + column.label());
				y += HEAD;
			}
			for (int row = 0; row < result.rows().size(); row++) {
				bar(result.cell(table, result.rows().get(row), column), row, y);
				y += STEP;
			}
			y += GROUP_GAP;
		}
		return svg.append("</svg>").toString();
	}

	private void grid(int bottom) {
		for (int i = 0; i * step <= end + step / 2; i++) {
			double x = x(i * step * words.scale().factor());
			svg.append(String.format(Locale.ROOT, "<line class=\"grid\" x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>", x, TOP, x,
					bottom));
			text("tick", x, bottom + 14, "middle", i == 0 ? "0" : plain(i * step));
		}
		text("tick", x(0), bottom + 28, "start",
				words.scale().symbol() + (result.metric().higherIsBetter() ? Messages.moreIsBetter : Messages.lessIsBetter));
	}

	private void bar(Cell cell, int row, int y) {
		String label = cell.row().label();
		text("label", LABEL - 8.0, y + 11.5, "end", label.length() > LONGEST_LABEL ? label.substring(0, LONGEST_LABEL - 1) + "\u2026" : label);
		if (cell.median() == null) {
			text("value", LABEL + 6.0, y + 11.5, "start", Quantities.UNKNOWN);
			return;
		}
		svg.append("<g><title>").append(escape(label + ": " + words.median(cell) + " " + words.scale().symbol() + " ("
				+ words.interval(cell) + "), n = " + cell.n())).append("</title>");
		svg.append(String.format(Locale.ROOT, "<rect class=\"bar c%d\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" rx=\"1.5\"/>",
				row % COLOURS, LABEL, y, Math.max(0, x(cell.median()) - LABEL), BAR));
		double middle = y + BAR / 2.0;
		List<Point> points = cell.points();
		for (Point point : points) {
			svg.append(String.format(Locale.ROOT, "<circle class=\"dot c%d\" cx=\"%.1f\" cy=\"%d\" r=\"3\"/>", row % COLOURS,
					x(point.value()), y + DOTS));
		}
		if (cell.interval() != null) {
			double low = x(cell.interval().low());
			double high = x(cell.interval().high());
			svg.append(String.format(Locale.ROOT, "<path class=\"whisker\" d=\"M%.1f %.1fH%.1fM%.1f %.1fv8M%.1f %.1fv8\"/>", low,
					middle, high, low, middle - 4, high, middle - 4));
		}
		svg.append("</g>");
		double right = x(cell.interval() == null ? cell.median() : Math.max(cell.median(), cell.interval().high()));
		text("value", right + 7, y + 11.5, "start", words.median(cell));
	}

	private double x(double value) {
		return LABEL + value / words.scale().factor() / end * (WIDTH - LABEL - VALUE);
	}

	private void text(String style, double x, double y, String anchor, String content) {
		svg.append(String.format(Locale.ROOT, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>", style, x, y,
				anchor, escape(content)));
	}

	/** A step of 1, 2 or 5 times a power of ten that makes four to nine ticks. */
	static double niceStep(double largest) {
		double power = Math.pow(10, Math.floor(Math.log10(largest / 5)));
		double rest = largest / 5 / power;
		return power * (rest < 1.5 ? 1 : rest < 3.5 ? 2 : rest < 7.5 ? 5 : 10);
	}

	private static String plain(double value) {
		return value == Math.rint(value) ? Long.toString((long) value) : Quantities.significant(value).replaceAll("0+$", "");
	}

	private static String escape(String text) {
		return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
	}
}
