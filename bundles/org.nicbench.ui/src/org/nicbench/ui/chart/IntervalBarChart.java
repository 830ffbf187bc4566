// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.chart;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.IErrorBar;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.swtchart.Range;
import org.nicbench.report.Quantities;
import org.nicbench.ui.WidgetKeys;
import org.nicbench.ui.compare.CellText;
import org.nicbench.ui.compare.ComparisonTable;

/** Bars with intervals: one group a column, one colour a row, from zero. Follows the theme. Display thread. */
public final class IntervalBarChart {

	private static final double HEADROOM = 1.08;
	private static final int PADDING_PERCENT = 32;

	private final Chart chart;
	private ComparisonTable table;
	private Color drawnBackground;

	public IntervalBarChart(Composite parent, String accessibleName) {
		chart = WidgetKeys.name(new Chart(parent, SWT.NONE), "chart.bars", accessibleName);
		chart.getAccessible().addAccessibleListener(new AccessibleAdapter() {
			@Override
			public void getDescription(AccessibleEvent event) {
				event.result = description();
			}
		});
		chart.getTitle().setVisible(false);
		chart.getLegend().setPosition(SWT.BOTTOM);
		chart.getAxisSet().getXAxis(0).getTitle().setVisible(false);
		chart.getAxisSet().getXAxis(0).getGrid().setStyle(LineStyle.NONE);
		chart.getAxisSet().getYAxis(0).getGrid().setStyle(LineStyle.SOLID);
		parent.addListener(SWT.Paint, event -> followTheme());
		show(null);
	}

	public Control control() {
		return chart;
	}

	/** Shows a table, or nothing for null. */
	public void show(ComparisonTable of) {
		table = of;
		chart.suspendUpdate(true);
		for (ISeries<?> series : chart.getSeriesSet().getSeries()) {
			chart.getSeriesSet().deleteSeries(series.getId());
		}
		boolean any = table != null && !table.rows().isEmpty() && table.highest() > 0;
		chart.getLegend().setVisible(any);
		if (any) {
			fill();
		}
		chart.suspendUpdate(false);
		drawnBackground = null;
		followTheme();
		chart.redraw();
	}

	private void fill() {
		IAxis x = chart.getAxisSet().getXAxis(0);
		x.enableCategory(true);
		x.setCategorySeries(table.columns().stream().map(label -> label.isEmpty() ? table.metric() : label).toArray(String[]::new));
		List<ComparisonTable.Row> rows = table.rows();
		for (int row = 0; row < rows.size(); row++) {
			List<CellText> cells = rows.get(row).cells();
			IBarSeries<?> series = (IBarSeries<?>) chart.getSeriesSet().createSeries(SeriesType.BAR, rows.get(row).label());
			series.setYSeries(cells.stream().mapToDouble(cell -> cell.value() == null ? 0 : cell.value()).toArray());
			series.setBarPadding(PADDING_PERCENT);
			IErrorBar interval = series.getYErrorBar();
			interval.setType(IErrorBar.ErrorBarType.BOTH);
			interval.setPlusErrors(cells.stream().mapToDouble(cell -> distance(cell.value(), cell.high())).toArray());
			interval.setMinusErrors(cells.stream().mapToDouble(cell -> distance(cell.low(), cell.value())).toArray());
			interval.setVisible(true);
			interval.setLineWidth(2);
		}
		IAxis y = chart.getAxisSet().getYAxis(0);
		y.getTitle().setText(table.metric() + ", " + table.unit());
		y.getTick().setTickMarkStepHint(48);
		y.setRange(new Range(0, table.highest() * HEADROOM));
		x.adjustRange();
	}

	private static double distance(Double from, Double to) {
		return from == null || to == null || from.isNaN() || to.isNaN() ? 0 : Math.max(0, to - from);
	}

	private void followTheme() {
		Color background = chart.getParent().getBackground();
		if (background.equals(drawnBackground)) {
			return;
		}
		drawnBackground = background;
		boolean dark = Palette.isDark(background);
		Color text = dark ? new Color(0xd8, 0xdc, 0xe0) : new Color(0x2b, 0x32, 0x3a);
		Color grid = Palette.blend(text, background, 0.18);
		chart.setBackground(background);
		chart.setBackgroundInPlotArea(background);
		chart.getLegend().setBackground(background);
		chart.getLegend().setForeground(text);
		for (IAxis axis : chart.getAxisSet().getAxes()) {
			axis.getTick().setForeground(text);
			axis.getTitle().setForeground(text);
			axis.getGrid().setForeground(grid);
		}
		ISeries<?>[] series = chart.getSeriesSet().getSeries();
		for (int i = 0; i < series.length; i++) {
			((IBarSeries<?>) series[i]).setBarColor(Palette.data(i, dark));
			((IBarSeries<?>) series[i]).getYErrorBar().setColor(text);
		}
		chart.redraw();
	}

	/** The chart in words: each row and column with its median. */
	private String description() {
		StringBuilder text = new StringBuilder();
		if (table != null) {
			for (ComparisonTable.Row row : table.rows()) {
				for (CellText cell : row.cells()) {
					text.append(row.label()).append(' ').append(cell.median().isEmpty() ? Quantities.UNKNOWN : cell.median()).append(' ')
							.append(table.unit()).append("; ");
				}
			}
		}
		return text.toString();
	}
}
