// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import java.nio.file.Path;

import org.nicbench.model.Run;
import org.nicbench.model.Status;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;

/**
 * What the explorer says of a run.
 *
 * @param status   null when the run cannot be read
 * @param trials   number of trials on disk
 * @param imported whether another program measured it
 * @param problem  why it cannot be read, else null
 */
public record RunFacts(Status status, int trials, boolean imported, String problem) {

	/** Reads them from disk; not for the display thread. */
	public static RunFacts read(Path folder) {
		try {
			RunFolder opened = RunFolder.open(folder);
			Run run = opened.run();
			return new RunFacts(run.getStatus(), opened.trialCount(), run.getProvenance() != null, null);
		} catch (ProblemException e) {
			return new RunFacts(null, 0, false, e.what());
		}
	}
}
