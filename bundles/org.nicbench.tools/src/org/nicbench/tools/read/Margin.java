// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands before every line of an output: the stamp of a log daemon, the name of a container or a file, a bullet. Numbers
 * in it, months and days may differ from line to line. Marks alone (a bullet, a quotation mark) are none. Immutable.
 */
public final class Margin {

	/** Nothing. */
	public static final Margin NONE = new Margin("", null);

	private static final int LONGEST = 160;
	private static final Set<String> CALENDAR = Set.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
			"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun");
	/** Bullets, quotation marks, cells' borders. */
	private static final Pattern MARKS = Pattern.compile("[^\\w\\[]{0,6}");
	private static final Pattern PIECE = Pattern.compile("\\d+|\\s+|[^\\d\\s]+");

	private final String text;
	private final Pattern pattern;

	private Margin(String text, Pattern pattern) {
		this.text = text;
		this.pattern = pattern;
	}

	/** @return the margin that looks like this, or null for one too long to be any */
	public static Margin of(String text) {
		if (text.isBlank() || MARKS.matcher(text.strip()).matches()) {
			return NONE;
		}
		if (text.length() > LONGEST) {
			return null;
		}
		StringBuilder regex = new StringBuilder();
		Matcher pieces = PIECE.matcher(text.strip());
		while (pieces.find()) {
			char first = pieces.group().charAt(0);
			regex.append(CALENDAR.contains(pieces.group()) ? "[A-Z][a-z]{2}" : Character.isWhitespace(first) ? "\\s+" : Character.isDigit(first) ? "\\d+" : Pattern.quote(pieces.group()));
		}
		return new Margin(text.strip(), Pattern.compile(regex.toString()));
	}

	/** @return the text behind the margin without blanks around it, or null when the line does not begin so */
	public String strip(String line) {
		if (pattern == null) {
			return line.strip();
		}
		Matcher matcher = pattern.matcher(line);
		return matcher.lookingAt() ? line.substring(matcher.end()).strip() : null;
	}

	/** @return the margin as it first occurred, without blanks around it */
	public String text() {
		return text;
	}
}
