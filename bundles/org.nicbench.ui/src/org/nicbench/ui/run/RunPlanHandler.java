// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.progress.IProgressConstants;
import org.nicbench.ui.Failures;

/** Runs the selected plan, or the one in the editor in front, after saving it. */
public final class RunPlanHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
		IWorkbenchPage page = window.getActivePage();
		IFile plan = RunSelection.plan(HandlerUtil.getCurrentSelection(event), page == null ? null : page.getActiveEditor());
		if (plan == null || page != null && !page.saveAllEditors(true)) {
			return null;
		}
		start(plan, page);
		return null;
	}

	/** Starts the run and shows the Progress view; display thread. */
	public static RunPlanJob start(IFile plan, IWorkbenchPage page) {
		RunPlanJob job = new RunPlanJob(plan, EnginePlanRunner.INSTANCE);
		job.schedule();
		try {
			if (page != null) {
				page.showView(IProgressConstants.PROGRESS_VIEW_ID, null, IWorkbenchPage.VIEW_VISIBLE);
			}
		} catch (PartInitException e) {
			Failures.log(e);
		}
		return job;
	}
}
