// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.cli.Messages;
import org.nicbench.cli.Terminal;
import org.nicbench.engine.Cell;
import org.nicbench.engine.Cells;
import org.nicbench.model.Plan;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;

/** What a plan would run, without running it. */
record DryRun(Terminal terminal) {

	/** Lists cells, trials and the time the load alone takes. */
	void print(Path file, Integer repetitions) throws ProblemException {
		Plan plan = ProjectFiles.load(file, Plan.class);
		List<String> names = Profiles.names(plan, file);
		List<Cell> cells = Cells.of(plan, names);
		int rounds = repetitions == null ? plan.getRepetitions() : repetitions;
		double seconds = plan.getWarmUpSeconds();
		List<List<String>> rows = new ArrayList<>();
		for (Cell cell : cells) {
			seconds += rounds * (cell.job().getSeconds() + plan.getOmitSeconds() + plan.getPauseSeconds());
			rows.add(List.of(String.join(", ", cell.labels().asMap().values()), rounds + " x " + cell.job().getSeconds() + " s",
					cell.tool()));
		}
		terminal.table(rows);
		terminal.out().println(Messages.bind(Messages.dryRunTotal,
				new Object[] { cells.size(), cells.size() * rounds, Math.round(seconds) }));
	}
}
