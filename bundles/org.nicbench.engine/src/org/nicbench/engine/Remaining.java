// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.value.Labels;

/**
 * What an interrupted run lacks: planned trials without a complete one of the same cell and round. They keep their place in
 * the order; one whose file is taken by a trial that was not complete gets the next free number.
 */
final class Remaining {

	private Remaining() {
	}

	private record Done(int round, Labels cell) {
	}

	static List<PlannedTrial> of(List<PlannedTrial> planned, RunFolder folder) throws ProblemException {
		Set<Done> done = new HashSet<>();
		Set<Integer> taken = new HashSet<>();
		int last = planned.size();
		for (Trial trial : folder.trials()) {
			taken.add(trial.getSequence());
			last = Math.max(last, trial.getSequence());
			if (trial.getStatus() == Status.COMPLETE) {
				done.add(new Done(trial.getRound(), trial.getCell()));
			}
		}
		List<PlannedTrial> remaining = new ArrayList<>();
		for (PlannedTrial trial : planned) {
			if (!done.contains(new Done(trial.round(), trial.cell().labels()))) {
				int sequence = taken.contains(trial.sequence()) ? ++last : trial.sequence();
				remaining.add(new PlannedTrial(sequence, trial.round(), trial.cell()));
			}
		}
		return remaining;
	}
}
