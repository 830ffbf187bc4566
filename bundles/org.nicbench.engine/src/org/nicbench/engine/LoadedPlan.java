// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.nicbench.model.Bench;
import org.nicbench.model.EndPoint;
import org.nicbench.model.Host;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Plan;
import org.nicbench.model.Run;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * A plan with all its files read and its cells worked out; nothing of a host is asked yet.
 *
 * @param plan     own copy, with the repetitions asked for and a seed
 * @param sender   the bench's host of the sending end
 * @param receiver the bench's host of the receiving end
 * @param profiles in the plan's order, without bases
 * @param cells    in order
 */
public record LoadedPlan(Plan plan, Host sender, Host receiver, List<OffloadProfile> profiles, List<Cell> cells) {

	/** Time an average trial takes beside its load: applying, reading, restoring, saving. Only for estimates. */
	private static final double SECONDS_BESIDE_LOAD = 0.25;

	/**
	 * Reads the plan of a request with its bench and profiles.
	 *
	 * @throws ProblemException UNREADABLE files; USAGE for what makes no sense in them
	 */
	public static LoadedPlan of(RunRequest request) throws ProblemException {
		Path file = request.planFile();
		Plan plan = EcoreUtil.copy(ProjectFiles.load(file, Plan.class));
		if (plan.getName() == null || plan.getName().isEmpty()) {
			plan.setName(file.getFileName().toString());
		}
		request.repetitions().ifPresent(plan::setRepetitions);
		if (plan.getRepetitions() < 1) {
			throw Cells.usage(plan, Messages.bind(Messages.badAxisValue, "repetitions", plan.getRepetitions()),
					Messages.bind(Messages.numberBetween, 1, Integer.MAX_VALUE));
		}
		List<OffloadProfile> profiles = new ArrayList<>();
		for (String uri : plan.getProfiles()) {
			profiles.add(Profiles.load(ProjectFiles.resolve(file, uri)));
		}
		if (plan.getBench() == null || plan.getSender() == null || plan.getReceiver() == null) {
			throw Cells.usage(plan, Messages.planWithoutEnds, Messages.nameBenchAndEnds);
		}
		Bench bench = ProjectFiles.load(ProjectFiles.resolve(file, plan.getBench()), Bench.class);
		Host sender = host(plan, bench, plan.getSender());
		Host receiver = host(plan, bench, plan.getReceiver());
		List<Cell> cells = Cells.of(plan, profiles.stream().map(OffloadProfile::getName).toList());
		if (!plan.isSetSeed()) {
			plan.setSeed(TrialOrder.drawSeed());
		}
		return new LoadedPlan(plan, EcoreUtil.copy(sender), EcoreUtil.copy(receiver), profiles, cells);
	}

	/**
	 * Reads an existing run: the plan, profiles and hosts it keeps copies of. More repetitions than the plan had are written
	 * into its copy; the order of the earlier rounds stays.
	 */
	static LoadedPlan of(Run run, OptionalInt repetitions) throws ProblemException {
		if (repetitions.isPresent() && repetitions.getAsInt() > run.getPlan().getRepetitions()) {
			run.getPlan().setRepetitions(repetitions.getAsInt());
		}
		List<OffloadProfile> profiles = run.getProfiles();
		return new LoadedPlan(run.getPlan(), run.getSender(), run.getReceiver(), profiles,
				Cells.of(run.getPlan(), profiles.stream().map(OffloadProfile::getName).toList()));
	}

	private static Host host(Plan plan, Bench bench, EndPoint end) throws ProblemException {
		for (Host host : bench.getHosts()) {
			if (host.getName() != null && host.getName().equals(end.getHost())) {
				if (end.getNic() == null || end.getNic().isEmpty()) {
					throw Cells.usage(plan, Messages.bind(Messages.endWithoutNic, end.getHost()), null);
				}
				return host;
			}
		}
		throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.noSuchHost, end.getHost(), bench.getName()),
				Messages.bind(Messages.planNamed, plan.getName()), null);
	}

	/** @return the trials in the order of execution */
	public List<PlannedTrial> trials() {
		return TrialOrder.of(cells, plan.getRepetitions(), plan.getOrder(), plan.getSeed());
	}

	/** @return how long trials will take, seconds, roughly */
	public double estimatedSeconds(List<PlannedTrial> trials) {
		double seconds = trials.isEmpty() ? 0 : plan.getWarmUpSeconds();
		for (PlannedTrial trial : trials) {
			seconds += trial.cell().job().getSeconds() + plan.getOmitSeconds() + plan.getPauseSeconds() + SECONDS_BESIDE_LOAD;
		}
		return seconds;
	}
}
