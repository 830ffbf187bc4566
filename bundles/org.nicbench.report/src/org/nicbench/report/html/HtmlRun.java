// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

import org.nicbench.compare.RunTrials;
import org.nicbench.model.End;
import org.nicbench.model.Host;
import org.nicbench.model.HostFacts;
import org.nicbench.model.Job;
import org.nicbench.model.NicState;
import org.nicbench.model.Plan;
import org.nicbench.model.Receipt;
import org.nicbench.model.ReceiptLine;
import org.nicbench.model.Trial;
import org.nicbench.report.Messages;
import org.nicbench.report.Quantities;

/**
 * A run in words.
 *
 * @param name        of the run
 * @param imported    whether its figures were imported and not measured here
 * @param environment facts by name
 * @param receipts    what became of each profile
 * @param commands    each command line once
 * @param trials      one line for each
 */
public record HtmlRun(String name, boolean imported, Map<String, String> environment, List<Paper> receipts,
		List<String> commands, List<TrialLine> trials) {

	private static final double GIBI = 1 << 30;

	/** A receipt in words. */
	public record Paper(String profile, String nic, String outcome, List<Line> lines, List<String> warnings) {
	}

	/** A line of a receipt; {@code style} is the result's word. */
	public record Line(String name, String asked, String before, String after, String result, String because) {
	}

	/** A trial in words. */
	public record TrialLine(int sequence, int round, String cell, String status, String rate, String restored,
			String remarks) {
	}

	/** @return the run in words */
	static HtmlRun of(RunTrials run) {
		Map<String, String> environment = new LinkedHashMap<>();
		environment.put(Messages.run, String.valueOf(run.run().getId()));
		put(environment, Messages.startedAt, run.run().getStartedAt());
		put(environment, Messages.finishedAt, run.run().getFinishedAt());
		environment.put(Messages.status, run.run().getStatus().getLiteral());
		put(environment, Messages.producer, run.run().getProducer());
		if (run.run().getPlan() != null) {
			put(environment, Messages.load, load(run.run().getPlan()));
			environment.put(Messages.orderOfTrials, run.run().getPlan().getOrder().getLiteral()
					+ (run.run().getPlan().isSetSeed() ? Messages.bind(Messages.seed, run.run().getPlan().getSeed()) : ""));
		}
		host(environment, Messages.sender, run.run().getSender());
		host(environment, Messages.receiver, run.run().getReceiver());
		for (NicState state : run.run().getStates()) {
			if (state.getDriver() != null) {
				environment.putIfAbsent(Messages.bind(Messages.nic, state.getNic()), Messages.bind(Messages.driverInWords,
						new Object[] { state.getDriver(), text(state.getDriverVersion()), text(state.getFirmware()) }));
			}
		}
		return new HtmlRun(run.name(), run.run().getProvenance() != null, environment,
				run.run().getReceipts().stream().map(HtmlRun::paper).toList(), commands(run.trials()),
				run.trials().stream().map(HtmlRun::line).toList());
	}

	private static String load(Plan plan) {
		if (plan.getJobs().isEmpty()) {
			return null;
		}
		StringJoiner jobs = new StringJoiner("; ");
		for (Job job : plan.getJobs()) {
			String options = job.getOptions() == null ? "" : job.getOptions().toString();
			jobs.add(Messages.bind(Messages.jobInWords, job.getTool(), Quantities.significant(job.getSeconds()))
					+ (options.isEmpty() ? "" : " (" + options + ")"));
		}
		return jobs + Messages.bind(Messages.repetitions, plan.getRepetitions());
	}

	private static void host(Map<String, String> environment, String end, Host host) {
		HostFacts facts = host == null ? null : host.getFacts();
		if (facts == null) {
			return;
		}
		environment.put(end, host.getName() + ": " + Messages.bind(Messages.hostInWords,
				new Object[] { text(facts.getOperatingSystem()), text(facts.getKernel()), facts.getCores(), text(facts.getCpuModel()) })
				+ (facts.isSetMemoryBytes() ? Messages.bind(Messages.memory, Quantities.significant(facts.getMemoryBytes() / GIBI)) : "")
				+ (facts.getCongestionControl() == null ? ""
						: Messages.bind(Messages.congestionControl, facts.getCongestionControl())));
	}

	private static Paper paper(Receipt receipt) {
		List<Line> lines = new ArrayList<>();
		for (ReceiptLine line : receipt.getLines()) {
			lines.add(new Line(line.getName(), text(line.getAsked()), text(line.getBefore()), text(line.getAfter()),
					line.getResult().getLiteral(), line.getBecause() == null ? "" : line.getBecause()));
		}
		return new Paper(text(receipt.getProfile()), receipt.getNic(), receipt.getOutcome().getLiteral(), lines,
				receipt.getWarnings().stream().map(warning -> warning.getText()).toList());
	}

	private static List<String> commands(List<Trial> trials) {
		return trials.stream().flatMap(trial -> java.util.stream.Stream.of(trial.getReceiver(), trial.getSender()))
				.filter(end -> end != null && end.getCommand() != null).map(End::getCommand).distinct().toList();
	}

	private static TrialLine line(Trial trial) {
		List<String> remarks = new ArrayList<>();
		if (trial.getReason() != null) {
			remarks.add(trial.getReason());
		}
		trial.getWarnings().forEach(warning -> remarks.add(warning.getText()));
		String rate = trial.getResult() == null || !trial.getResult().isSetBitsPerSecond() ? Quantities.UNKNOWN
				: Quantities.bitsPerSecond(trial.getResult().getBitsPerSecond());
		return new TrialLine(trial.getSequence(), trial.getRound(),
				trial.getCell() == null ? "" : String.join(", ", trial.getCell().asMap().values()),
				trial.getStatus().getLiteral(), rate, restored(trial), String.join("; ", remarks));
	}

	private static String restored(Trial trial) {
		String words = "";
		for (End end : new End[] { trial.getSender(), trial.getReceiver() }) {
			if (end != null && end.isSetRestored()) {
				if (!end.isRestored()) {
					return Messages.notRestored;
				}
				words = Messages.restored;
			}
		}
		return words.isEmpty() ? Quantities.UNKNOWN : words;
	}

	private static void put(Map<String, String> facts, String name, String value) {
		if (value != null) {
			facts.put(name, value);
		}
	}

	private static String text(String text) {
		return text == null || text.isEmpty() ? Quantities.UNKNOWN : text;
	}
}
