// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import org.nicbench.compare.Difference;

/** What effectively differs, in words. */
final class DifferenceText {

	private DifferenceText() {
	}

	/** @return for example "both ends" or "sender" */
	static String ends(Difference difference) {
		return switch (difference.ends().size()) {
		case 0 -> "";
		case 1 -> difference.ends().iterator().next().getLiteral().toLowerCase(Locale.ROOT);
		default -> Messages.bothEnds;
		};
	}

	/** @return each value with the rows that have it, for example "on: all on; off: tso and gso off" */
	static String values(Difference difference) {
		Map<String, List<String>> rowsByValue = difference.values().entrySet().stream().collect(Collectors.groupingBy(
				Map.Entry::getValue, LinkedHashMap::new, Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
		return rowsByValue.entrySet().stream().map(entry -> entry.getKey() + ": " + quoted(entry.getValue()))
				.collect(Collectors.joining("\n"));
	}

	private static String quoted(List<String> rows) {
		return rows.stream().map(row -> "\u201C" + row + "\u201D").collect(Collectors.joining(", "));
	}
}
