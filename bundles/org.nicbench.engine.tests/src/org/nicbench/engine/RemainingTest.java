// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Order;
import org.nicbench.model.Run;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;

class RemainingTest {

	@TempDir
	Path folder;

	@Test
	void onlyWhatIsNotCompleteIsRunAgain() throws Exception {
		List<PlannedTrial> planned = TrialOrder.of(Cells.of(Plans.of("builtin"), List.of("a", "b")), 2, Order.BLOCKED, 1);
		Run run = NicBenchFactory.eINSTANCE.createRun();
		run.setId("r");
		RunFolder saved = RunFolder.create(folder.resolve("a.run"), run);
		save(saved, planned.get(0), 1, Status.COMPLETE);
		save(saved, planned.get(1), 2, Status.CANCELLED);
		assertEquals(List.of(5, 3, 4), sequences(Remaining.of(planned, saved)));
		save(saved, planned.get(1), 5, Status.COMPLETE);
		save(saved, planned.get(2), 3, Status.FAILED);
		assertEquals(List.of(6, 4), sequences(Remaining.of(planned, saved)));
	}

	private static List<Integer> sequences(List<PlannedTrial> trials) {
		return trials.stream().map(PlannedTrial::sequence).toList();
	}

	private static void save(RunFolder run, PlannedTrial planned, int sequence, Status status) throws ProblemException {
		Trial trial = NicBenchFactory.eINSTANCE.createTrial();
		trial.setSequence(sequence);
		trial.setRound(planned.round());
		trial.setCell(planned.cell().labels());
		trial.setStatus(status);
		run.saveTrial(trial);
	}
}
