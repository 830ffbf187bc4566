// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.nicbench.compare.Comparisons;
import org.nicbench.compare.Metric;
import org.nicbench.compare.Metrics;
import org.nicbench.compare.Query;
import org.nicbench.compare.RunTrials;
import org.nicbench.model.EndPoint;
import org.nicbench.model.Host;
import org.nicbench.model.HostFacts;
import org.nicbench.model.Plan;
import org.nicbench.model.Run;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.Warning;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.report.Quantities;
import org.nicbench.ui.CellLabels;
import org.nicbench.ui.Durations;
import org.nicbench.ui.compare.ComparisonTable;

/** What the run editor shows; reads the disk, so not for the display thread. No widgets. */
public final class RunPresenter {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

	private RunPresenter() {
	}

	/** @throws ProblemException UNREADABLE: no run there, or a damaged one */
	public static RunSheet read(Path folder) throws ProblemException {
		return sheet(RunTrials.of(RunFolder.open(folder)));
	}

	static RunSheet sheet(RunTrials trials) {
		Run run = trials.run();
		List<String> remarks = new ArrayList<>(run.getWarnings().stream().map(Warning::getText).toList());
		ComparisonTable table = null;
		if (trials.trials().stream().anyMatch(trial -> trial.getStatus() == Status.COMPLETE)) {
			try {
				table = ComparisonTable.of(Comparisons.of(Query.DEFAULT, List.of(trials)));
				remarks.addAll(table.warnings());
			} catch (ProblemException e) {
				remarks.add(e.getMessage());
			}
		}
		return new RunSheet(trials.name(), run.getStatus(), facts(run, trials.trials()), table,
				trials.trials().stream().map(trial -> row(run, trial)).toList(), remarks);
	}

	private static Map<String, String> facts(Run run, List<Trial> trials) {
		Map<String, String> facts = new LinkedHashMap<>();
		long complete = trials.stream().filter(trial -> trial.getStatus() == Status.COMPLETE).count();
		facts.put(Messages.factStatus, complete == trials.size() ? Messages.bind(Messages.statusAndTrials, run.getStatus().getLiteral(), complete)
				: Messages.bind(Messages.statusAndSomeTrials, new Object[] { run.getStatus().getLiteral(), complete, trials.size() }));
		Plan plan = run.getPlan();
		if (plan != null) {
			facts.put(Messages.factPlan, or(plan.getName()));
			facts.put(Messages.factPath, Messages.bind(Messages.fromTo, end(plan.getSender()), end(plan.getReceiver())));
		}
		facts.put(Messages.factSender, host(run.getSender()));
		facts.put(Messages.factReceiver, host(run.getReceiver()));
		if (plan != null) {
			facts.put(Messages.factOrder, plan.isSetSeed() ? Messages.bind(Messages.orderAndSeed, plan.getOrder().getLiteral(), Long.toString(plan.getSeed()))
					: plan.getOrder().getLiteral());
		}
		facts.put(Messages.factStarted, time(run));
		if (run.getProvenance() != null) {
			facts.put(Messages.factImported, or(run.getProvenance().getFile()));
		}
		facts.put(Messages.factProducer, or(run.getProducer()));
		return facts;
	}

	private static String end(EndPoint end) {
		return end == null ? Quantities.UNKNOWN : or(end.getHost()) + " " + or(end.getNic());
	}

	private static String host(Host host) {
		if (host == null) {
			return Quantities.UNKNOWN;
		}
		HostFacts facts = host.getFacts();
		List<String> parts = new ArrayList<>(List.of(or(host.getName())));
		if (facts != null) {
			if (facts.getKernel() != null) {
				parts.add(Messages.bind(Messages.kernel, facts.getKernel()));
			}
			if (facts.getCpuModel() != null) {
				parts.add(facts.isSetCores() ? Messages.bind(Messages.cpuAndCores, facts.getCpuModel(), facts.getCores())
						: facts.getCpuModel());
			}
		}
		return String.join(", ", parts);
	}

	private static String time(Run run) {
		Instant from = instant(run.getStartedAt());
		if (from == null) {
			return or(run.getStartedAt());
		}
		Instant to = instant(run.getFinishedAt());
		String text = TIME.withZone(ZoneId.systemDefault()).format(from);
		return to == null ? text : Messages.bind(Messages.startedAndTook, text, Durations.text(Duration.between(from, to).toMillis() / 1000.0));
	}

	private static Instant instant(String iso) {
		try {
			return iso == null ? null : Instant.parse(iso);
		} catch (DateTimeParseException e) {
			return null; // shown as it stands
		}
	}

	private static RunSheet.TrialRow row(Run run, Trial trial) {
		String cell = CellLabels.text(trial.getCell());
		Metric.Measure rate = Metrics.THROUGHPUT.of(run, trial);
		String remark = trial.getReason() != null ? trial.getReason()
				: trial.getWarnings().stream().map(Warning::getText).collect(Collectors.joining("; "));
		return new RunSheet.TrialRow(trial.getSequence(),
				List.of(Integer.toString(trial.getSequence()), Integer.toString(trial.getRound()), cell,
						rate == null ? Quantities.UNKNOWN : Quantities.bitsPerSecond(rate.value()), percent(Metrics.SENDER_CPU.of(run, trial)),
						percent(Metrics.RECEIVER_CPU.of(run, trial)), trial.getStatus().getLiteral(), remark),
				trial.getStatus());
	}

	private static String percent(Metric.Measure measure) {
		return measure == null || Double.isNaN(measure.value()) ? Quantities.UNKNOWN : Quantities.significant(measure.value()) + " %";
	}

	private static String or(String text) {
		return text == null || text.isEmpty() ? Quantities.UNKNOWN : text;
	}
}
