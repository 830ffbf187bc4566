// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Comparisons;
import org.nicbench.compare.Coordinate;
import org.nicbench.compare.Keys;
import org.nicbench.compare.Metric;
import org.nicbench.compare.Metrics;
import org.nicbench.compare.Query;
import org.nicbench.compare.RunTrials;
import org.nicbench.model.Comparison;
import org.nicbench.model.Trial;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;

/**
 * What the comparison editor shows and what its choices do; no widgets. Reading and computing take a while: not for the
 * display thread. Used by one thread at a time.
 */
public final class ComparisonPresenter {

	private final Path file;
	private final Comparison comparison;
	private List<RunTrials> runs = List.of();
	private List<String> problems = List.of();

	/**
	 * @param file where the comparison lies; its runs are named relative to it
	 */
	public ComparisonPresenter(Path file, Comparison comparison) {
		this.file = file;
		this.comparison = comparison;
	}

	/** @return a presenter of the file, its runs not yet read */
	public static ComparisonPresenter load(Path file) throws ProblemException {
		return new ComparisonPresenter(file, ProjectFiles.load(file, Comparison.class));
	}

	/** @return folders of the runs that are compared */
	public List<Path> runFolders() {
		return comparison.getRuns().stream().map(uri -> ProjectFiles.resolve(file, uri)).toList();
	}

	/** Reads runs and trials from disk; a run that cannot be read becomes a warning. */
	public void readRuns() {
		List<RunTrials> read = new ArrayList<>();
		List<String> failed = new ArrayList<>();
		for (Path folder : runFolders()) {
			try {
				read.add(RunTrials.of(RunFolder.open(folder)));
			} catch (ProblemException e) {
				failed.add(e.getMessage());
			}
		}
		runs = List.copyOf(read);
		problems = List.copyOf(failed);
	}

	/** @return what was read and what not, in words; computed */
	public ComparisonSheet sheet() {
		List<String> warnings = new ArrayList<>(problems);
		Query query = Query.of(comparison, 0);
		try {
			ComparisonResult result = Comparisons.of(query, runs);
			ComparisonTable table = ComparisonTable.of(result);
			warnings.addAll(table.warnings());
			return new ComparisonSheet(comparison.getName(), runs.stream().map(RunTrials::name).toList(), table,
					keyChoices(result.query().rows(), result.query().columns()), result.query().rows(), result.query().columns(),
					result.rows().stream().map(Coordinate::label).toList(), result.query().baseline(), result.metric().id(), warnings);
		} catch (ProblemException e) {
			warnings.add(e.getMessage());
			return new ComparisonSheet(comparison.getName(), runs.stream().map(RunTrials::name).toList(), null,
					keyChoices(query.rows(), query.columns()), query.rows(), query.columns(), List.of(), query.baseline(), query.metric(),
					warnings);
		}
	}

	private List<String> keyChoices(List<String> rows, List<String> columns) {
		Set<String> keys = new LinkedHashSet<>();
		for (RunTrials run : runs) {
			for (Trial trial : run.trials()) {
				if (trial.getCell() != null) {
					keys.addAll(trial.getCell().asMap().keySet());
				}
			}
		}
		keys.addAll(Keys.DERIVED);
		List<String> choices = new ArrayList<>(keys);
		for (List<String> current : List.of(rows, columns)) {
			if (current.size() > 1 && !choices.contains(join(current))) {
				choices.add(join(current));
			}
		}
		return choices;
	}

	/** @return how several keys stand in one choice */
	static String join(List<String> keys) {
		return String.join(", ", keys);
	}

	private static List<String> split(String keys) {
		return keys.isEmpty() ? List.of() : List.of(keys.split(",\\s*"));
	}

	/** Chooses keys of the rows; the baseline falls back to the first row. A key stands in one place only. */
	public void rows(String keys) {
		List<String> before = List.copyOf(comparison.getRows());
		comparison.getRows().clear();
		comparison.getRows().addAll(split(keys));
		if (comparison.getColumns().stream().anyMatch(comparison.getRows()::contains)) {
			comparison.getColumns().clear();
			comparison.getColumns().addAll(before.stream().filter(key -> !comparison.getRows().contains(key)).toList());
		}
		comparison.setBaseline(null);
	}

	/** Chooses keys of the columns, empty for a single one. */
	public void columns(String keys) {
		List<String> before = List.copyOf(comparison.getColumns());
		comparison.getColumns().clear();
		comparison.getColumns().addAll(split(keys));
		if (comparison.getRows().stream().anyMatch(comparison.getColumns()::contains)) {
			comparison.getRows().clear();
			comparison.getRows().addAll(before.stream().filter(key -> !comparison.getColumns().contains(key)).toList());
			comparison.setBaseline(null);
		}
	}

	/** Chooses the row that the others are compared with. */
	public void baseline(String row) {
		comparison.setBaseline(row);
	}

	/** Chooses the metric by its id. */
	public void metric(String id) {
		List<String> others = comparison.getMetrics().stream().filter(metric -> !metric.equals(id)).toList();
		comparison.getMetrics().clear();
		comparison.getMetrics().add(id);
		comparison.getMetrics().addAll(others);
	}

	/** @return all metrics there are */
	public static List<Metric> metrics() {
		return Metrics.all();
	}

	/** Saves the choices. */
	public void save() throws ProblemException {
		ProjectFiles.save(comparison, file);
	}
}
