// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

/**
 * One line of a text.
 *
 * @param number from 1
 * @param text   without quote marks ("&gt; "), a typed ^C, indentation and blanks at its end; tabs kept inside
 * @param body   the same without a time stamp in front of it, as {@code iperf3 --timestamps} and log daemons put there
 * @param column name of a container or service that stood before the text with a bar behind it; else empty
 */
public record Line(int number, String text, String body, String column) {

	/** @return whether there is nothing but blanks on it */
	public boolean isBlank() {
		return text.isEmpty();
	}
}
