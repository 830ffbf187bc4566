// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * Samples sorted into tables, rows and columns.
 *
 * @param query   with keys and baseline resolved
 * @param samples by coordinates: table, row, column
 */
record Projection(Query query, List<Coordinate> tables, List<Coordinate> rows, List<Coordinate> columns,
		Map<List<Coordinate>, List<Sample>> samples) {

	/** What stands for a value that is not known. */
	static final String UNKNOWN = "\u2013";

	/** @throws ProblemException USAGE when a key or the baseline does not exist */
	static Projection of(Query asked, List<Sample> samples) throws ProblemException {
		Query query = asked.rows().isEmpty() && asked.columns().isEmpty() && asked.tables().isEmpty()
				? chooseKeys(asked, samples)
				: asked.rows().isEmpty() ? asked.by(asked.tables(), rowsBeside(asked, samples), asked.columns()) : asked;
		checkKeys(query, samples);
		List<Coordinate> tables = coordinates(query.tables(), samples);
		List<Coordinate> rows = coordinates(query.rows(), samples);
		List<Coordinate> columns = coordinates(query.columns(), samples);
		Map<List<Coordinate>, List<Sample>> cells = new HashMap<>();
		for (Sample sample : samples) {
			cells.computeIfAbsent(List.of(coordinate(query.tables(), sample), coordinate(query.rows(), sample),
					coordinate(query.columns(), sample)), key -> new ArrayList<>()).add(sample);
		}
		return new Projection(query.against(baseline(query, rows)), tables, rows, columns, cells);
	}

	List<Sample> at(Coordinate table, Coordinate row, Coordinate column) {
		return samples.getOrDefault(List.of(table, row, column), List.of());
	}

	/** Rows are the profiles; columns the streams or whatever else varies; further keys that vary make tables. */
	private static Query chooseKeys(Query asked, List<Sample> samples) {
		List<String> keys = new ArrayList<>(Keys.ofCells(samples));
		List<String> varying = new ArrayList<>(keys.stream().filter(key -> values(key, samples).size() > 1).toList());
		List<String> rows = new ArrayList<>();
		if (varying.isEmpty() && values(Keys.RUN, samples).size() > 1) {
			rows.add(Keys.RUN);
		} else if (varying.contains(Keys.PROFILE) || varying.isEmpty()) {
			rows.add(Keys.PROFILE);
		} else {
			rows.add(varying.get(0));
		}
		varying.removeAll(rows);
		List<String> columns = new ArrayList<>();
		if (varying.contains(Keys.STREAMS) || varying.isEmpty() && keys.contains(Keys.STREAMS)
				&& !rows.contains(Keys.STREAMS)) {
			columns.add(Keys.STREAMS);
		} else if (!varying.isEmpty()) {
			columns.add(varying.get(0));
		}
		varying.removeAll(columns);
		return asked.by(varying, rows, columns);
	}

	private static List<String> rowsBeside(Query asked, List<Sample> samples) {
		Set<String> taken = new LinkedHashSet<>(asked.tables());
		taken.addAll(asked.columns());
		if (!taken.contains(Keys.PROFILE)) {
			return List.of(Keys.PROFILE);
		}
		return Keys.ofCells(samples).stream().filter(key -> !taken.contains(key) && values(key, samples).size() > 1)
				.limit(1).toList();
	}

	private static void checkKeys(Query query, List<Sample> samples) throws ProblemException {
		Set<String> cellKeys = Keys.ofCells(samples);
		List<String> asked = new ArrayList<>(query.tables());
		asked.addAll(query.rows());
		asked.addAll(query.columns());
		for (String key : asked) {
			if (!samples.isEmpty() && !key.equals(Keys.PROFILE) && !cellKeys.contains(key)
					&& !Keys.DERIVED.contains(key) && !key.startsWith(Keys.FEATURE)) {
				cellKeys.addAll(Keys.DERIVED);
				throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.unknownKey, key), null,
						Messages.bind(Messages.useOneOf, String.join(", ", cellKeys)));
			}
		}
	}

	private static Set<String> values(String key, List<Sample> samples) {
		Set<String> values = new LinkedHashSet<>();
		samples.forEach(sample -> values.add(valueOrUnknown(key, sample)));
		return values;
	}

	static String valueOrUnknown(String key, Sample sample) {
		String value = Keys.value(key, sample);
		return value == null ? UNKNOWN : value;
	}

	private static Coordinate coordinate(List<String> keys, Sample sample) {
		if (keys.isEmpty()) {
			return Coordinate.ALL;
		}
		Map<String, String> values = new LinkedHashMap<>();
		keys.forEach(key -> values.put(key, valueOrUnknown(key, sample)));
		return Coordinate.of(values);
	}

	/** All coordinates that occur, sorted by the order of the first key, then the second and so on. */
	private static List<Coordinate> coordinates(List<String> keys, List<Sample> samples) {
		if (keys.isEmpty()) {
			return List.of(Coordinate.ALL);
		}
		Set<Coordinate> found = new LinkedHashSet<>();
		samples.forEach(sample -> found.add(coordinate(keys, sample)));
		List<Coordinate> ordered = new ArrayList<>(found);
		Comparator<Coordinate> order = (a, b) -> 0;
		for (String key : keys) {
			List<String> values = Keys.ordered(key, samples, values(key, samples));
			Map<String, Integer> place = new HashMap<>();
			values.forEach(value -> place.put(value, place.size()));
			order = order.thenComparing(coordinate -> place.get(coordinate.values().get(key)));
		}
		ordered.sort(order);
		return ordered;
	}

	private static String baseline(Query query, List<Coordinate> rows) throws ProblemException {
		if (query.baseline() == null) {
			return rows.isEmpty() ? null : rows.get(0).label();
		}
		for (Coordinate row : rows) {
			if (row.label().equals(query.baseline()) || row.values().containsValue(query.baseline()) && rows.stream()
					.filter(other -> other.values().containsValue(query.baseline())).count() == 1) {
				return row.label();
			}
		}
		throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.unknownBaseline, query.baseline()), null,
				Messages.bind(Messages.useOneOf, String.join(" | ", rows.stream().map(Coordinate::label).toList())));
	}

	/**
	 * Keys of cells that stand for something which states and results tell better: the name of a profile, and mtu and tool
	 * where those are known. The others are settings that may differ in their own right.
	 */
	Set<String> explainedKeys() {
		Set<String> explained = new LinkedHashSet<>(List.of(Keys.PROFILE, Keys.RUN));
		samples.values().stream().flatMap(List::stream).findFirst().ifPresent(sample -> {
			if (sample.senderState() != null && sample.senderState().isSetMtu()) {
				explained.add("mtu");
			}
			if (sample.trial().getResult() != null && sample.trial().getResult().getTool() != null) {
				explained.add("tool");
			}
		});
		return explained;
	}

	/** @return keys of tables, rows and columns */
	Set<String> keys() {
		Set<String> keys = new LinkedHashSet<>(query.tables());
		keys.addAll(query.rows());
		keys.addAll(query.columns());
		return keys;
	}
}
