// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.cli.ExitCode;
import org.nicbench.engine.PlanLauncher;
import org.nicbench.engine.ProgressListener;
import org.nicbench.engine.RunRequest;
import org.nicbench.model.End;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;

/**
 * A run that ended, as a command sees it.
 *
 * @param folder where it is saved
 * @param trials its trials
 */
record RunOutcome(RunFolder folder, List<Trial> trials) {

	/** Executes a plan and reads what was saved. */
	static RunOutcome of(RunRequest request, ProgressListener listener, IProgressMonitor monitor, boolean inUserNamespace)
			throws ProblemException {
		RunFolder folder = PlanLauncher.execute(request, listener, monitor, inUserNamespace);
		return new RunOutcome(folder, folder.trials());
	}

	/** @return what a script is told: a NIC that could not be put back weighs most, then cancellation, then failed trials */
	int exitCode() {
		if (trials.stream().anyMatch(trial -> notRestored(trial.getSender()) || notRestored(trial.getReceiver()))) {
			return ExitCode.NOT_RESTORED;
		}
		if (folder.run().getStatus() == Status.CANCELLED) {
			return ExitCode.CANCELLED;
		}
		boolean all = folder.run().getStatus() == Status.COMPLETE
				&& trials.stream().map(Trial::getStatus)
						// a trial that was cancelled has been run again in a complete run
						.allMatch(status -> status == Status.COMPLETE || status == Status.CANCELLED);
		return all ? ExitCode.DONE : ExitCode.TRIAL;
	}

	private static boolean notRestored(End end) {
		return end != null && end.isSetRestored() && !end.isRestored();
	}
}
