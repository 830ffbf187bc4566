// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.project;

import java.nio.file.Path;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.part.ISetSelectionTarget;
import org.nicbench.model.status.ProblemException;
import org.nicbench.ui.Failures;
import org.nicbench.ui.JobFamilies;
import org.nicbench.ui.WorkbenchIds;

/** Asks for a folder, unless the command names it, and opens it as a project in the explorer. */
public final class OpenFolderHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
		String path = event.getParameter(WorkbenchIds.OPEN_FOLDER_PATH);
		if (path == null) {
			path = ask(window);
		}
		if (path != null) {
			open(Path.of(path), window);
		}
		return null;
	}

	private static String ask(IWorkbenchWindow window) {
		DirectoryDialog dialog = new DirectoryDialog(window.getShell(), SWT.OPEN);
		dialog.setText(Messages.openFolderTitle);
		dialog.setMessage(Messages.openFolderMessage);
		return dialog.open();
	}

	private static void open(Path folder, IWorkbenchWindow window) {
		Job job = new Job(Messages.bind(Messages.openingFolder, folder.getFileName())) {
			@Override
			protected IStatus run(IProgressMonitor monitor) {
				try {
					IProject project = new OpenFolder(folder).run(monitor);
					PlatformUI.getWorkbench().getDisplay().asyncExec(() -> reveal(project, window));
					return Status.OK_STATUS;
				} catch (ProblemException | CoreException e) {
					return Failures.status(e);
				}
			}

			@Override
			public boolean belongsTo(Object family) {
				return family == JobFamilies.OPEN;
			}
		};
		job.setUser(true);
		job.schedule();
	}

	private static void reveal(IProject project, IWorkbenchWindow window) {
		if (window == null || window.getActivePage() == null) {
			return;
		}
		IViewPart explorer = window.getActivePage().findView(WorkbenchIds.EXPLORER);
		if (explorer instanceof ISetSelectionTarget target) {
			target.selectReveal(new StructuredSelection(project));
		}
	}
}
