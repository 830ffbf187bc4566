// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.statushandlers.StatusManager;
import org.nicbench.model.status.ProblemException;

/** The one door for errors: everything becomes an {@link IStatus} that says what happened, where and what to do. */
public final class Failures {

	private Failures() {
	}

	/** @return the status of a failure; any thread */
	public static IStatus status(Throwable failure) {
		if (failure instanceof ProblemException problem) {
			return problem.toStatus(WorkbenchIds.BUNDLE);
		}
		if (failure instanceof CoreException core) {
			return core.getStatus();
		}
		String text = failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
		return new Status(IStatus.ERROR, WorkbenchIds.BUNDLE, text, failure);
	}

	/** Tells the user and writes the log; any thread. */
	public static void show(Throwable failure) {
		StatusManager.getManager().handle(status(failure), StatusManager.SHOW | StatusManager.LOG);
	}

	/** Writes the log only; any thread. */
	public static void log(Throwable failure) {
		StatusManager.getManager().handle(status(failure), StatusManager.LOG);
	}
}
