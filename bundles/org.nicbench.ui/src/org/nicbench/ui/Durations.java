// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui;

/** Durations as people say them. */
public final class Durations {

	private static final int MINUTE = 60;
	private static final int HOUR = 3600;

	private Durations() {
	}

	/** @return 45 s, 3 min 20 s, 2 h 5 min; whole seconds */
	public static String text(double seconds) {
		long whole = Math.max(0, Math.round(seconds));
		if (whole < MINUTE) {
			return whole + " s";
		}
		if (whole < HOUR) {
			return whole / MINUTE + " min" + rest(whole % MINUTE, "s");
		}
		return whole / HOUR + " h" + rest(whole % HOUR / MINUTE, "min");
	}

	private static String rest(long value, String unit) {
		return value == 0 ? "" : " " + value + " " + unit;
	}
}
