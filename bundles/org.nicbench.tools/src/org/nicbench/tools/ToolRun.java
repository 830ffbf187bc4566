// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import org.nicbench.model.status.ProblemException;

/**
 * One run of a tool between two hosts: prepared by {@link ThroughputTool#prepare}, run once.
 */
public interface ToolRun {

	/**
	 * Starts the server, waits until it listens, starts the client, reads its output, ends both. Blocks until everything it
	 * started has ended.
	 *
	 * @return how it ended; a test that failed or was cancelled is a result, not an exception
	 * @throws ProblemException TRIAL when a tool is missing or cannot be started: nothing was measured
	 */
	ToolOutcome run() throws ProblemException;

	/** Ends the run from any thread, before, during or after {@link #run()}, which then returns CANCELLED. */
	void cancel();
}
