// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.MessageConsole;
import org.eclipse.ui.console.MessageConsoleStream;
import org.nicbench.engine.ProgressEvent;
import org.nicbench.report.Quantities;
import org.nicbench.ui.CellLabels;
import org.nicbench.ui.Durations;
import org.nicbench.ui.Images;

/** Log of a run in the Console view: a line a trial, and every warning. Any thread. */
final class RunConsole {

	private final MessageConsoleStream stream;
	private String cell = "";

	private RunConsole(MessageConsoleStream stream) {
		this.stream = stream;
	}

	static RunConsole open(String name) {
		MessageConsole console = new MessageConsole(Messages.bind(Messages.consoleName, name), Images.RUN.descriptor());
		ConsolePlugin.getDefault().getConsoleManager().addConsoles(new IConsole[] { console });
		return new RunConsole(console.newMessageStream());
	}

	void event(ProgressEvent event) {
		switch (event) {
		case ProgressEvent.RunStarted started -> stream.println(Messages.bind(Messages.logStarted,
				new Object[] { started.runId(), started.cells(), started.trials(), Durations.text(started.estimatedSeconds()) }));
		case ProgressEvent.TrialStarted started -> cell = CellLabels.text(started.cell());
		case ProgressEvent.TrialFinished done -> stream.println(Messages.bind(Messages.logTrial, new Object[] { done.sequence(), cell,
				done.bitsPerSecond().isPresent() ? Quantities.bitsPerSecond(done.bitsPerSecond().getAsDouble()) : Quantities.UNKNOWN,
				done.status().getLiteral() + (done.reason() == null ? "" : ": " + done.reason()) }));
		case ProgressEvent.WarningRaised warning -> stream.println(Messages.bind(Messages.logWarning, warning.text()));
		case ProgressEvent.RunFinished done -> stream.println(Messages.bind(Messages.logFinished, done.status().getLiteral()));
		case ProgressEvent.RunRefused refused -> stream.println(refused.toProblem().getMessage());
		case ProgressEvent.WarmUpStarted warmUp -> stream.println(Messages.bind(Messages.logWarmUp, Durations.text(warmUp.seconds())));
		case ProgressEvent.PhaseStarted phase -> {
			// too quick to read
		}
		case ProgressEvent.Interval interval -> {
			// shown as progress, not logged
		}
		}
	}
}
