// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.ProgressMonitorWrapper;
import org.nicbench.engine.PlanLauncher;
import org.nicbench.engine.ProgressListener;
import org.nicbench.engine.RunRequest;
import org.nicbench.model.status.ProblemException;

/** Runs plans through the engine: in this process where it may, else in a child process inside a user namespace. */
enum EnginePlanRunner implements PlanRunner {
	INSTANCE;

	@Override
	public void run(RunRequest request, ProgressListener listener, IProgressMonitor monitor) throws ProblemException {
		PlanLauncher.execute(request, listener, new CancelOnly(monitor), false);
	}

	/** Hands on that the user cancelled; what the job shows is made from the events. */
	private static final class CancelOnly extends ProgressMonitorWrapper {

		CancelOnly(IProgressMonitor monitor) {
			super(monitor);
		}

		@Override
		public void beginTask(String name, int totalWork) {
			// from the events
		}

		@Override
		public void setTaskName(String name) {
			// from the events
		}

		@Override
		public void subTask(String name) {
			// from the events
		}

		@Override
		public void worked(int work) {
			// from the events
		}

		@Override
		public void internalWorked(double work) {
			// from the events
		}

		@Override
		public void done() {
			// the job says so
		}
	}
}
