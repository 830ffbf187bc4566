// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

/** Text that came from elsewhere (profile names, tool output), made safe for where it goes. */
public final class Foreign {

	private Foreign() {
	}

	/** @return the text on one line without control and direction characters, so that it cannot steer a terminal */
	public static String printable(String text) {
		return text == null ? "" : text.replaceAll("\\p{Cntrl}+", " ").replaceAll("[\\u202a-\\u202e\\u2066-\\u2069]", "");
	}

	/** @return the text for a Markdown line or table cell: nothing in it is markup, a link or an element */
	static String markdown(String text) {
		return printable(text).replaceAll("([\\\\`*_\\[\\]#|~])", "\\\\$1").replace("<", "&lt;").replace("://", ":\u200b//");
	}
}
