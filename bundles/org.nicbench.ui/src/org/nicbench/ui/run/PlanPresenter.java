// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.nicbench.engine.Cell;
import org.nicbench.engine.Cells;
import org.nicbench.model.EndPoint;
import org.nicbench.model.Job;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Plan;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.report.Quantities;
import org.nicbench.ui.Durations;

/** What the plan editor shows; reads the disk, so not for the display thread. No widgets. */
public final class PlanPresenter {

	private PlanPresenter() {
	}

	/** @throws ProblemException UNREADABLE: the plan itself cannot be read; trouble with its profiles is told in the sheet */
	public static PlanSheet read(Path file) throws ProblemException {
		Plan plan = ProjectFiles.load(file, Plan.class);
		List<List<String>> rows = List.of();
		String problem = null;
		try {
			List<String> profiles = new ArrayList<>();
			for (String uri : plan.getProfiles()) {
				profiles.add(ProjectFiles.load(ProjectFiles.resolve(file, uri), OffloadProfile.class).getName());
			}
			rows = Cells.of(plan, profiles).stream().map(PlanPresenter::row).toList();
		} catch (ProblemException e) {
			problem = e.getMessage();
		}
		return new PlanSheet(plan.getName(), facts(plan, rows.size()), rows, problem);
	}

	private static List<String> row(Cell cell) {
		return List.of(String.valueOf(cell.labels().get(Cells.PROFILE)), Integer.toString(cell.streams()),
				cell.direction().getLiteral(), cell.tool(),
				cell.mtu().isPresent() ? Integer.toString(cell.mtu().getAsInt()) : Messages.asProfile,
				cell.windowBytes().isPresent() ? Long.toString(cell.windowBytes().getAsLong()) : Messages.asKernel,
				cell.congestion() == null ? Messages.asKernel : cell.congestion());
	}

	private static Map<String, String> facts(Plan plan, int cells) {
		Map<String, String> facts = new LinkedHashMap<>();
		facts.put(Messages.factPath, Messages.bind(Messages.fromTo, end(plan.getSender()), end(plan.getReceiver())));
		facts.put(Messages.factJobs, plan.getJobs().stream().map(PlanPresenter::job).collect(Collectors.joining("; ")));
		facts.put(Messages.factTrials, Messages.bind(Messages.cellsTimes, new Object[] { cells, plan.getRepetitions(), cells * plan.getRepetitions() }));
		facts.put(Messages.factOrder, plan.isSetSeed() ? Messages.bind(Messages.orderAndSeed, plan.getOrder().getLiteral(), Long.toString(plan.getSeed()))
				: Messages.bind(Messages.orderAndDrawnSeed, plan.getOrder().getLiteral()));
		facts.put(Messages.factWarmUp, Quantities.significant(plan.getWarmUpSeconds()) + " s");
		double load = plan.getJobs().stream().mapToDouble(Job::getSeconds).average().orElse(0) * cells * plan.getRepetitions();
		facts.put(Messages.factLoad, Durations.text(load));
		return facts;
	}

	private static String end(EndPoint end) {
		return end == null ? Quantities.UNKNOWN : end.getHost() + " " + end.getNic();
	}

	private static String job(Job job) {
		String amount = job.isSetBytes() ? Messages.bind(Messages.bytes, Long.toString(job.getBytes()))
				: Quantities.significant(job.getSeconds()) + " s";
		return job.getTool() + ", " + amount;
	}
}
