// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.editor;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.nicbench.model.status.ProblemException;
import org.nicbench.ui.chart.IntervalBarChart;
import org.nicbench.ui.compare.ComparisonTableControl;
import org.nicbench.ui.project.FileKind;
import org.nicbench.ui.run.RunPresenter;
import org.nicbench.ui.run.RunSheet;

/** Shows a run: what it was, its cells as table and bars, its trials. Grows with the run. */
public final class RunEditor extends ModelEditor<RunSheet> {

	private static final int MOST_ROWS = 12;
	private static final int CHART_HEIGHT = 240;

	private Composite facts;
	private ComparisonTableControl cells;
	private IntervalBarChart chart;
	private Remarks remarks;
	private Table trials;
	private List<RunSheet.TrialRow> rows = List.of();
	private int wantedTrial;

	@Override
	protected String partName(IFile file) {
		return FileKind.plainName(file.getParent());
	}

	@Override
	protected RunSheet read(IFile file) throws ProblemException {
		return RunPresenter.read(file.getParent().getLocation().toPath());
	}

	@Override
	protected boolean concerns(IResourceDelta delta) {
		return FileKind.of(delta.getResource()).orElse(null) == FileKind.TRIAL
				&& FileKind.runOf(delta.getResource()).filter(file().getParent()::equals).isPresent() || super.concerns(delta);
	}

	@Override
	protected void createBody(ScrolledForm form, FormToolkit toolkit) {
		GridLayout layout = new GridLayout(2, true);
		layout.marginWidth = 10;
		layout.marginHeight = 8;
		layout.horizontalSpacing = 18;
		form.getBody().setLayout(layout);
		facts = FormParts.section(toolkit, form.getBody(), Messages.runSection, Messages.runSectionHint, 1, false);
		Composite bars = FormParts.section(toolkit, form.getBody(), Messages.chartSection, Messages.chartSectionHint, 1, false);
		chart = new IntervalBarChart(bars, Messages.chartName);
		FormParts.fill(chart.control(), CHART_HEIGHT);
		Composite table = FormParts.section(toolkit, form.getBody(), Messages.cellsSection, Messages.cellsSectionHint, 2, false);
		cells = new ComparisonTableControl(table, "run.cells", Messages.cellsName);
		toolkit.adapt(cells.control(), true, false);
		FormParts.fill(cells.control(), 0);
		remarks = new Remarks(toolkit, table, "run.remarks");
		Composite list = FormParts.section(toolkit, form.getBody(), Messages.trialsSection, Messages.trialsSectionHint, 2, true);
		trials = FormParts.table(toolkit, list, "run.trials", Messages.trialsName, Messages.trialColumns.split("\\|"),
				new int[] { -46, -60, 330, -110, -100, -110, 90, 360 }, SWT.VIRTUAL);
		trials.addListener(SWT.SetData, this::fillTrial);
	}

	@Override
	protected void show(RunSheet sheet) {
		form().setText(Messages.bind(Messages.runTitle, sheet.name()));
		FormParts.pairs(toolkit(), facts, sheet.facts());
		cells.show(sheet.table());
		FormParts.fitHeight(cells.control(), sheet.table() == null ? 0 : sheet.table().rows().size(), MOST_ROWS);
		chart.show(sheet.table());
		rows = sheet.trials();
		trials.setItemCount(rows.size());
		trials.clearAll();
		FormParts.fitHeight(trials, rows.size(), MOST_ROWS);
		remarks.show(sheet.remarks());
		selectWanted();
	}

	private void fillTrial(Event event) {
		RunSheet.TrialRow row = rows.get(event.index);
		((TableItem) event.item).setText(row.columns().toArray(String[]::new));
	}

	/** Selects a trial, as soon as it is read; display thread. */
	public void showTrial(int sequence) {
		wantedTrial = sequence;
		selectWanted();
	}

	private void selectWanted() {
		for (int i = 0; i < rows.size(); i++) {
			if (rows.get(i).sequence() == wantedTrial) {
				trials.setSelection(i);
				trials.showSelection();
				wantedTrial = 0;
				return;
			}
		}
	}
}
