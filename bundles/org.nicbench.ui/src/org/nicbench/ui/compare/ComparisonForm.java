// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.nicbench.compare.Difference;
import org.nicbench.compare.Metric;
import org.nicbench.ui.WidgetKeys;
import org.nicbench.ui.chart.IntervalBarChart;
import org.nicbench.ui.editor.FormParts;
import org.nicbench.ui.editor.Remarks;

/** Widgets of the comparison editor. Display thread. */
public final class ComparisonForm {

	private static final int MOST_ROWS = 14;
	private static final int CHART_HEIGHT = 250;
	private static final int COMBO_WIDTH = 110;

	/** What the user chooses. */
	public interface Choices {

		/** Keys of the rows, joined by commas. */
		void rows(String keys);

		/** Keys of the columns, joined by commas; empty for none. */
		void columns(String keys);

		/** Label of the row that the others are compared with. */
		void baseline(String row);

		/** Id of the metric. */
		void metric(String id);
	}

	private final ScrolledForm form;
	private final Combo rows;
	private final Combo columns;
	private final Combo metric;
	private final Combo baseline;
	private final ComparisonTableControl table;
	private final Remarks remarks;
	private final IntervalBarChart chart;
	private final Table differs;

	public ComparisonForm(ScrolledForm form, FormToolkit toolkit, Choices choices) {
		this.form = form;
		GridLayout layout = new GridLayout(5, true);
		layout.marginWidth = 10;
		layout.marginHeight = 8;
		layout.horizontalSpacing = 18;
		form.getBody().setLayout(layout);
		Composite bar = toolkit.createComposite(form.getBody());
		bar.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false, 5, 1));
		bar.setLayout(new GridLayout(8, false));
		rows = combo(toolkit, bar, "comparison.rows", Messages.rowsChoice, choices::rows);
		columns = combo(toolkit, bar, "comparison.columns", Messages.columnsChoice,
				text -> choices.columns(text.equals(Messages.noColumns) ? "" : text));
		metric = combo(toolkit, bar, "comparison.metric", Messages.metricChoice,
				label -> ComparisonPresenter.metrics().stream().filter(one -> one.label().equals(label)).findFirst()
						.ifPresent(one -> choices.metric(one.id())));
		baseline = combo(toolkit, bar, "comparison.baseline", Messages.baselineChoice, choices::baseline);
		Composite body = FormParts.section(toolkit, form.getBody(), Messages.sectionTable, Messages.sectionTableHint, 5, false);
		table = new ComparisonTableControl(body, "comparison.table", Messages.tableName);
		toolkit.adapt(table.control(), true, false);
		FormParts.fill(table.control(), 0);
		remarks = new Remarks(toolkit, body, "comparison.remarks");
		body = FormParts.section(toolkit, form.getBody(), Messages.sectionChart, Messages.sectionChartHint, 3, true);
		chart = new IntervalBarChart(body, Messages.chartName);
		FormParts.fill(chart.control(), CHART_HEIGHT);
		body = FormParts.section(toolkit, form.getBody(), Messages.sectionDiffers, Messages.sectionDiffersHint, 2, true);
		differs = FormParts.table(toolkit, body, "comparison.differs", Messages.differsName,
				new String[] { Messages.differsSetting, Messages.differsEnds, Messages.differsValues }, new int[] { 215, 75, 380 }, SWT.NONE);
		FormParts.fill(differs, CHART_HEIGHT);
	}

	private static Combo combo(FormToolkit toolkit, Composite bar, String key, String label, Consumer<String> chosen) {
		toolkit.createLabel(bar, label);
		Combo combo = WidgetKeys.name(new Combo(bar, SWT.READ_ONLY | SWT.DROP_DOWN), key, label);
		GridData size = new GridData(SWT.FILL, SWT.CENTER, true, false);
		size.widthHint = COMBO_WIDTH;
		combo.setLayoutData(size);
		combo.addListener(SWT.Selection, event -> chosen.accept(combo.getText()));
		return combo;
	}

	/** Shows what was read and computed. */
	public void show(ComparisonSheet sheet) {
		form.setText(Messages.bind(Messages.comparisonName, sheet.name() == null ? "" : sheet.name()));
		choices(rows, sheet.keys(), ComparisonPresenter.join(sheet.rows()));
		List<String> columnKeys = new ArrayList<>(List.of(Messages.noColumns));
		columnKeys.addAll(sheet.keys());
		choices(columns, columnKeys, sheet.columns().isEmpty() ? Messages.noColumns : ComparisonPresenter.join(sheet.columns()));
		choices(metric, ComparisonPresenter.metrics().stream().map(Metric::label).toList(), ComparisonPresenter.metrics().stream()
				.filter(one -> one.id().equals(sheet.metric())).map(Metric::label).findFirst().orElse(""));
		choices(baseline, sheet.baselines(), sheet.baseline() == null ? "" : sheet.baseline());
		table.show(sheet.table());
		FormParts.fitHeight(table.control(), sheet.table() == null ? 0 : sheet.table().rows().size(), MOST_ROWS);
		remarks.show(sheet.warnings());
		chart.show(sheet.table());
		differences(sheet.table() == null ? List.of() : sheet.table().differs());
	}

	private static void choices(Combo combo, List<String> items, String chosen) {
		if (!List.of(combo.getItems()).equals(items)) {
			combo.setItems(items.toArray(String[]::new));
		}
		int index = combo.indexOf(chosen);
		if (index >= 0 && combo.getSelectionIndex() != index) {
			combo.select(index);
		}
	}

	private void differences(List<Difference> list) {
		differs.removeAll();
		for (Difference difference : list) {
			new TableItem(differs, SWT.NONE).setText(new String[] { difference.label(), DifferenceText.ends(difference),
					DifferenceText.values(difference).replace("\n", "; ") });
		}
		if (list.isEmpty()) {
			new TableItem(differs, SWT.NONE).setText(0, Messages.noDifference);
		}
	}
}
