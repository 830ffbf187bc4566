// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.editor;

import java.util.Map;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.IFormColors;
import org.eclipse.ui.forms.widgets.ExpandableComposite;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Section;
import org.nicbench.ui.WidgetKeys;

/** Parts that all forms are made of, so that they look alike. Display thread. */
public final class FormParts {

	private static final int TABLE_HEADER = 30;
	private static final int TABLE_ROW = 27;
	private static final int NARROW = 160;

	private FormParts() {
	}

	/** @return body of a new section with a title and one sentence; the section is laid out in the parent's grid */
	public static Composite section(FormToolkit toolkit, Composite parent, String title, String description, int span,
			boolean fill) {
		Section section = toolkit.createSection(parent, ExpandableComposite.TITLE_BAR | Section.DESCRIPTION);
		section.setText(title);
		section.setDescription(description);
		section.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, fill, span, 1));
		Composite body = toolkit.createComposite(section);
		GridLayout layout = new GridLayout();
		layout.marginWidth = 2;
		layout.marginHeight = 4;
		body.setLayout(layout);
		section.setClient(body);
		return body;
	}

	/** Shows names and values in two columns; values can be selected and copied. */
	public static void pairs(FormToolkit toolkit, Composite body, Map<String, String> pairs) {
		for (Control old : body.getChildren()) {
			old.dispose();
		}
		GridLayout layout = (GridLayout) body.getLayout();
		layout.numColumns = 2;
		layout.horizontalSpacing = 14;
		pairs.forEach((name, value) -> {
			Label label = toolkit.createLabel(body, name);
			label.setForeground(toolkit.getColors().getColor(IFormColors.TITLE));
			label.setLayoutData(new GridData(SWT.BEGINNING, SWT.TOP, false, false));
			Text text = new Text(body, SWT.READ_ONLY | SWT.WRAP);
			toolkit.adapt(text, true, false);
			text.setText(value);
			text.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
			((GridData) text.getLayoutData()).widthHint = NARROW;
			WidgetKeys.name(text, "value." + name, name);
		});
		body.layout(true, true);
	}

	/** @return a table with these columns, laid out to fill */
	public static Table table(FormToolkit toolkit, Composite body, String key, String accessibleName, String[] headers,
			int[] widths, int style) {
		Table table = WidgetKeys.name(new Table(body, SWT.BORDER | SWT.FULL_SELECTION | style), key, accessibleName);
		toolkit.adapt(table, true, false);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		for (int i = 0; i < headers.length; i++) {
			TableColumn column = new TableColumn(table, widths[i] < 0 ? SWT.RIGHT : SWT.LEFT);
			column.setText(headers[i]);
			column.setWidth(Math.abs(widths[i]));
		}
		fill(table, TABLE_HEADER + 2 * TABLE_ROW);
		return table;
	}

	/** Lets a control fill its cell; its own wishes count for the height alone, so that a form is as wide as its editor. */
	public static void fill(Control control, int height) {
		GridData data = new GridData(SWT.FILL, SWT.FILL, true, true);
		data.widthHint = NARROW;
		data.heightHint = height;
		control.setLayoutData(data);
	}

	/** Makes a table just high enough for its rows, within limits. */
	public static void fitHeight(Table table, int rows, int most) {
		GridData data = (GridData) table.getLayoutData();
		data.heightHint = TABLE_HEADER + TABLE_ROW * Math.max(2, Math.min(rows, most));
	}
}
