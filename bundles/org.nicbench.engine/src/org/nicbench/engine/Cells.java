// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.nicbench.model.Axis;
import org.nicbench.model.Job;
import org.nicbench.model.Plan;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Labels;

/**
 * The cells of a plan: every combination of its profiles, the values of its axes and its jobs, less the exclusions. Order:
 * the first profile with everything else first, the last axis and then the jobs varying fastest. A plan without profiles
 * measures the NICs as they are, with the label {@code profile=unchanged}.
 * <p>
 * Axes: {@code streams}, {@code mtu} (bytes, both ends), {@code mss} (bytes), {@code window} (bytes, with K, M, G for
 * powers of 1024), {@code congestion}, {@code direction} ({@code forward}, {@code reverse}, {@code bidirectional}),
 * {@code tool}. A job's options may say the same keys for itself; an axis wins over them. An exclusion is a list of labels
 * ({@code streams=10 mtu=9000}); cells that have all of them are left out.
 */
public final class Cells {

	/** Label of cells of a plan without profiles. */
	public static final String UNCHANGED = "unchanged";

	/** Key of the profile's name in the labels of a cell. */
	public static final String PROFILE = "profile";

	/** Key of the job's number, present when several jobs of a plan use the same tool. */
	public static final String JOB = "job";

	private Cells() {
	}

	/**
	 * @param profileNames names of the plan's profiles, in its order
	 * @return all cells, in order
	 * @throws ProblemException USAGE: an axis is unknown, stands twice or has a bad value; names stand twice; nothing is
	 *                          left to run
	 */
	public static List<Cell> of(Plan plan, List<String> profileNames) throws ProblemException {
		checkAxes(plan);
		checkNames(plan, profileNames);
		if (plan.getJobs().isEmpty()) {
			throw usage(plan, Messages.planWithoutJob, Messages.addAJob);
		}
		List<Labels> exclusions = exclusions(plan);
		List<Cell> cells = new ArrayList<>();
		for (int profile = profileNames.isEmpty() ? -1 : 0; profile < profileNames.size(); profile++) {
			Map<String, String> chosen = new LinkedHashMap<>();
			chosen.put(PROFILE, profile < 0 ? UNCHANGED : profileNames.get(profile));
			combine(plan, 0, chosen, profile, cells);
			if (profile < 0) {
				break;
			}
		}
		cells.removeIf(cell -> exclusions.stream()
				.anyMatch(excluded -> cell.labels().asMap().entrySet().containsAll(excluded.asMap().entrySet())));
		if (cells.isEmpty()) {
			throw usage(plan, Messages.nothingLeftToRun, null);
		}
		return cells;
	}

	private static void combine(Plan plan, int axis, Map<String, String> chosen, int profile, List<Cell> cells)
			throws ProblemException {
		if (axis == plan.getAxes().size()) {
			for (Job job : plan.getJobs()) {
				cells.add(cell(plan, chosen, profile, job));
			}
			return;
		}
		Axis varied = plan.getAxes().get(axis);
		for (String value : varied.getValues()) {
			Map<String, String> next = new LinkedHashMap<>(chosen);
			next.put(varied.getKey(), value);
			combine(plan, axis + 1, next, profile, cells);
		}
	}

	private static Cell cell(Plan plan, Map<String, String> chosen, int profile, Job job) throws ProblemException {
		Map<String, String> labels = new LinkedHashMap<>(chosen);
		Map<String, String> settings = new LinkedHashMap<>();
		if (job.getOptions() != null) {
			settings.putAll(job.getOptions().asMap());
		}
		settings.putAll(chosen);
		CellSettings read = new CellSettings(plan, settings);
		labels.putIfAbsent(CellSettings.STREAMS, Integer.toString(read.streams()));
		String tool = chosen.getOrDefault(CellSettings.TOOL, job.getTool());
		if (tool == null || tool.isEmpty()) {
			throw usage(plan, Messages.jobWithoutTool, null);
		}
		labels.putIfAbsent(CellSettings.TOOL, tool);
		boolean ambiguous = plan.getJobs().stream().anyMatch(
				other -> other != job && (chosen.containsKey(CellSettings.TOOL) || tool.equals(other.getTool())));
		if (ambiguous) {
			labels.put(JOB, Integer.toString(plan.getJobs().indexOf(job) + 1));
		}
		return new Cell(Labels.of(labels), profile, job, tool, read.streams(), read.direction(), read.mtu(), read.mss(),
				read.windowBytes(), read.congestion());
	}

	private static void checkAxes(Plan plan) throws ProblemException {
		Set<String> keys = new HashSet<>();
		for (Axis axis : plan.getAxes()) {
			if (!CellSettings.KEYS.contains(axis.getKey())) {
				throw usage(plan, Messages.bind(Messages.unknownAxis, axis.getKey()),
						Messages.bind(Messages.axesAre, String.join(", ", CellSettings.KEYS)));
			}
			if (!keys.add(axis.getKey())) {
				throw usage(plan, Messages.bind(Messages.axisTwice, axis.getKey()), null);
			}
			if (axis.getValues().isEmpty()) {
				throw usage(plan, Messages.bind(Messages.axisWithoutValues, axis.getKey()), null);
			}
			if (new HashSet<>(axis.getValues()).size() < axis.getValues().size()) {
				throw usage(plan, Messages.bind(Messages.axisValueTwice, axis.getKey()), null);
			}
		}
	}

	private static void checkNames(Plan plan, List<String> profileNames) throws ProblemException {
		Set<String> names = new HashSet<>();
		for (String name : profileNames) {
			if (!names.add(name)) {
				throw usage(plan, Messages.bind(Messages.profileNameTwice, name), Messages.renameOneProfile);
			}
		}
	}

	private static List<Labels> exclusions(Plan plan) throws ProblemException {
		List<Labels> exclusions = new ArrayList<>();
		for (String text : plan.getExclusions()) {
			try {
				exclusions.add(Labels.valueOf(text));
			} catch (IllegalArgumentException e) {
				throw usage(plan, Messages.bind(Messages.badExclusion, text), null);
			}
		}
		return exclusions;
	}

	static ProblemException usage(Plan plan, String what, String whatToDo) {
		return new ProblemException(ProblemKind.USAGE, what, Messages.bind(Messages.planNamed, plan.getName()), whatToDo);
	}
}
