// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.html;

import java.io.IOException;
import java.util.List;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.nicbench.compare.Metric;
import org.nicbench.compare.Metrics;
import org.nicbench.compare.RunTrials;
import org.nicbench.model.Trial;

/** Every trial of the runs with every metric it holds, as CSV: the raw data behind a report. */
final class TrialsCsv {

	private TrialsCsv() {
	}

	static String of(List<RunTrials> runs) throws IOException {
		StringBuilder text = new StringBuilder();
		CSVPrinter csv = new CSVPrinter(text, CSVFormat.RFC4180);
		csv.print("run");
		csv.print("sequence");
		csv.print("round");
		csv.print("cell");
		csv.print("startedAt");
		csv.print("status");
		for (Metric metric : Metrics.all()) {
			csv.print(metric.id());
		}
		csv.println();
		for (RunTrials run : runs) {
			for (Trial trial : run.trials()) {
				csv.print(run.name());
				csv.print(trial.getSequence());
				csv.print(trial.getRound());
				csv.print(trial.getCell());
				csv.print(trial.getStartedAt());
				csv.print(trial.getStatus());
				for (Metric metric : Metrics.all()) {
					Metric.Measure measure = metric.of(run.run(), trial);
					csv.print(measure == null ? null : measure.value());
				}
				csv.println();
			}
		}
		csv.flush();
		return text.toString();
	}
}
