// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.nicbench.model.status.ProblemException;
import org.nicbench.ui.Failures;
import org.nicbench.ui.compare.ComparisonForm;
import org.nicbench.ui.compare.ComparisonPresenter;
import org.nicbench.ui.compare.ComparisonSheet;
import org.nicbench.ui.project.FileKind;

/** Runs side by side: what is row and column, baseline and metric; table, bars, what differs. Grows with its runs. */
public final class ComparisonEditor extends ModelEditor<ComparisonSheet> {

	private ComparisonForm parts;
	private ComparisonPresenter presenter;
	private volatile List<Path> runs = List.of();
	private boolean runsChanged = true;
	private boolean dirty;

	@Override
	protected ComparisonSheet read(IFile file) throws ProblemException {
		synchronized (this) {
			if (presenter == null) {
				presenter = ComparisonPresenter.load(file.getLocation().toPath());
				runsChanged = true;
			}
			if (runsChanged) {
				runsChanged = false;
				runs = presenter.runFolders();
				presenter.readRuns();
			}
			return presenter.sheet();
		}
	}

	@Override
	protected boolean concerns(IResourceDelta delta) {
		IResource resource = delta.getResource();
		if (resource.equals(file())) {
			synchronized (this) {
				presenter = dirty ? presenter : null;
			}
			return true;
		}
		Optional<IFolder> run = FileKind.runOf(resource);
		IPath location = run.map(IResource::getLocation).orElse(null);
		if (location == null || !runs.contains(location.toPath())) {
			return false;
		}
		synchronized (this) {
			runsChanged = true;
		}
		return true;
	}

	@Override
	protected void createBody(ScrolledForm form, FormToolkit toolkit) {
		parts = new ComparisonForm(form, toolkit, new ComparisonForm.Choices() {
			@Override
			public void rows(String keys) {
				change(() -> presenter.rows(keys));
			}

			@Override
			public void columns(String keys) {
				change(() -> presenter.columns(keys));
			}

			@Override
			public void baseline(String row) {
				change(() -> presenter.baseline(row));
			}

			@Override
			public void metric(String id) {
				change(() -> presenter.metric(id));
			}
		});
	}

	private void change(Runnable choice) {
		synchronized (this) {
			if (presenter == null) {
				return;
			}
			choice.run();
		}
		setDirty(true);
		readAgain();
	}

	private void setDirty(boolean is) {
		if (dirty != is) {
			dirty = is;
			firePropertyChange(PROP_DIRTY);
		}
	}

	@Override
	protected void show(ComparisonSheet sheet) {
		parts.show(sheet);
	}

	@Override
	public void doSave(IProgressMonitor monitor) {
		try {
			synchronized (this) {
				presenter.save();
			}
			setDirty(false);
			file().refreshLocal(IResource.DEPTH_ZERO, monitor);
		} catch (ProblemException | CoreException e) {
			monitor.setCanceled(true);
			Failures.show(e);
		}
	}

	@Override
	public boolean isDirty() {
		return dirty;
	}
}
