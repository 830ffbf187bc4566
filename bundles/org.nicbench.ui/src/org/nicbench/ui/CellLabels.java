// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui;

import java.util.Set;
import java.util.stream.Collectors;

import org.nicbench.model.value.Labels;

/** Coordinates of a cell as people say them: "all on, 10 streams". */
public final class CellLabels {

	private static final String PROFILE = "profile";
	private static final String STREAMS = "streams";
	private static final String TOOL = "tool";

	private CellLabels() {
	}

	/** @return all coordinates */
	public static String text(Labels cell) {
		return text(cell, Set.of());
	}

	/** @return the coordinates without the tool, for places where there is little room */
	public static String brief(Labels cell) {
		return text(cell, Set.of(TOOL));
	}

	private static String text(Labels cell, Set<String> without) {
		return cell == null ? "" : cell.asMap().entrySet().stream().filter(entry -> !without.contains(entry.getKey()))
				.map(entry -> text(entry.getKey(), entry.getValue())).collect(Collectors.joining(", "));
	}

	/** @return one coordinate; names speak for themselves, bare numbers get their key */
	public static String text(String key, String value) {
		return switch (key) {
		case PROFILE, TOOL -> value;
		case STREAMS -> value + " " + (value.equals("1") ? Messages.stream : Messages.streams);
		default -> value.matches("[0-9.]+[KMG]?") ? key + " " + value : value;
		};
	}
}
