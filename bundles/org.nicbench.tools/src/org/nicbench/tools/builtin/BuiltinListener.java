// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

/**
 * Follows a run on the client. Methods are called on threads of the run, one after the other, and should return at once: what
 * they do stands between the two readings of the byte counters.
 */
public interface BuiltinListener {
	/** Does nothing. */
	BuiltinListener NONE = new BuiltinListener() {
		// every method keeps its default
	};

	/** All connections stand; the next thing is traffic. */
	default void connected() {
		// not every listener cares
	}

	/** The warm-up is over: called right before the counters are read for the first time. */
	default void windowStarted() {
		// not every listener cares
	}

	/** The measured window is over: called right before the counters are read for the last time; traffic still flows. */
	default void windowEnded() {
		// not every listener cares
	}

	/**
	 * One interval as the reading end counted it.
	 *
	 * @param direction FORWARD or REVERSE
	 * @param endSeconds end of the interval since the measured window began, on the reader's clock
	 * @param lengthSeconds its length
	 * @param receivedBytes bytes by stream
	 */
	default void interval(Direction direction, double endSeconds, double lengthSeconds, long[] receivedBytes) {
		// not every listener cares
	}
}
