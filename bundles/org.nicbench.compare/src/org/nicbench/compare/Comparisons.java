// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

import org.nicbench.compare.Metric.Measure;
import org.nicbench.compare.statistics.Holm;
import org.nicbench.compare.statistics.Interval;
import org.nicbench.compare.statistics.Quantiles;
import org.nicbench.model.Adjustment;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * Answers a query over runs. Stateless; any thread; does not keep or change the runs. Only trials of status COMPLETE
 * count.
 */
public final class Comparisons {

	private Comparisons() {
	}

	/**
	 * Reads the trials and compares them.
	 *
	 * @throws ProblemException USAGE for an unknown metric, key or baseline, UNREADABLE for a damaged trial
	 */
	public static ComparisonResult compute(Query query, List<RunFolder> runs) throws ProblemException {
		List<RunTrials> trials = new ArrayList<>();
		for (RunFolder run : runs) {
			trials.add(RunTrials.of(run));
		}
		return of(query, trials);
	}

	/**
	 * Compares trials that are already at hand.
	 *
	 * @throws ProblemException USAGE for an unknown metric, key or baseline, or numbers out of range
	 */
	public static ComparisonResult of(Query query, List<RunTrials> runs) throws ProblemException {
		check(query);
		Metric metric = Metrics.get(query.metric());
		Predicate<Sample> filter = Filter.parse(query.filter());
		List<Sample> chosen = Sample.of(runs).stream().filter(filter).toList();
		List<Sample> complete = chosen.stream().filter(sample -> sample.trial().getStatus() == Status.COMPLETE).toList();
		Projection projection = Projection.of(query, complete);
		Findings findings = new Findings(projection, metric);
		findings.incomplete(chosen);
		Map<List<Coordinate>, CellDraft> drafts = drafts(projection, metric, findings);
		List<Cell> cells = judged(projection, metric, drafts, findings);
		List<Difference> differs = EffectiveDifferences.union(cells);
		findings.settings(cells, complete);
		findings.trialWarnings(complete);
		findings.notes(cells, runs);
		int used = cells.stream().mapToInt(Cell::n).sum();
		return new ComparisonResult(projection.query(), metric, projection.tables(), projection.rows(),
				projection.columns(), cells, differs, findings.warnings(), findings.notes(), used, chosen.size());
	}

	private static void check(Query query) throws ProblemException {
		if (!(query.confidence() > 0.5 && query.confidence() < 1)) {
			throw new ProblemException(ProblemKind.USAGE,
					Messages.bind(Messages.confidenceOutOfRange, query.confidence()), null, Messages.confidenceExample);
		}
		if (!(query.marginPercent() >= 0 && query.marginPercent() < 100)) {
			throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.marginOutOfRange, query.marginPercent()),
					null, null);
		}
	}

	/** Values of one cell, before it is judged. */
	private static final class CellDraft {
		private final List<Sample> samples = new ArrayList<>();
		private final List<Point> points = new ArrayList<>();
		private double[] values = new double[0];
		private Judge judge;
		private double adjustedP = Double.NaN;
		private List<Difference> differs = List.of();
	}

	private static Map<List<Coordinate>, CellDraft> drafts(Projection projection, Metric metric, Findings findings) {
		Map<List<Coordinate>, CellDraft> drafts = new LinkedHashMap<>();
		for (Coordinate table : projection.tables()) {
			for (Coordinate row : projection.rows()) {
				for (Coordinate column : projection.columns()) {
					CellDraft draft = new CellDraft();
					Set<String> sources = new HashSet<>();
					for (Sample sample : projection.at(table, row, column)) {
						Measure measure = metric.of(sample.run(), sample.trial());
						if (measure == null || Double.isNaN(measure.value())) {
							findings.unknown();
							continue;
						}
						Trial trial = sample.trial();
						draft.samples.add(sample);
						draft.points.add(new Point(measure.value(), sample.runIndex(), trial.getSequence(), trial.getRound()));
						sources.add(measure.source());
					}
					draft.values = draft.points.stream().mapToDouble(Point::value).toArray();
					findings.cell(table, row, column, draft.values, sources, draft.samples);
					drafts.put(List.of(table, row, column), draft);
				}
			}
		}
		return drafts;
	}

	private static List<Cell> judged(Projection projection, Metric metric, Map<List<Coordinate>, CellDraft> drafts,
			Findings findings) {
		Query query = projection.query();
		Coordinate baselineRow = projection.rows().stream().filter(row -> row.label().equals(query.baseline())).findFirst()
				.orElse(null);
		Set<String> explained = projection.explainedKeys();
		List<CellDraft> family = new ArrayList<>();
		drafts.forEach((place, draft) -> {
			CellDraft baseline = drafts.get(Arrays.asList(place.get(0), baselineRow, place.get(2)));
			if (place.get(1).equals(baselineRow) || draft.values.length == 0 || baseline == null) {
				return;
			}
			if (baseline.values.length == 0) {
				findings.missingBaseline(place.get(0), place.get(2));
				return;
			}
			draft.judge = new Judge(query, metric.higherIsBetter(), draft.values, baseline.values);
			draft.differs = EffectiveDifferences.between(baselineRow, baseline.samples, place.get(1), draft.samples,
					explained);
			family.add(draft);
			findings.comparison(place.get(1), draft.values.length, baseline.values.length);
		});
		double[] p = family.stream().mapToDouble(draft -> draft.judge.pValue()).toArray();
		double[] adjusted = query.adjustment() == Adjustment.HOLM ? Holm.adjust(p) : p;
		for (int i = 0; i < adjusted.length; i++) {
			family.get(i).adjustedP = adjusted[i];
		}
		int shared = query.adjustment() == Adjustment.HOLM ? family.size() : 1;
		findings.family(family.size(), shared);
		List<Cell> cells = new ArrayList<>();
		drafts.forEach((place, draft) -> cells
				.add(cell(place, draft, query, place.get(1).equals(baselineRow), shared)));
		return cells;
	}

	private static Cell cell(List<Coordinate> place, CellDraft draft, Query query, boolean isBaseline, int shared) {
		Quantiles quantiles = draft.values.length == 0 ? null : Quantiles.of(draft.values);
		Judge judge = draft.judge;
		Verdict verdict = isBaseline ? Verdict.BASELINE
				: judge == null ? Verdict.UNCLEAR : judge.verdict(draft.adjustedP);
		Integer more = judge != null && verdict == Verdict.UNCLEAR ? judge.moreTrialsNeeded(shared) : null;
		Interval interval = quantiles == null ? null : quantiles.medianInterval(query.confidence());
		return new Cell(place.get(0), place.get(1), place.get(2), draft.points,
				quantiles == null ? null : (Double) quantiles.median(), interval,
				quantiles == null ? null : (Double) quantiles.min(), quantiles == null ? null : (Double) quantiles.max(),
				quantiles == null ? null : (Double) quantiles.mean(),
				quantiles == null ? null : (Double) quantiles.quantile(0.25),
				quantiles == null ? null : (Double) quantiles.quantile(0.75), judge == null ? null : judge.relative(),
				judge == null ? null : judge.difference(), judge == null ? null : (Double) judge.pValue(),
				judge == null ? null : (Double) draft.adjustedP, verdict, more, draft.differs);
	}
}
