// SPDX-License-Identifier: EPL-2.0
package org.nicbench.architecture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The table of edges in ARCHITECTURE.md: which bundle may require what. */
final class EdgeTable {

	private static final String PREFIX = "org.nicbench";
	private static final String TESTS = ".tests";
	private static final String TESTS_ROW = "*.tests";
	private static final String TEST_SUPPORT = PREFIX + ".testsupport";
	private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

	private record Row(Set<String> ours, Set<String> foreign) {
	}

	private final Map<String, Row> rows = new LinkedHashMap<>();

	private EdgeTable() {
	}

	/** Reads the table that starts with a header cell `bundle`; the text around it does not matter. */
	static EdgeTable parse(String markdown) {
		EdgeTable table = new EdgeTable();
		boolean inside = false;
		for (String line : markdown.lines().toList()) {
			if (!line.startsWith("|")) {
				inside = false;
				continue;
			}
			String[] cells = line.split("\\|", -1);
			if (cells.length >= 5 && cells[1].strip().equals("bundle")) {
				inside = true;
			} else if (inside && !cells[1].strip().startsWith("---")) {
				String bundle = names(cells[1]).getFirst();
				table.rows.put(bundle, new Row(Set.copyOf(names(cells[3])), Set.copyOf(names(cells[4]))));
			}
		}
		if (table.rows.isEmpty()) {
			throw new IllegalArgumentException("no table of edges found");
		}
		return table;
	}

	private static List<String> names(String cell) {
		List<String> names = new ArrayList<>();
		for (Matcher matcher = QUOTED.matcher(cell); matcher.find();) {
			String name = matcher.group(1);
			names.add(name.startsWith(".") ? PREFIX + name : name);
		}
		return names;
	}

	Set<String> bundles() {
		return rows.keySet();
	}

	/** Our bundles that the table lets this bundle require. */
	Set<String> ours(String bundle) {
		return rows.get(bundle).ours();
	}

	/** The edges of a manifest that the table does not hold, each as one readable line. */
	List<String> violations(BundleManifest manifest) {
		String bundle = manifest.symbolicName();
		Set<String> allowed = allowed(bundle);
		if (allowed == null) {
			return List.of(bundle + " has no row in the table of ARCHITECTURE.md");
		}
		List<String> violations = new ArrayList<>();
		for (String required : manifest.requirements()) {
			if (!allowed.contains(required)) {
				violations.add(bundle + " may not require " + required);
			}
		}
		return violations;
	}

	private Set<String> allowed(String bundle) {
		if (!bundle.endsWith(TESTS)) {
			Row row = rows.get(bundle);
			return row == null ? null : union(row);
		}
		Set<String> allowed = new LinkedHashSet<>(union(rows.get(TESTS_ROW)));
		Deque<String> open = new ArrayDeque<>(List.of(TEST_SUPPORT, bundle.substring(0, bundle.length() - TESTS.length())));
		while (!open.isEmpty()) {
			String reached = open.pop();
			Row row = rows.get(reached);
			if (row != null && allowed.add(reached)) {
				allowed.addAll(row.foreign());
				open.addAll(row.ours());
			}
		}
		return allowed;
	}

	private static Set<String> union(Row row) {
		Set<String> all = new LinkedHashSet<>(row.ours());
		all.addAll(row.foreign());
		return all;
	}
}
