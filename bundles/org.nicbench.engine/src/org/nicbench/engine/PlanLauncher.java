// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.host.VirtualWire;
import org.nicbench.model.Access;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;

/**
 * Executes a plan where it can be executed: in this process, or, for an ordinary user and virtual hosts, in a child process
 * inside a user namespace of its own, because a running Java machine cannot enter one. Either way the caller sees the same
 * events and gets the same run. Blocks.
 */
public final class PlanLauncher {

	private PlanLauncher() {
	}

	/**
	 * Executes a plan.
	 *
	 * @param monitor         one unit of work a trial; cancellable at any moment
	 * @param inUserNamespace this process is such a child: it never starts another
	 * @return the run as saved
	 * @throws ProblemException as {@link PlanExecutor#execute}; NO_PERMISSION also where user namespaces are forbidden
	 */
	public static RunFolder execute(RunRequest request, ProgressListener progress, IProgressMonitor monitor,
			boolean inUserNamespace) throws ProblemException {
		LoadedPlan plan = request.resume() ? LoadedPlan.of(RunFolder.open(request.runFolder()).run(), request.repetitions())
				: LoadedPlan.of(request);
		boolean virtual = plan.sender().getAccess() == Access.VIRTUAL && plan.receiver().getAccess() == Access.VIRTUAL;
		if (virtual && !inUserNamespace && !VirtualWire.isPermitted()) {
			return new UserNamespaceChild().run(request, progress, monitor);
		}
		return new PlanExecutor().execute(request, progress, monitor);
	}
}
