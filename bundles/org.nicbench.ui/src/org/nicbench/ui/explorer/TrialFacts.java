// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import java.nio.file.Path;

import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.ui.CellLabels;

/**
 * What the explorer says of a trial.
 *
 * @param sequence      from 1
 * @param cell          its coordinates, values only
 * @param status        null when the trial cannot be read
 * @param bitsPerSecond headline payload rate, null when unknown
 * @param problem       why it is not complete or cannot be read, else null
 */
public record TrialFacts(int sequence, String cell, Status status, Double bitsPerSecond, String problem) {

	/** Reads them from disk; not for the display thread. */
	public static TrialFacts read(Path file) {
		try {
			return of(ProjectFiles.load(file, Trial.class));
		} catch (ProblemException e) {
			return new TrialFacts(0, "", null, null, e.what());
		}
	}

	static TrialFacts of(Trial trial) {
		String cell = CellLabels.brief(trial.getCell());
		Double rate = trial.getResult() != null && trial.getResult().isSetBitsPerSecond()
				? Double.valueOf(trial.getResult().getBitsPerSecond())
				: null;
		return new TrialFacts(trial.getSequence(), cell, trial.getStatus(), rate, trial.getReason());
	}
}
