// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.compare;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.nicbench.ui.WidgetKeys;

/**
 * Table of a comparison: a line a row, and in each cell the median, its interval drawn on a scale that all cells share,
 * and the verdict. The text of an item says the same, for the clipboard, screen readers and tests. Display thread.
 */
public final class ComparisonTableControl {

	private static final int FIRST_COLUMN_WIDTH = 190;
	private static final int CELL_WIDTH = 380;

	private final Table table;
	private final LocalResourceManager resources;
	private final Font bold;
	private ComparisonTable shown;

	public ComparisonTableControl(Composite parent, String key, String accessibleName) {
		table = WidgetKeys.name(new Table(parent, SWT.FULL_SELECTION | SWT.BORDER | SWT.SINGLE), key, accessibleName);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		resources = new LocalResourceManager(JFaceResources.getResources(), table);
		bold = resources.create(FontDescriptor.createFrom(table.getFont()).setStyle(SWT.BOLD));
		table.addListener(SWT.MeasureItem, this::measure);
		table.addListener(SWT.EraseItem, this::erase);
		table.addListener(SWT.PaintItem, this::paint);
		table.addListener(SWT.MouseHover, this::tip);
	}

	public Table control() {
		return table;
	}

	/** Shows a table, or nothing for null. */
	public void show(ComparisonTable of) {
		table.setRedraw(false);
		boolean sameShape = shown != null && of != null && headers(shown).equals(headers(of));
		shown = of;
		if (!sameShape) {
			for (TableColumn column : table.getColumns()) {
				column.dispose();
			}
			if (of != null) {
				column(of.rowKeys(), FIRST_COLUMN_WIDTH);
				for (int i = 0; i < of.columns().size(); i++) {
					column(of.columnHeader(i), CELL_WIDTH);
				}
			}
		}
		table.setItemCount(of == null ? 0 : of.rows().size());
		for (int row = 0; of != null && row < of.rows().size(); row++) {
			TableItem item = table.getItem(row);
			item.setText(0, of.rows().get(row).label());
			item.setFont(0, of.rows().get(row).baseline() ? bold : null);
			List<CellText> cells = of.rows().get(row).cells();
			for (int i = 0; i < cells.size(); i++) {
				item.setText(i + 1, cells.get(i).line());
			}
		}
		table.setRedraw(true);
		table.redraw();
	}

	private static List<String> headers(ComparisonTable of) {
		List<String> headers = new ArrayList<>(List.of(of.rowKeys()));
		for (int i = 0; i < of.columns().size(); i++) {
			headers.add(of.columnHeader(i));
		}
		return headers;
	}

	private void column(String header, int width) {
		TableColumn column = new TableColumn(table, SWT.LEFT);
		column.setText(header);
		column.setWidth(width);
	}

	private CellText cell(Event event) {
		if (shown == null || event.index == 0 || !(event.item instanceof TableItem item)) {
			return null;
		}
		int row = table.indexOf(item);
		return row < 0 || row >= shown.rows().size() || event.index > shown.columns().size() ? null
				: shown.rows().get(row).cells().get(event.index - 1);
	}

	private void measure(Event event) {
		event.height = Math.max(event.height, event.gc.getFontMetrics().getHeight() + 10);
	}

	private void erase(Event event) {
		if (cell(event) != null) {
			event.detail &= ~SWT.FOREGROUND;
		}
	}

	private void paint(Event event) {
		CellText cell = cell(event);
		if (cell == null) {
			return;
		}
		GC gc = event.gc;
		boolean selected = (event.detail & SWT.SELECTED) != 0;
		new CellPainter(gc, table.getBackground(), table.getForeground(), selected, bold)
				.paint(cell, shown.highest(), event.x, event.y, event.height);
	}

	private void tip(Event event) {
		String text = null;
		TableItem item = table.getItem(new Point(event.x, event.y));
		for (int i = 1; item != null && i < table.getColumnCount(); i++) {
			if (item.getBounds(i).contains(event.x, event.y)) {
				text = item.getText(i);
			}
		}
		table.setToolTipText(text);
	}
}
