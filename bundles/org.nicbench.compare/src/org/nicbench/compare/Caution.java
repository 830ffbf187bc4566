// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

/**
 * Something a reader of a comparison must know.
 *
 * @param code stable name, for programs
 * @param text for people
 */
public record Caution(Code code, String text) {

	/** Stable names. */
	public enum Code {
		/** Trials that did not complete were left out. */
		INCOMPLETE_TRIALS,
		/** Trials do not hold what the metric needs. */
		METRIC_UNKNOWN,
		/** A cell has no trial. */
		MISSING_CELL,
		/** A column has no baseline. */
		MISSING_BASELINE,
		/** So few trials that no difference, however large, could be significant. */
		CANNOT_BE_SIGNIFICANT,
		/** All values of a cell are equal. */
		IDENTICAL_SAMPLES,
		/** More than one sort of setting differs from the baseline. */
		CONFOUNDED,
		/** Nothing differs effectively from the baseline although the rows have different names. */
		SAME_SETTINGS,
		/** NIC states are not known, so what differs is not either. */
		STATES_UNKNOWN,
		/** A cell pools trials of different settings. */
		POOLED,
		/** Figures of one cell come from different sources. */
		MIXED_SOURCES,
		/** The trials themselves carry warnings. */
		TRIAL_WARNINGS
	}

	/** @return the code as programs see it, for example {@code cannot-be-significant} */
	public String name() {
		return code.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
	}
}
