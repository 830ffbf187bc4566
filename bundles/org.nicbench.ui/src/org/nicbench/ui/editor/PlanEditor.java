// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.editor;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.nicbench.model.status.ProblemException;
import org.nicbench.ui.Images;
import org.nicbench.ui.JobFamilies;
import org.nicbench.ui.WidgetKeys;
import org.nicbench.ui.project.FileKind;
import org.nicbench.ui.run.PlanPresenter;
import org.nicbench.ui.run.PlanSheet;
import org.nicbench.ui.run.RunPlanHandler;
import org.nicbench.ui.run.RunPlanJob;

/** Shows a plan and its cells, and runs it. */
public final class PlanEditor extends ModelEditor<PlanSheet> {

	private static final int MOST_ROWS = 16;

	private final JobChangeAdapter runs = new JobChangeAdapter() {
		@Override
		public void scheduled(IJobChangeEvent event) {
			buttonsLater(event.getJob());
		}

		@Override
		public void done(IJobChangeEvent event) {
			buttonsLater(event.getJob());
		}
	};
	private Composite facts;
	private Table cells;
	private Button run;
	private Button cancel;
	private List<List<String>> rows = List.of();

	@Override
	protected PlanSheet read(IFile file) throws ProblemException {
		return PlanPresenter.read(file.getLocation().toPath());
	}

	@Override
	protected boolean concerns(IResourceDelta delta) {
		return FileKind.of(delta.getResource()).orElse(null) == FileKind.PROFILE || super.concerns(delta);
	}

	@Override
	protected void createBody(ScrolledForm form, FormToolkit toolkit) {
		GridLayout layout = new GridLayout(2, true);
		layout.marginWidth = 10;
		layout.marginHeight = 8;
		layout.horizontalSpacing = 18;
		form.getBody().setLayout(layout);
		facts = FormParts.section(toolkit, form.getBody(), Messages.planSection, Messages.planSectionHint, 1, false);
		Composite go = FormParts.section(toolkit, form.getBody(), Messages.goSection, Messages.goSectionHint, 1, false);
		go.setLayout(new GridLayout(2, false));
		run = button(toolkit, go, "plan.run", Messages.runButton, event -> RunPlanHandler.start(file(), getSite().getPage()));
		run.setImage(Images.RUNPLAN.image());
		cancel = button(toolkit, go, "plan.cancel", Messages.cancelButton, event -> cancelRuns());
		Composite list = FormParts.section(toolkit, form.getBody(), Messages.planCellsSection, Messages.planCellsSectionHint, 2, true);
		cells = FormParts.table(toolkit, list, "plan.cells", Messages.planCellsName, Messages.planCellColumns.split("\\|"),
				new int[] { 240, -80, 100, 90, -80, -100, 140 }, SWT.VIRTUAL);
		cells.addListener(SWT.SetData, this::fillCell);
		Job.getJobManager().addJobChangeListener(runs);
		buttons();
	}

	private static Button button(FormToolkit toolkit, Composite parent, String key, String text,
			Listener pressed) {
		Button button = WidgetKeys.name(toolkit.createButton(parent, text, SWT.PUSH), key);
		button.setLayoutData(new GridData(SWT.BEGINNING, SWT.CENTER, false, false));
		button.addListener(SWT.Selection, pressed);
		return button;
	}

	private void cancelRuns() {
		for (Job job : Job.getJobManager().find(JobFamilies.RUN)) {
			if (ofThisPlan(job)) {
				job.cancel();
			}
		}
	}

	private boolean ofThisPlan(Job job) {
		return job instanceof RunPlanJob running && running.plan().equals(file());
	}

	private void buttonsLater(Job job) {
		if (ofThisPlan(job) && !form().isDisposed()) {
			form().getDisplay().asyncExec(this::buttons);
		}
	}

	private void buttons() {
		if (run.isDisposed()) {
			return;
		}
		boolean running = false;
		for (Job job : Job.getJobManager().find(JobFamilies.RUN)) {
			running |= ofThisPlan(job);
		}
		run.setEnabled(!running);
		cancel.setVisible(running);
	}

	@Override
	protected void show(PlanSheet sheet) {
		form().setText(Messages.bind(Messages.planTitle, sheet.name()));
		FormParts.pairs(toolkit(), facts, sheet.facts());
		rows = sheet.cells();
		cells.setItemCount(rows.size());
		cells.clearAll();
		FormParts.fitHeight(cells, rows.size(), MOST_ROWS);
		message(sheet.problem(), IMessageProvider.ERROR);
	}

	private void fillCell(Event event) {
		((TableItem) event.item).setText(rows.get(event.index).toArray(String[]::new));
	}

	@Override
	public void dispose() {
		Job.getJobManager().removeJobChangeListener(runs);
		super.dispose();
	}
}
