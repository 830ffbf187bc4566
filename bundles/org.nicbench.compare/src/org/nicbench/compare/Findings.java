// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.nicbench.compare.Caution.Code;
import org.nicbench.compare.statistics.Interval;
import org.nicbench.compare.statistics.RankSumDistribution;
import org.nicbench.compare.statistics.TrialsNeeded;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.Warning;

/** Collects what a reader of a comparison must know while it is computed; like things become one warning. */
final class Findings {

	private static final int NAMED = 3;

	private record Sizes(int cell, int baseline) {
	}

	private final Projection projection;
	private final Metric metric;
	private final List<Caution> warnings = new ArrayList<>();
	private final List<String> notes = new ArrayList<>();
	private final Set<String> missingCells = new LinkedHashSet<>();
	private final Set<String> missingBaselines = new LinkedHashSet<>();
	private final Set<String> identical = new LinkedHashSet<>();
	private final Set<String> mixed = new LinkedHashSet<>();
	private final Map<String, Set<String>> pooled = new LinkedHashMap<>();
	private final Map<Sizes, Set<String>> comparisons = new LinkedHashMap<>();
	private int unknown;
	private int compared;

	Findings(Projection projection, Metric metric) {
		this.projection = projection;
		this.metric = metric;
	}

	void incomplete(List<Sample> chosen) {
		Map<String, Integer> counts = new TreeMap<>();
		String reason = null;
		for (Sample sample : chosen) {
			Trial trial = sample.trial();
			if (trial.getStatus() != Status.COMPLETE) {
				counts.merge(trial.getStatus().getLiteral(), 1, Integer::sum);
				reason = reason == null ? trial.getReason() : reason;
			}
		}
		if (!counts.isEmpty()) {
			String parts = counts.entrySet().stream().map(entry -> entry.getValue() + " " + entry.getKey())
					.collect(Collectors.joining(", "));
			warn(Code.INCOMPLETE_TRIALS, reason == null
					? bind(Messages.incompleteTrials, sum(counts), chosen.size(), parts)
					: bind(Messages.incompleteTrialsBecause, sum(counts), chosen.size(), parts, reason));
		}
	}

	private static int sum(Map<String, Integer> counts) {
		return counts.values().stream().mapToInt(Integer::intValue).sum();
	}

	void unknown() {
		unknown++;
	}

	void cell(Coordinate table, Coordinate row, Coordinate column, double[] values, Set<String> sources,
			List<Sample> samples) {
		String name = name(table, row, column);
		if (values.length == 0) {
			missingCells.add(name);
		}
		if (values.length > 2 && java.util.Arrays.stream(values).allMatch(value -> value == values[0])) {
			identical.add(name);
		}
		if (sources.size() > 1) {
			mixed.add(name + " (" + String.join(", ", new TreeSet<>(sources)) + ")");
		}
		Set<String> apart = projection.keys();
		for (String key : Keys.ofCells(samples)) {
			if (!apart.contains(key)
					&& samples.stream().map(sample -> Projection.valueOrUnknown(key, sample)).distinct().count() > 1) {
				pooled.computeIfAbsent(key, any -> new LinkedHashSet<>()).add(name);
			}
		}
	}

	void missingBaseline(Coordinate table, Coordinate column) {
		missingBaselines.add(name(table, Coordinate.ALL, column));
	}

	void comparison(Coordinate row, int n, int baseline) {
		comparisons.computeIfAbsent(new Sizes(n, baseline), any -> new LinkedHashSet<>()).add(row.label());
	}

	/**
	 * @param size   number of comparisons
	 * @param shared number of comparisons that share the level of the tests
	 */
	void family(int size, int shared) {
		compared = size;
		double level = 1 - projection.query().confidence();
		comparisons.forEach((sizes, rows) -> {
			double best = Math.min(1, shared * RankSumDistribution.of(sizes.cell(), sizes.baseline()).smallestP());
			if (best >= level) {
				warn(Code.CANNOT_BE_SIGNIFICANT, bind(Messages.cannotBeSignificant, named(rows), sizes.cell(),
						sizes.baseline(), rounded(best), TrialsNeeded.toBeAbleToDiffer(level / shared)));
			}
		});
	}

	void settings(List<Cell> cells, List<Sample> samples) {
		if (unknown > 0) {
			warn(Code.METRIC_UNKNOWN, bind(Messages.metricUnknown, unknown, samples.size(), metric.label()));
		}
		warnOf(Code.MISSING_CELL, Messages.missingCell, missingCells);
		warnOf(Code.MISSING_BASELINE, Messages.missingBaseline, missingBaselines);
		warnOf(Code.IDENTICAL_SAMPLES, Messages.identicalSamples, identical);
		warnOf(Code.MIXED_SOURCES, Messages.mixedSources, mixed);
		pooled.forEach((key, names) -> warn(Code.POOLED, bind(Messages.pooled, key, named(names))));
		confounded(cells);
		if (!samples.isEmpty() && samples.stream().allMatch(sample -> sample.senderState() == null)) {
			warn(Code.STATES_UNKNOWN, Messages.statesUnknown);
			return;
		}
		Set<String> same = new LinkedHashSet<>();
		Set<String> different = new LinkedHashSet<>();
		for (Cell cell : cells) {
			if (cell.pValue() != null) {
				(cell.differs().isEmpty() ? same : different).add(cell.row().label());
			}
		}
		same.removeAll(different);
		warnOf(Code.SAME_SETTINGS, Messages.sameSettings, same);
	}

	private void confounded(List<Cell> cells) {
		Map<String, Set<String>> rowsByKinds = new LinkedHashMap<>();
		for (Cell cell : cells) {
			if (cell.confounded()) {
				String kinds = cell.differs().stream()
						.map(difference -> difference.kind() == Difference.Kind.SETTING ? difference.name()
								: difference.kind().word())
						.distinct().collect(Collectors.joining(", "));
				rowsByKinds.computeIfAbsent(kinds, any -> new LinkedHashSet<>()).add(cell.row().label());
			}
		}
		rowsByKinds.forEach((kinds, rows) -> warn(Code.CONFOUNDED,
				bind(Messages.confounded, named(rows), projection.query().baseline(), kinds)));
	}

	/** Warnings that the trials carry, each code once with its count and first text. */
	void trialWarnings(List<Sample> samples) {
		Map<String, List<String>> byCode = new LinkedHashMap<>();
		for (Sample sample : samples) {
			for (Warning warning : sample.trial().getWarnings()) {
				byCode.computeIfAbsent(String.valueOf(warning.getCode()), any -> new ArrayList<>()).add(warning.getText());
			}
		}
		byCode.forEach((code, texts) -> warn(Code.TRIAL_WARNINGS,
				bind(Messages.trialWarnings, texts.size(), samples.size(), texts.get(0))));
	}

	void notes(List<Cell> cells, List<RunTrials> runs) {
		Query query = projection.query();
		Set<Integer> tooFew = new TreeSet<>();
		boolean full = false;
		for (Cell cell : cells) {
			if (cell.interval() != null && cell.interval().method() == Interval.Method.LOWEST_TO_HIGHEST) {
				tooFew.add(cell.n());
			} else {
				full |= cell.interval() != null;
			}
		}
		if (full) {
			notes.add(bind(Messages.noteOrderStatistics, percent(query.confidence())));
		}
		for (int n : tooFew) {
			notes.add(bind(Messages.noteLowestToHighest, n, percent(1 - Math.pow(2, 1 - n))));
		}
		if (compared > 0) {
			notes.add(bind(compared > 1 && query.adjustment() == org.nicbench.model.Adjustment.HOLM
					? Messages.noteTestsAdjusted
					: Messages.noteTests, compared, percent(query.confidence())));
			notes.add(bind(Messages.noteVerdict, rounded(query.marginPercent()), rounded(1 - query.confidence())));
		}
		boolean ofProcessor = metric.unit() == Unit.PERCENT_OF_ONE_CORE || metric == Metrics.CPU_PER_GBIT;
		if (ofProcessor && runs.stream().anyMatch(run -> Metrics.oneMachine(run.run()))) {
			notes.add(Messages.noteOneMachine);
		}
	}

	List<Caution> warnings() {
		return warnings;
	}

	List<String> notes() {
		return notes;
	}

	private void warnOf(Code code, String message, Set<String> names) {
		if (!names.isEmpty()) {
			warn(code, bind(message, named(names)));
		}
	}

	private void warn(Code code, String text) {
		warnings.add(new Caution(code, text));
	}

	private static String bind(String message, Object... values) {
		return Messages.bind(message, values);
	}

	private static String named(Set<String> names) {
		List<String> quoted = names.stream().map(name -> "\u201c" + name + "\u201d").toList();
		return quoted.size() <= NAMED ? String.join(", ", quoted)
				: bind(Messages.andMore, String.join(", ", quoted.subList(0, NAMED)), quoted.size() - NAMED);
	}

	private static String name(Coordinate table, Coordinate row, Coordinate column) {
		return List.of(table, row, column).stream().map(Coordinate::label).filter(label -> !label.isEmpty())
				.collect(Collectors.joining(" / "));
	}

	private static String percent(double fraction) {
		return rounded(100 * fraction);
	}

	private static String rounded(double value) {
		return new java.math.BigDecimal(value).round(new java.math.MathContext(3)).stripTrailingZeros().toPlainString();
	}
}
