// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes off a line what mails, forums, terminals and log daemons put around it. */
final class LineCleaner {

	private static final Pattern QUOTE = Pattern.compile("^(?:\\s*>)+(?=\\s|$|\\^C|\\[)\\s?");
	private static final Pattern ESCAPE = Pattern.compile("\u001b\\[[0-9;?]*[A-Za-z]|\u001b\\][^\u0007]*\u0007");
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
		int rewritten = text.lastIndexOf('\r');
		if (rewritten >= 0) {
			text = text.substring(rewritten + 1);
		}
		text = unquote(text.replace('\u00a0', ' ')).strip();
		if (text.startsWith("^C")) {
			text = INTERRUPT.matcher(text).replaceFirst("").strip();
		}
		return new Line(number, text, unstamped(text));
	}

	static String unquote(String text) {
		return text.indexOf('>') < 0 ? text : QUOTE.matcher(text).replaceFirst("");
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
