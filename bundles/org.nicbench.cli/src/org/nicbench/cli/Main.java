// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import java.util.Locale;
import java.util.ResourceBundle;

import org.eclipse.core.runtime.OperationCanceledException;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The command line of NicBench: runs one command without OSGi and without a display. */
public final class Main {

	/** Base name of the descriptions of commands and options. */
	static final String DESCRIPTIONS = "org.nicbench.cli.usage";

	private Main() {
	}

	/** Runs the command and ends the process with its exit code. */
	public static void main(String[] arguments) {
		Cancellation cancellation = new Cancellation();
		Terminal terminal = Terminal.ofProcess(cancellation.monitor());
		int code;
		try {
			code = run(terminal, arguments);
			if (terminal.outputIsLost() && code == ExitCode.DONE) {
				terminal.problem(new ProblemException(ProblemKind.UNWRITABLE, Messages.outputLost, null, null));
				code = ExitCode.of(ProblemKind.UNWRITABLE);
			}
		} finally {
			cancellation.commandEnded();
		}
		System.exit(code);
	}

	/** Runs the command and returns its exit code. */
	public static int run(Terminal terminal, String... given) {
		String[] arguments = GlobalOptions.behindTheCommand(given);
		CommandLine line = new CommandLine(root());
		line.setResourceBundle(ResourceBundle.getBundle(DESCRIPTIONS, Locale.ENGLISH));
		line.setOut(new java.io.PrintWriter(terminal.out(), true));
		line.setErr(new java.io.PrintWriter(terminal.err(), true));
		line.setCaseInsensitiveEnumValuesAllowed(true);
		if (arguments.length > 0 && !arguments[0].startsWith("-") && !Commands.has(arguments[0])) {
			// Said here, as a later --help would hide it.
			return wrongUsage(terminal, new ParameterException(line, Messages.bind(Messages.noSuchCommand, arguments[0])));
		}
		Commands.addTo(line, arguments, terminal);
		line.setParameterExceptionHandler((problem, unparsed) -> wrongUsage(terminal, problem));
		line.setExecutionExceptionHandler((problem, command, parsed) -> failed(terminal, problem));
		return line.execute(arguments);
	}

	private static CommandSpec root() {
		CommandSpec root = CommandSpec.wrapWithoutInspection(new Root());
		root.name("nicbench").version("nicbench " + Version.text()).mixinStandardHelpOptions(true);
		return root;
	}

	/** Without a command there is nothing to do here: the workbench is started by the start script. */
	private static final class Root implements Runnable {

		@Override
		public void run() {
			throw new ParameterException(new CommandLine(CommandSpec.create()), Messages.nameACommand);
		}
	}

	private static int wrongUsage(Terminal terminal, ParameterException problem) {
		terminal.problem(new ProblemException(ProblemKind.USAGE, problem.getMessage(), null,
				Messages.bind(Messages.seeHelp, problem.getCommandLine().getCommandSpec().qualifiedName())));
		return ExitCode.USAGE;
	}

	private static int failed(Terminal terminal, Exception failure) {
		if (failure instanceof ProblemException problem) {
			terminal.problem(problem);
			return terminal.monitor().isCanceled() && problem.kind() != ProblemKind.NOT_RESTORED ? ExitCode.CANCELLED
					: ExitCode.of(problem.kind());
		}
		if (failure instanceof OperationCanceledException || terminal.monitor().isCanceled()) {
			terminal.problem(new ProblemException(ProblemKind.CANCELLED, Messages.cancelled, null, null, failure));
			return ExitCode.CANCELLED;
		}
		terminal.defect(failure);
		return ExitCode.CHECK_FAILED;
	}
}
