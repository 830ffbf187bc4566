// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.editor;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.part.EditorPart;
import org.nicbench.model.status.ProblemException;
import org.nicbench.ui.Failures;
import org.nicbench.ui.JobFamilies;
import org.nicbench.ui.WidgetKeys;
import org.nicbench.ui.project.FileKind;

/**
 * Form editor of a project file. What it shows is read in a job, and read again when the workspace says that it changed;
 * a file that cannot be read is a message in the head of the form, not a dialog.
 *
 * @param <S> what is read and shown; immutable
 */
public abstract class ModelEditor<S> extends EditorPart {

	private final IResourceChangeListener listener = this::resourceChanged;
	private final Job reader = new ReadJob();
	private ScrolledForm form;
	private FormToolkit toolkit;

	/** Reads what is shown; in the reading job. */
	protected abstract S read(IFile file) throws ProblemException;

	/** Makes the widgets; display thread. */
	protected abstract void createBody(ScrolledForm of, FormToolkit with);

	/** Shows what was read; display thread. */
	protected abstract void show(S sheet);

	/** @return whether a changed resource asks for reading again; in the notifying thread */
	protected boolean concerns(IResourceDelta delta) {
		return delta.getResource().equals(file());
	}

	/** @return the file that is edited */
	public final IFile file() {
		return ((IFileEditorInput) getEditorInput()).getFile();
	}

	/** @return the toolkit of the form; display thread */
	protected final FormToolkit toolkit() {
		return toolkit;
	}

	/** @return the form; display thread */
	protected final ScrolledForm form() {
		return form;
	}

	@Override
	public void init(IEditorSite site, IEditorInput input) throws PartInitException {
		if (!(input instanceof IFileEditorInput)) {
			throw new PartInitException(Messages.onlyFiles);
		}
		setSite(site);
		setInput(input);
		setPartName(partName(file()));
	}

	/** @return title of the editor's tab */
	protected String partName(IFile file) {
		return FileKind.plainName(file);
	}

	@Override
	public final void createPartControl(Composite parent) {
		toolkit = new FormToolkit(parent.getDisplay());
		form = toolkit.createScrolledForm(parent);
		toolkit.decorateFormHeading(form.getForm());
		WidgetKeys.name(form, "editor.form");
		form.setText(getPartName());
		form.setImage(getTitleImage());
		createBody(form, toolkit);
		form.getToolBarManager().update(true);
		ResourcesPlugin.getWorkspace().addResourceChangeListener(listener, IResourceChangeEvent.POST_CHANGE);
		readAgain();
	}

	/** Reads and shows again, soon; any thread. */
	protected final void readAgain() {
		reader.schedule();
	}

	/** Says something in the head of the form, or nothing for null; display thread. */
	protected final void message(String text, int type) {
		form.setMessage(text, text == null ? IMessageProvider.NONE : type);
	}

	private void resourceChanged(IResourceChangeEvent event) {
		boolean[] concerned = new boolean[1];
		try {
			event.getDelta().accept(delta -> {
				boolean content = delta.getKind() != IResourceDelta.CHANGED
						|| (delta.getFlags() & ~IResourceDelta.MARKERS) != 0;
				concerned[0] |= content && concerns(delta);
				return !concerned[0];
			});
		} catch (CoreException e) {
			Failures.log(e);
		}
		if (concerned[0]) {
			readAgain();
		}
	}

	/** Reads in the background and hands over to the display thread. */
	private final class ReadJob extends Job {

		ReadJob() {
			super(Messages.reading);
			setSystem(true);
		}

		@Override
		protected IStatus run(IProgressMonitor monitor) {
			S sheet = null;
			String problem = null;
			try {
				sheet = read(file());
			} catch (ProblemException e) {
				problem = e.getMessage();
			}
			S read = sheet;
			String failed = problem;
			if (!form.isDisposed()) {
				form.getDisplay().asyncExec(() -> {
					if (form.isDisposed()) {
						return;
					}
					message(failed, IMessageProvider.ERROR);
					if (read != null) {
						show(read);
						form.reflow(true);
					}
				});
			}
			return Status.OK_STATUS;
		}

		@Override
		public boolean belongsTo(Object family) {
			return family == JobFamilies.READ;
		}
	}

	@Override
	public void setFocus() {
		form.setFocus();
	}

	@Override
	public void dispose() {
		ResourcesPlugin.getWorkspace().removeResourceChangeListener(listener);
		reader.cancel();
		if (toolkit != null) {
			toolkit.dispose();
		}
		super.dispose();
	}

	@Override
	public void doSave(IProgressMonitor monitor) {
		// shows, does not edit; editors that do override this
	}

	@Override
	public void doSaveAs() {
		// not offered
	}

	@Override
	public boolean isDirty() {
		return false;
	}

	@Override
	public boolean isSaveAsAllowed() {
		return false;
	}
}
