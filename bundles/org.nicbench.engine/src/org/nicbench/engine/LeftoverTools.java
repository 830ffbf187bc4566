// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.List;

import org.nicbench.host.Journal;
import org.nicbench.model.status.ProblemException;

/** Tools that runs of dead processes have started and nobody ended: servers that still wait for their client. */
public final class LeftoverTools {

	private LeftoverTools() {
	}

	/**
	 * Ends them. Those of live runs are left alone. Costs a directory listing when there is nothing.
	 *
	 * @return what was ended, for people
	 * @throws ProblemException when a record of a tool cannot be read
	 */
	public static List<String> end() throws ProblemException {
		return records().sweep();
	}

	static ChildRecords records() throws ProblemException {
		return new ChildRecords(Journal.folder().resolveSibling("children"));
	}
}
