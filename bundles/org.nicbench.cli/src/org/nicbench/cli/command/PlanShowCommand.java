// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.cli.Messages;
import org.nicbench.engine.Cell;
import org.nicbench.engine.Cells;
import org.nicbench.model.Job;
import org.nicbench.model.Plan;
import org.nicbench.model.status.ProblemException;

/** {@code plan show FILE}: a plan in words, and its cells. */
@picocli.CommandLine.Command(name = "show")
public final class PlanShowCommand extends ShowCommand<Plan> {

	/** Made by the table of commands. */
	public PlanShowCommand() {
		super(Plan.class);
	}

	@Override
	void show(Plan plan, Path file) throws ProblemException {
		List<String> names = Profiles.names(plan, file);
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
	}
}
