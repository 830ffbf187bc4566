// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.OptionalInt;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.engine.ProgressEvent;
import org.nicbench.engine.ProgressListener;
import org.nicbench.engine.RunRequest;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code run PLAN}: executes a plan. */
@picocli.CommandLine.Command(name = "run")
public final class RunCommand extends Command {

	private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
	private static final String JSON = "json";

	@Parameters(paramLabel = "PLAN", descriptionKey = "PLAN")
	private Path plan;

	@Option(names = "--out", paramLabel = "RUN", descriptionKey = "out")
	private Path out;

	@Option(names = "--repetitions", paramLabel = "N", descriptionKey = "repetitions")
	private Integer repetitions;

	@Option(names = "--dry-run", descriptionKey = "dry-run")
	private boolean dryRun;

	@Option(names = "--resume", paramLabel = "RUN", descriptionKey = "resume")
	private Path resume;

	@Option(names = "--force", descriptionKey = "force")
	private boolean force;

	@Option(names = "--progress", paramLabel = "json", descriptionKey = "progress")
	private String progress;

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	/** Set by the launcher for the child it starts inside a user namespace, where this process is root. */
	@Option(names = "--in-user-namespace", hidden = true)
	private boolean inUserNamespace;

	@Override
	protected int run() throws ProblemException {
		if (progress != null && !progress.equals(JSON)) {
			throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.progressUnknown, progress), null, null);
		}
		if (repetitions != null && repetitions < 1) {
			throw new ProblemException(ProblemKind.USAGE, Messages.durationOrRepetitionsTooSmall, null, null);
		}
		if (dryRun) {
			new DryRun(terminal()).print(plan, repetitions);
			return ExitCode.DONE;
		}
		RunRequest request = new RunRequest(plan, folder(),
				repetitions == null ? OptionalInt.empty() : OptionalInt.of(repetitions), force, resume != null);
		boolean lines = JSON.equals(progress);
		ProgressListener listener = lines ? new ProgressLines(terminal().out()) : new ProgressText(terminal().err());
		RunOutcome outcome = execute(request, listener);
		if (json && !lines) {
			new JsonOut(terminal().out()).run(outcome.folder());
		} else if (!lines) {
			terminal().out().println(Messages.bind(Messages.runSaved, outcome.folder().path(), outcome.folder().run().getStatus()));
		}
		return outcome.exitCode();
	}

	private RunOutcome execute(RunRequest request, ProgressListener listener) throws ProblemException {
		try {
			return RunOutcome.of(request, listener, terminal().monitor(), inUserNamespace);
		} catch (ProblemException problem) {
			// whoever reads the lines of a child process is told what stopped it
			listener.event(ProgressEvent.RunRefused.of(problem));
			throw problem;
		}
	}

	private Path folder() {
		if (resume != null) {
			return resume;
		}
		if (out != null) {
			return out;
		}
		String name = plan.getFileName().toString().replaceFirst("\\.plan$", "");
		return plan.toAbsolutePath().resolveSibling(name + "-" + LocalDateTime.now().format(STAMP) + "." + ProjectFiles.RUN);
	}
}
