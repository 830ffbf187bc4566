// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.util.List;

import org.nicbench.model.Side;

/**
 * Follows one run of a tool. Methods are called on threads of the run, one after the other, and should return at once:
 * what they do lies inside the measured time.
 */
public interface ToolListener {

	/** Does nothing. */
	ToolListener NONE = new ToolListener() {
		// every method keeps its default
	};

	/** An end's program runs (external tools only), {@code RECEIVER} is the server's end, {@code SENDER} the client's. */
	default void started(Side end, List<String> command, ProcessHandle process) {
		// not every listener cares
	}

	/** The warm-up is over, the measured window begins now (external tools: to some milliseconds). */
	default void windowStarted() {
		// not every listener cares
	}

	/**
	 * An interval has ended; only tools that tell while they run call this.
	 *
	 * @param endSeconds    since the window began
	 * @param bitsPerSecond payload rate of all streams in it
	 */
	default void interval(double endSeconds, double bitsPerSecond) {
		// not every listener cares
	}

	/** The measured window ends now. Called once when it had begun, however it ended. */
	default void windowEnded() {
		// not every listener cares
	}
}
