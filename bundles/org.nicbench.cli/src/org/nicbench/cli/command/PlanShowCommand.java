// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.engine.Cell;
import org.nicbench.engine.Cells;
import org.nicbench.model.Job;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Plan;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plan show FILE}: a plan in words, and its cells. */
@picocli.CommandLine.Command(name = "show")
public final class PlanShowCommand extends Command {

	@Parameters(paramLabel = "FILE", descriptionKey = "FILE")
	private Path file;

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	@Override
	protected int run() throws ProblemException {
		Plan plan = ProjectFiles.load(file, Plan.class);
		if (json) {
			new JsonOut(terminal().out()).object(plan);
			return ExitCode.DONE;
		}
		List<String> names = new ArrayList<>();
		for (String profile : plan.getProfiles()) {
			names.add(ProjectFiles.load(ProjectFiles.resolve(file, profile), OffloadProfile.class).getName());
		}
		List<Cell> cells = Cells.of(plan, names);
		List<List<String>> rows = new ArrayList<>();
		rows.add(List.of(Messages.planName, String.valueOf(plan.getName())));
		rows.add(List.of(Messages.planSender, plan.getSender().getHost() + ":" + plan.getSender().getNic()));
		rows.add(List.of(Messages.planReceiver, plan.getReceiver().getHost() + ":" + plan.getReceiver().getNic()));
		rows.add(List.of(Messages.planProfiles, String.join(", ", names)));
		plan.getAxes().forEach(axis -> rows.add(List.of(axis.getKey(), String.join(", ", axis.getValues()))));
		for (Job job : plan.getJobs()) {
			rows.add(List.of(Messages.planJob, job.getTool() + " " + job.getSeconds() + " s"
					+ (job.getOptions() == null ? "" : " " + job.getOptions())));
		}
		rows.add(List.of(Messages.planRepetitions, plan.getRepetitions() + ", " + plan.getOrder()
				+ (plan.isSetSeed() ? ", " + Messages.bind(Messages.planSeed, plan.getSeed()) : "")));
		rows.add(List.of(Messages.planCells, Integer.toString(cells.size())));
		for (Cell cell : cells) {
			rows.add(List.of("", cell.labels().toString().replace("%20", " ")));
		}
		terminal().table(rows);
		return ExitCode.DONE;
	}
}
