// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Comparisons;
import org.nicbench.compare.Metrics;
import org.nicbench.compare.Query;
import org.nicbench.compare.RunTrials;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;

/**
 * What a report tells of: one comparison a metric, the first being the question, and the runs behind them.
 *
 * @param title       heading
 * @param writtenAt   moment that the report names
 * @param comparisons one a metric, all of the same keys; at least one
 * @param runs        runs that were compared
 */
public record Report(String title, Instant writtenAt, List<ComparisonResult> comparisons, List<RunTrials> runs) {

	/** Copies the lists. */
	public Report {
		comparisons = List.copyOf(comparisons);
		runs = List.copyOf(runs);
	}

	/**
	 * Compares the runs by the query's metric first and then by the others that the trials hold.
	 *
	 * @param title heading, or null for one made of the names of the runs
	 * @throws ProblemException USAGE for a query that makes no sense, UNREADABLE for a damaged trial
	 */
	public static Report of(String title, Query query, List<RunFolder> folders, Instant writtenAt)
			throws ProblemException {
		List<RunTrials> runs = new ArrayList<>();
		for (RunFolder folder : folders) {
			runs.add(RunTrials.of(folder));
		}
		return ofTrials(title, query, runs, writtenAt);
	}

	/** The same with the trials at hand. */
	public static Report ofTrials(String title, Query query, List<RunTrials> runs, Instant writtenAt)
			throws ProblemException {
		Set<String> metrics = new LinkedHashSet<>(List.of(query.metric(), Metrics.THROUGHPUT.id(),
				Metrics.SENDER_CPU.id(), Metrics.RECEIVER_CPU.id(), Metrics.CPU_PER_GBIT.id(), Metrics.RETRANSMITS.id()));
		List<ComparisonResult> comparisons = new ArrayList<>();
		for (String metric : metrics) {
			ComparisonResult result = Comparisons.of(query.of(metric), runs);
			if (comparisons.isEmpty() || result.trialsUsed() > 0) {
				comparisons.add(result);
			}
		}
		return new Report(title != null ? title : title(runs), writtenAt, comparisons, runs);
	}

	private static String title(List<RunTrials> runs) {
		return String.join(", ", runs.stream().map(RunTrials::name).toList());
	}

	/** @return the comparison that answers the question */
	public ComparisonResult main() {
		return comparisons.get(0);
	}
}
