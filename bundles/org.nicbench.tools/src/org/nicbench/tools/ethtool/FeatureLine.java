// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of a list of features, wherever it stands: {@code tx-tcp-segmentation: off [requested on]}.
 *
 * @param margin what stands before the name
 * @param name   as printed
 * @param fixed  whether it is marked so
 * @param mark   {@code requested on}, {@code requested off}, {@code not requested} or null
 */
record FeatureLine(String margin, String name, boolean active, boolean fixed, String mark) {

	private static final String MARKS = "fixed|requested on|requested off|not requested";
	/** A colon with a blank, or the bar between two cells of a table, before the value. */
	private static final Pattern VALUE = Pattern.compile("(?::\\s{1,40}|\\s?\\|\\s{1,20})(on|off)(?![\\w-])((?:\\s{0,20}\\[(?:" + MARKS + ")\\]){0,4})");
	private static final Pattern MARK = Pattern.compile("\\[(" + MARKS + ")\\]");
	/** Nothing, dots for what was left out, what closes a quotation or a cell, or a remark. */
	private static final Pattern TAIL = Pattern
			.compile("\\s*[.\u2026`\"',|\\\\*]{0,8}\\s*|\\s+(?:#|<|//|;|\u2190|\u21d0|--|\u2013|\\((?!.*\\[)).*");
	private static final int LONGEST_NAME = 64;

	/** @return the feature told on that line, or null */
	static FeatureLine find(String text) {
		if (text.length() > 1000 || text.indexOf("on") < 0 && text.indexOf("off") < 0) {
			return null;
		}
		Matcher value = VALUE.matcher(text);
		if (!value.find() || !TAIL.matcher(text).region(value.end(), text.length()).matches()) {
			return null;
		}
		String before = text.substring(0, value.start()).stripTrailing();
		if (before.endsWith("`") || before.endsWith("*") || before.endsWith("\"")) {
			before = before.replaceFirst("[`*\"]{1,3}$", "");
		}
		String name = name(before);
		if (name == null) {
			return null;
		}
		boolean fixed = false;
		String mark = null;
		Matcher marks = MARK.matcher(value.group(2));
		while (marks.find()) {
			if (marks.group(1).equals("fixed")) {
				fixed = true;
			} else if (mark == null || mark.equals("not requested")) {
				mark = marks.group(1);
			}
		}
		return new FeatureLine(before.substring(0, before.length() - name.length()), name, value.group(1).equals("on"), fixed, mark);
	}

	/** @return the name at the end of the text, or null */
	private static String name(String before) {
		String blanks = LegacyNames.blankNameAtEnd(before);
		if (blanks != null) {
			return blanks;
		}
		int start = before.length();
		while (start > 0 && isNamePart(before.charAt(start - 1))) {
			start--;
		}
		while (start < before.length() && before.charAt(start) == '-') {
			start++;
		}
		String name = before.substring(start);
		if (name.length() < 2 || name.length() > LONGEST_NAME || !Character.isLetterOrDigit(name.charAt(0))) {
			return null;
		}
		if (name.indexOf('.') < 0) {
			return name;
		}
		// grep's context: FILE-NAME
		for (int hyphen = name.indexOf('-', name.lastIndexOf('.')); hyphen >= 0; hyphen = name.indexOf('-', hyphen + 1)) {
			if (LegacyNames.isKnown(name.substring(hyphen + 1))) {
				return name.substring(hyphen + 1);
			}
		}
		return null;
	}

	private static boolean isNamePart(char c) {
		return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-' || c == '_' || c == '.';
	}

	/** @return whether the line alone shows that it is one of ethtool's */
	boolean isSure() {
		return LegacyNames.printed(name) != null
				|| LegacyNames.isKnown(name) && (name.indexOf('-') > 0 || fixed || mark != null);
	}
}
