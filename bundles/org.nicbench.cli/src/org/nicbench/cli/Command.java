// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import java.util.Locale;
import java.util.concurrent.Callable;

import org.nicbench.engine.LeftoverTools;
import org.nicbench.host.Recovery;
import org.nicbench.host.RestoreReport;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

import picocli.CommandLine.Option;

/** A command: options by picocli, one method that does it and returns the exit code. */
public abstract class Command implements Callable<Integer> {

	private static final String ENGLISH = "en";

	private Terminal terminal;

	@Option(names = "--debug", descriptionKey = "debug")
	private boolean debug;

	@Option(names = { "-h", "--help" }, usageHelp = true, descriptionKey = "help")
	private boolean help;

	@Option(names = "--lang", paramLabel = "LANG", descriptionKey = "lang")
	private String language = ENGLISH;

	void setTerminal(Terminal terminal) {
		this.terminal = terminal;
	}

	/** @return where it prints */
	protected final Terminal terminal() {
		return terminal;
	}

	@Override
	public final Integer call() throws Exception {
		terminal.setDebug(debug);
		if (!ENGLISH.equals(language)) {
			throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.languageUnknown, language), null, null);
		}
		if (finishesLeftovers()) {
			finishLeftovers();
		}
		return run();
	}

	/** @return whether the command first puts back what a process that was killed has left; almost all do */
	protected boolean finishesLeftovers() {
		return true;
	}

	private void finishLeftovers() {
		try {
			endTools();
			for (RestoreReport report : Recovery.finishLeftovers(terminal.monitor())) {
				terminal.err().println(Messages.bind(Messages.leftover, report.nic(),
						report.result().toString().toLowerCase(Locale.ROOT).replace('_', ' ')
								+ (report.differences().isEmpty() ? "" : ": " + String.join(", ", report.differences()))));
			}
		} catch (ProblemException problem) {
			// the command itself may well work; what could not be put back stands in the journal
			terminal.problem(problem);
		}
	}

	/** Ends tools that a run of a dead process has left. */
	protected final void endTools() throws ProblemException {
		for (String tool : LeftoverTools.end()) {
			terminal.err().println(Messages.bind(Messages.leftoverEnded, tool));
		}
	}

	/**
	 * Does it.
	 *
	 * @return the exit code
	 * @throws ProblemException a failure the user can meet
	 */
	protected abstract int run() throws ProblemException;
}
