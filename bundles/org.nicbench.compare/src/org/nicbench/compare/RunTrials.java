// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.List;

import org.nicbench.model.Run;
import org.nicbench.model.Trial;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;

/**
 * A run and its trials, as they are compared.
 *
 * @param name   shown to people where runs are told apart
 * @param run    with the NIC states and receipts that the trials name
 * @param trials in order of sequence
 */
public record RunTrials(String name, Run run, List<Trial> trials) {

	private static final String ENDING = ".run";

	/** Copies the list. */
	public RunTrials {
		trials = List.copyOf(trials);
	}

	/**
	 * Reads a run folder.
	 *
	 * @throws ProblemException UNREADABLE when a trial is damaged
	 */
	public static RunTrials of(RunFolder folder) throws ProblemException {
		String name = folder.path().getFileName().toString();
		return new RunTrials(name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name,
				folder.run(), folder.trials());
	}
}
