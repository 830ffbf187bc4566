// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.io.PrintStream;

import org.nicbench.cli.Messages;
import org.nicbench.engine.ProgressEvent;
import org.nicbench.engine.ProgressListener;
import org.nicbench.report.Quantities;

/** Progress for people: a line when the run begins and one when a trial ends. */
final class ProgressText implements ProgressListener {

	private final PrintStream err;
	private int trials;
	private int finished;
	private String cell = "";

	ProgressText(PrintStream err) {
		this.err = err;
	}

	@Override
	public void event(ProgressEvent event) {
		switch (event) {
		case ProgressEvent.RunStarted started -> {
			trials = started.trials();
			finished = 0;
			err.println(Messages.bind(Messages.runStarted,
					new Object[] { started.cells(), started.trials(), Math.round(started.estimatedSeconds()) }));
		}
		case ProgressEvent.TrialStarted trial -> cell = String.join(", ", trial.cell().asMap().values());
		case ProgressEvent.TrialFinished trial -> err.println(Messages.bind(Messages.trialFinished,
				new Object[] { ++finished, trials, cell,
						trial.bitsPerSecond().isPresent()
								? Quantities.bitsPerSecond(trial.bitsPerSecond().getAsDouble())
								: "\u2013",
						trial.reason() == null ? "" : "  " + trial.status() + ": " + trial.reason() }));
		case ProgressEvent.WarningRaised warning -> err.println(Messages.bind(Messages.runWarning, warning.text()));
		default -> {
			// a line a trial is enough; how the run ends is said by the command
		}
		}
	}
}
