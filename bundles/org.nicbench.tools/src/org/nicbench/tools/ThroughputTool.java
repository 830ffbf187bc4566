// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.io.IOException;
import java.util.Optional;

import org.nicbench.model.ToolVersion;
import org.nicbench.model.status.ProblemException;

/**
 * A tool that measures throughput between two hosts: contributed to the extension point {@code org.nicbench.tools.tool}.
 * Has no state; safe for use from any thread.
 */
public interface ThroughputTool {

	/** @return short name as in plans and results: {@code builtin}, {@code iperf3}, {@code iperf}, {@code nuttcp} */
	String id();

	/**
	 * Looks for the tool on a host.
	 *
	 * @return its version, or nothing when it is not installed there
	 * @throws IOException when the host cannot be asked
	 */
	Optional<ToolVersion> probe(ToolHost host) throws IOException;

	/** @return what a user types to install it (Debian), empty when there is nothing to install */
	String installCommand();

	/**
	 * Whether the tool can do that test.
	 *
	 * @throws ProblemException USAGE, naming what it cannot do
	 */
	void check(JobRequest request) throws ProblemException;

	/** @return how many ports in a row the server needs, from {@link JobRequest#port()} on */
	default int ports(JobRequest request) {
		return 1;
	}

	/** @return seconds after which a run is taken for stuck and ended: window, warm-up and a grace */
	default double timeLimitSeconds(JobRequest request) {
		return request.omitSeconds() + request.seconds() + 15;
	}

	/**
	 * Prepares a run; nothing is started yet.
	 *
	 * @param client   host of the client's end (the sender of a forward test)
	 * @param server   host of the server's end
	 * @param output   takes the raw texts
	 * @param listener follows the run
	 * @throws ProblemException as {@link #check(JobRequest)}
	 */
	ToolRun prepare(JobRequest request, ToolHost client, ToolHost server, ToolOutput output, ToolListener listener)
			throws ProblemException;
}
