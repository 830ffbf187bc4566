// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes off a line what mails, forums, terminals and log daemons put around it. */
final class LineCleaner {

	private static final Pattern QUOTE = Pattern.compile("^(?:\\s*>)+(?=\\s|$|\\^C|\\[)\\s?");
	private static final Pattern ESCAPE = Pattern.compile("\u001b\\[[0-9;?]*[A-Za-z]|\u001b\\][^\u0007]*\u0007");
	/** Name of a container or service that docker compose and its like put before a line; a mail's other quote mark. */
	private static final Pattern COLUMN = Pattern.compile("^(?:[A-Za-z][\\w.-]{0,40}\\s{0,20})?\\|\\s(?=.*[^|]$)");
	/** Tags of a forum's page or of BBCode around the text. */
	private static final Pattern TAG = Pattern.compile("</?(?:pre|code|br|p|div|span|tt|blockquote|samp|kbd)(?:\\s[^>]{0,200})?/?>"
			+ "|\\[/?(?:code|quote|pre|spoiler|tt|font|size|color|b|i|u)(?:=[^\\]]{0,80})?\\]", Pattern.CASE_INSENSITIVE);
	private static final Pattern INTERRUPT = Pattern.compile("^(?:\\^C)+");
	private static final String CLOCK = "\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?";
	private static final Pattern STAMP = Pattern.compile("^(?:" //
			+ "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? +[A-Z][a-z]{2} +\\d{1,2} +" + CLOCK + "(?: [AP]M)?(?: [A-Z]{2,5})? \\d{4}(?: |$)" // ctime
			+ "|\\[?\\d{4}-\\d\\d-\\d\\d[T ]" + CLOCK + "(?:Z|[+-]\\d\\d:?\\d\\d)?\\]?:?(?: |$)" // ISO 8601
			+ "|[A-Z][a-z]{2} +\\d{1,2} " + CLOCK + " (?=\\S+ [\\w./-]+(?:\\[\\d+\\])?: )" // syslog
			+ "|\\[?" + CLOCK + "\\]?:?(?: |$)" //
			+ ")");
	private static final Pattern DAEMON = Pattern.compile("^\\S+ [\\w./-]+\\[\\d+\\]: ?");

	private LineCleaner() {
	}

	static Line clean(int number, String raw) {
		String text = raw;
		if (text.indexOf('\u001b') >= 0) {
			text = ESCAPE.matcher(text).replaceAll("");
		}
		if (text.indexOf('\0') >= 0) {
			text = text.replace("\0", "");
		}
		text = unquote(untagged(text).replace('\u00a0', ' ')).strip();
		String column = "";
		Matcher bar = text.indexOf('|') >= 0 ? COLUMN.matcher(text) : null;
		if (bar != null && bar.find()) {
			column = bar.group().replace('|', ' ').strip();
			text = text.substring(bar.end()).strip();
		}
		if (text.startsWith("^C")) {
			text = INTERRUPT.matcher(text).replaceFirst("").strip();
		}
		return new Line(number, text, unstamped(text), column);
	}

	/** Quote marks before a line of JSON, which never begins with one itself. */
	static String unquoteJson(String text) {
		int at = 0;
		for (int i = 0; i < text.length() && (text.charAt(i) == '>' || text.charAt(i) == ' ' || text.charAt(i) == '\t'); i++) {
			at = text.charAt(i) == '>' ? i + 1 : at;
		}
		return text.substring(at);
	}

	static String unquote(String text) {
		return text.indexOf('>') < 0 ? text : QUOTE.matcher(text).replaceFirst("");
	}

	private static String untagged(String text) {
		String plain = text;
		if (mayHoldTag(plain)) {
			plain = TAG.matcher(plain).replaceAll("");
		}
		if (plain.indexOf('&') >= 0) {
			plain = plain.replace("&gt;", ">").replace("&lt;", "<").replace("&nbsp;", " ").replace("&quot;", "\"").replace("&amp;", "&");
		}
		return plain;
	}

	private static boolean mayHoldTag(String text) {
		for (int i = 0; i + 1 < text.length(); i++) {
			char c = text.charAt(i);
			if ((c == '<' || c == '[') && (text.charAt(i + 1) == '/' || Character.isLetter(text.charAt(i + 1)))) {
				return true;
			}
		}
		return false;
	}

	private static String unstamped(String text) {
		if (text.isEmpty() || !(Character.isDigit(text.charAt(0)) || Character.isUpperCase(text.charAt(0)) || text.charAt(0) == '[')) {
			return text;
		}
		Matcher stamp = STAMP.matcher(text);
		if (!stamp.find()) {
			return text;
		}
		String body = text.substring(stamp.end()).stripLeading();
		Matcher daemon = DAEMON.matcher(body);
		return daemon.find() ? body.substring(daemon.end()).strip() : body;
	}
}
