// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;

import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Coordinate;
import org.nicbench.compare.Difference;

/** What effectively differed, in words; settings that go together are told together. */
public final class Differences {

	/**
	 * Settings of one sort that have the same values in the same rows at the same ends.
	 *
	 * @param kind   sort of setting, for example {@code feature}
	 * @param names  names within the sort; empty where the sort is one thing
	 * @param ends   ends at which they differ; empty where they belong to none
	 * @param values value of each row, in the order of the rows; a row that the differences do not name is as the baseline
	 */
	public record Group(String kind, List<String> names, String ends, List<String> values) {
	}

	private Differences() {
	}

	/** @return the differences, by effect on a NIC first */
	public static List<Group> groups(ComparisonResult result) {
		Map<List<Object>, List<String>> names = new LinkedHashMap<>();
		for (Difference difference : result.differs()) {
			boolean other = difference.kind() == Difference.Kind.SETTING;
			String kind = other ? difference.name() : difference.kind().word();
			List<String> list = names.computeIfAbsent(List.of(kind, ends(difference), values(difference, result)),
					key -> new ArrayList<>());
			if (!other && !difference.name().isEmpty()) {
				list.add(difference.name());
			}
		}
		List<Group> groups = new ArrayList<>();
		names.forEach((key, list) -> {
			@SuppressWarnings("unchecked")
			List<String> values = (List<String>) key.get(2);
			groups.add(new Group((String) key.get(0), list, (String) key.get(1), values));
		});
		return groups;
	}

	/** @return a line for each group: what, and its value in each row */
	public static List<String> lines(ComparisonResult result) {
		List<String> lines = new ArrayList<>();
		for (Group group : groups(result)) {
			Map<String, List<String>> rowsByValue = new LinkedHashMap<>();
			for (int row = 0; row < group.values().size(); row++) {
				rowsByValue.computeIfAbsent(group.values().get(row), value -> new ArrayList<>())
						.add(Messages.bind(Messages.quoted, result.rows().get(row).label()));
			}
			StringJoiner values = new StringJoiner("; ");
			rowsByValue.forEach((value, rows) -> values
					.add(Messages.bind(Messages.differenceValue, value, String.join(", ", rows))));
			String what = group.names().isEmpty() ? group.kind() : group.kind() + " " + String.join(", ", group.names());
			lines.add(Messages.bind(Messages.differenceLine, what, values));
		}
		return lines;
	}

	private static List<String> values(Difference difference, ComparisonResult result) {
		String baseline = difference.values().values().iterator().next();
		return result.rows().stream().map(Coordinate::label)
				.map(row -> difference.values().getOrDefault(row, baseline)).toList();
	}

	private static String ends(Difference difference) {
		if (difference.ends().size() > 1) {
			return Messages.bothEnds;
		}
		return difference.ends().stream().map(end -> end.getLiteral()).collect(Collectors.joining(", "));
	}
}
