// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.nicbench.model.End;
import org.nicbench.model.NicState;
import org.nicbench.model.Run;
import org.nicbench.model.Trial;

/**
 * A trial in its run, with the states that both ends had while it ran.
 *
 * @param runIndex      place of the run in the list that is compared
 * @param senderState   state during the trial, or null
 * @param receiverState state during the trial, or null
 */
record Sample(int runIndex, String runName, Run run, Trial trial, NicState senderState, NicState receiverState) {

	/** @return all trials of these runs, in order */
	static List<Sample> of(List<RunTrials> runs) {
		List<Sample> samples = new ArrayList<>();
		for (int index = 0; index < runs.size(); index++) {
			RunTrials run = runs.get(index);
			Map<String, NicState> states = new HashMap<>();
			run.run().getStates().forEach(state -> states.put(state.getId(), state));
			for (Trial trial : run.trials()) {
				samples.add(new Sample(index, run.name(), run.run(), trial, during(trial.getSender(), states),
						during(trial.getReceiver(), states)));
			}
		}
		return samples;
	}

	private static NicState during(End end, Map<String, NicState> states) {
		return end == null || end.getDuring() == null ? null : states.get(end.getDuring());
	}
}
