// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.cli.ExitCode;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Run;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.project.RunFolder;

/** What a script is told of a run that ended. */
class RunOutcomeTest {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;

	@TempDir
	Path folder;

	@Test
	void aCancelledTrialThatWasRunAgainIsNoFailure() throws Exception {
		assertEquals(ExitCode.DONE, exitCode("a", Status.COMPLETE, Status.COMPLETE, Status.CANCELLED, Status.COMPLETE));
		assertEquals(ExitCode.TRIAL, exitCode("b", Status.COMPLETE, Status.COMPLETE, Status.PARTIAL));
		assertEquals(ExitCode.TRIAL, exitCode("c", Status.FAILED, Status.COMPLETE, Status.FAILED));
		assertEquals(ExitCode.CANCELLED, exitCode("d", Status.CANCELLED, Status.COMPLETE, Status.CANCELLED));
	}

	private int exitCode(String name, Status ofRun, Status... ofTrials) throws Exception {
		Run run = MODEL.createRun();
		run.setId(name);
		run.setStatus(ofRun);
		List<Trial> trials = Stream.of(ofTrials).map(status -> {
			Trial trial = MODEL.createTrial();
			trial.setStatus(status);
			return trial;
		}).toList();
		return new RunOutcome(RunFolder.create(folder.resolve(name + ".run"), run), trials).exitCode();
	}
}
