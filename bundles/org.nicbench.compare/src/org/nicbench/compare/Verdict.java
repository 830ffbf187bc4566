// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.Locale;

/** What a comparison says of a cell, seen in the metric's own direction of good. */
public enum Verdict {
	/** Differs from the baseline for the better. */
	BETTER,
	/** Differs from the baseline for the worse. */
	WORSE,
	/** The whole interval of the difference lies inside the margin. */
	SAME,
	/** The samples decide nothing. */
	UNCLEAR,
	/** This is what the others are compared with. */
	BASELINE;

	/** @return the word of the JSON contract: {@code better}, {@code worse}, {@code same}, {@code unclear}, {@code baseline} */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}
}
