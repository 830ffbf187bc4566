// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.engine.ProgressListener;
import org.nicbench.engine.RunRequest;
import org.nicbench.model.status.ProblemException;

/** Executes a plan and returns when the run has ended and every NIC is restored. */
@FunctionalInterface
public interface PlanRunner {

	/**
	 * @param listener follows, on threads of the run
	 * @param monitor  asked whether the user cancelled
	 * @throws ProblemException when it could not begin or had to stop
	 */
	void run(RunRequest request, ProgressListener listener, IProgressMonitor monitor) throws ProblemException;
}
