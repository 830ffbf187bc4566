// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.compare.Query;
import org.nicbench.model.Adjustment;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that choose what is compared, the same for every command that compares. */
final class QueryOptions {

	@Parameters(arity = "1..*", paramLabel = "RUN", descriptionKey = "RUN")
	private List<Path> runs;

	@Option(names = "--rows", split = ",", paramLabel = "KEYS", descriptionKey = "rows")
	private List<String> rows = List.of();

	@Option(names = "--columns", split = ",", paramLabel = "KEYS", descriptionKey = "columns")
	private List<String> columns = List.of();

	@Option(names = "--tables", split = ",", paramLabel = "KEYS", descriptionKey = "tables")
	private List<String> tables = List.of();

	@Option(names = "--filter", paramLabel = "EXPR", descriptionKey = "filter")
	private String filter;

	@Option(names = "--baseline", paramLabel = "VALUE", descriptionKey = "baseline")
	private String baseline;

	@Option(names = "--metric", defaultValue = "throughput", paramLabel = "METRIC", descriptionKey = "metric")
	private String metric;

	@Option(names = "--margin", defaultValue = "2", paramLabel = "PERCENT", descriptionKey = "margin")
	private double margin;

	@Option(names = "--confidence", defaultValue = "0.95", paramLabel = "P", descriptionKey = "confidence")
	private double confidence;

	@Option(names = "--adjust", defaultValue = "holm", paramLabel = "HOW", descriptionKey = "adjust")
	private Adjustment adjustment;

	/** @return what the options ask */
	Query query() throws ProblemException {
		return Query.DEFAULT.by(tables, rows, columns).where(filter).against(baseline).of(metric).within(margin)
				.at(confidence, adjustment);
	}

	/** @return the run folders named */
	List<Path> paths() {
		return runs;
	}

	/** Opens the run folders named. */
	List<RunFolder> folders() throws ProblemException {
		List<RunFolder> folders = new ArrayList<>();
		for (Path run : runs) {
			folders.add(RunFolder.open(run));
		}
		return folders;
	}
}
