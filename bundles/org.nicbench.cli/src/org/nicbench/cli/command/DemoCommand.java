// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Comparisons;
import org.nicbench.compare.Query;
import org.nicbench.engine.DemoPlan;
import org.nicbench.engine.RunRequest;
import org.nicbench.model.Comparison;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.report.Report;
import org.nicbench.report.Reports;
import org.nicbench.report.text.ComparisonText;

import picocli.CommandLine.Option;

/** {@code demo}: the main job end to end on a virtual bench. */
@picocli.CommandLine.Command(name = "demo")
public final class DemoCommand extends Command {

	/** A quick demonstration ends within 40 s: what its runs may take of them. */
	private static final double QUICK_SECONDS = 33.5;

	@Option(names = "--quick", descriptionKey = "quick")
	private boolean quick;

	@Option(names = "--out", paramLabel = "DIR", descriptionKey = "out")
	private Path out = Path.of("nicbench-demo");

	@Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
	private Long seed;

	@Override
	protected int run() throws ProblemException {
		DemoPlan.Written demo = DemoPlan.write(out, quick, seed);
		EclipseProject.describe(out);
		RunOutcome outcome = measure(RunRequest.of(demo.plan(), demo.runFolder()));
		if (!outcome.trials().isEmpty()) {
			Query query = Query.of(ProjectFiles.load(demo.comparison(), Comparison.class), 0);
			ComparisonResult result = Comparisons.compute(query, List.of(outcome.folder()));
			terminal().out().print(ComparisonText.of(result));
			Path report = out.resolve("report.html");
			Reports.write(Report.of(Messages.demoReportTitle, query, List.of(outcome.folder()), Instant.now()), report);
			terminal().out().println();
			terminal().out().println(Messages.bind(Messages.demoWritten, out, report));
		}
		return outcome.exitCode();
	}

	/** One round more than planned where a quick demonstration has time for it: it makes the verdict surer. */
	private RunOutcome measure(RunRequest request) throws ProblemException {
		long began = System.nanoTime();
		RunOutcome outcome = execute(request);
		double seconds = (System.nanoTime() - began) / 1e9;
		int rounds = outcome.folder().run().getPlan().getRepetitions();
		if (!quick || outcome.exitCode() != ExitCode.DONE || seconds * (rounds + 1) / rounds > QUICK_SECONDS) {
			return outcome;
		}
		return execute(request.more(rounds + 1));
	}

	private RunOutcome execute(RunRequest request) throws ProblemException {
		return RunOutcome.of(request, new ProgressText(terminal().err()), terminal().monitor(), false);
	}
}
