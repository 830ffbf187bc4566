// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.compare;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.nicbench.compare.Verdict;
import org.nicbench.ui.chart.Palette;

/** Draws one cell: median, interval strip, verdict. One use for each paint event. */
final class CellPainter {

	private static final int GAP = 8;
	private static final int MEDIAN_WIDTH = 52;
	private static final int STRIP_WIDTH = 120;
	private static final int WHISKER = 4;

	private final GC gc;
	private final Color background;
	private final Color foreground;
	private final boolean selected;
	private final boolean dark;
	private final Font bold;

	CellPainter(GC gc, Color background, Color foreground, boolean selected, Font bold) {
		this.gc = gc;
		this.background = background;
		this.foreground = selected ? gc.getForeground() : foreground;
		this.selected = selected;
		this.dark = Palette.isDark(background);
		this.bold = bold;
	}

	void paint(CellText cell, double highest, int x, int y, int height) {
		int middle = y + height / 2;
		gc.setAntialias(SWT.ON);
		Font plain = gc.getFont();
		if (cell.cell().verdict() == Verdict.BASELINE) {
			gc.setFont(bold);
		}
		gc.setForeground(foreground);
		Point size = gc.textExtent(cell.median());
		gc.drawText(cell.median(), x + GAP / 2 + MEDIAN_WIDTH - size.x, middle - size.y / 2, true);
		gc.setFont(plain);
		int strip = x + MEDIAN_WIDTH + 2 * GAP;
		if (cell.value() != null && highest > 0) {
			strip(cell, highest, strip, middle);
		}
		verdict(cell, strip + STRIP_WIDTH + GAP, middle);
	}

	private void strip(CellText cell, double highest, int x, int middle) {
		gc.setBackground(selected ? foreground : Palette.blend(foreground, background, 0.10));
		gc.setAlpha(selected ? 40 : 255);
		gc.fillRoundRectangle(x, middle - 2, STRIP_WIDTH, 4, 4, 4);
		gc.setAlpha(255);
		Color ink = selected ? foreground : cell.cell().verdict() == Verdict.BASELINE ? Palette.data(0, dark) : quietOr(cell);
		gc.setForeground(ink);
		gc.setBackground(ink);
		gc.setLineWidth(2);
		if (cell.low() != null && !cell.low().isNaN() && !cell.high().isNaN()) {
			int low = x + at(cell.low(), highest);
			int high = x + at(cell.high(), highest);
			gc.drawLine(low, middle, high, middle);
			gc.drawLine(low, middle - WHISKER, low, middle + WHISKER);
			gc.drawLine(high, middle - WHISKER, high, middle + WHISKER);
		}
		int median = x + at(cell.value(), highest);
		gc.fillOval(median - 4, middle - 4, 8, 8);
		gc.setLineWidth(1);
	}

	private Color quietOr(CellText cell) {
		Color verdict = Palette.verdict(cell.cell().verdict(), dark);
		return verdict == null ? Palette.blend(foreground, background, 0.65) : verdict;
	}

	private static int at(double value, double highest) {
		return (int) Math.round(Math.max(0, Math.min(1, value / highest)) * (STRIP_WIDTH - 2)) + 1;
	}

	private void verdict(CellText cell, int x, int middle) {
		Color color = Palette.verdict(cell.cell().verdict(), dark);
		gc.setForeground(selected ? foreground : color != null ? color : Palette.blend(foreground, background, 0.75));
		Point size = gc.textExtent(cell.verdict());
		gc.drawText(cell.verdict(), x, middle - size.y / 2, true);
		if (!cell.hint().isEmpty()) {
			gc.setForeground(selected ? foreground : Palette.blend(foreground, background, 0.55));
			gc.drawText(cell.hint(), x + size.x + GAP, middle - size.y / 2, true);
		}
	}
}
