// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.Locale;

/**
 * A line with a label, a colon and a value.
 *
 * @param value without blanks around it, perhaps empty
 */
record Pair(String label, String value) {

	private static final int LONGEST_LABEL = 80;

	/** @return the pair on that line, or null */
	static Pair of(String text) {
		int colon = text.indexOf(':');
		while (colon > 0 && colon + 1 < text.length() && !Character.isWhitespace(text.charAt(colon + 1))) {
			colon = text.indexOf(':', colon + 1);
		}
		if (colon <= 0 || colon > LONGEST_LABEL) {
			return null;
		}
		String value = text.substring(colon + 1).strip();
		return new Pair(text.substring(0, colon).strip(), value.endsWith("\",") ? value.substring(0, value.length() - 2) : value);
	}

	/** @return the label in small letters with hyphens */
	String key() {
		return label.toLowerCase(Locale.ROOT).replace(' ', '-');
	}

	/** @return whether the value says that nothing is known */
	boolean isUntold() {
		String small = value.toLowerCase(Locale.ROOT);
		return value.isEmpty() || small.startsWith("unknown") || small.equals("n/a") || small.equals("not reported") || small.equals("not available");
	}

	/** @return the value as a number, 1 for on, 0 for off; null for any other */
	Long number() {
		return switch (value) {
		case "on", "yes", "enabled" -> 1L;
		case "off", "no", "disabled" -> 0L;
		default -> isInteger(value) ? Long.valueOf(value) : null;
		};
	}

	/** @return whether it is an integer that surely fits */
	static boolean isInteger(String text) {
		int from = text.startsWith("-") ? 1 : 0;
		if (text.length() == from || text.length() > from + 18) {
			return false;
		}
		for (int i = from; i < text.length(); i++) {
			if (text.charAt(i) < '0' || text.charAt(i) > '9') {
				return false;
			}
		}
		return true;
	}
}
