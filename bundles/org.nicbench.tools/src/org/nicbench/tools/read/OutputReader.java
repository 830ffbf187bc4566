// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.io.IOException;

/**
 * Recognises one kind of output and reads it: contributed to the extension point {@code org.nicbench.tools.reader}.
 * Recognition never guesses: what cannot be told from its own marks or from the command before it is left alone. Has no
 * state; safe for use from any thread.
 */
public interface OutputReader {

	/** @return what it reads, for people: "iperf 2", "ethtool -k" */
	String name();

	/**
	 * Offers a line that belongs to no block.
	 *
	 * @param command what was typed before it, or null
	 * @return a block that has taken the line, or null
	 */
	Block begin(Line line, ShellCommand command);

	/**
	 * Offers a JSON document that starts here.
	 *
	 * @param json    the document; a reader that takes it closes nothing and leaves the position behind its end
	 * @param command what was typed before it, or null
	 * @return whether it was one of this reader; if not, nothing must have been handed over
	 * @throws IOException when the source cannot be read
	 */
	default boolean readJson(JsonDocument json, ShellCommand command, Results results) throws IOException {
		return false;
	}
}
