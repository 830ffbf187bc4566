// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Difference;

/** What effectively differed, in words: one line for each row against the baseline would repeat; one line a difference. */
public final class Differences {

	private Differences() {
	}

	/** @return a line for each difference: what, at which end, and its value in each row */
	public static List<String> lines(ComparisonResult result) {
		List<String> lines = new ArrayList<>();
		for (Difference difference : result.differs()) {
			lines.add(Messages.bind(Messages.differenceLine, difference.label(), values(difference)));
		}
		return lines;
	}

	/** @return the value in each row, the baseline first */
	public static String values(Difference difference) {
		StringJoiner values = new StringJoiner(", ");
		difference.values().forEach((row, value) -> values.add(Messages.bind(Messages.differenceValue, value, row)));
		return values.toString();
	}

	/** @return the ends at which it differs, or an empty text where it belongs to none */
	public static String ends(Difference difference) {
		StringJoiner ends = new StringJoiner(", ");
		difference.ends().stream().sorted().forEach(end -> ends.add(end.getLiteral()));
		return ends.toString();
	}
}
