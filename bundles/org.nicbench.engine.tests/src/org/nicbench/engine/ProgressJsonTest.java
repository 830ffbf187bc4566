// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.nicbench.model.Status;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Labels;

class ProgressJsonTest {

	private static void assertLine(String line, ProgressEvent event) throws IOException {
		assertEquals(line, ProgressJson.write(event));
		assertEquals(Optional.of(event), ProgressJson.read(line));
	}

	@Test
	void everyEventHasItsLine() throws Exception {
		assertLine("""
				{"event":"run-started","run":"r1","folder":"/a b/x.run","cells":3,"trials":15,"estimatedSeconds":27.5}""",
				new ProgressEvent.RunStarted("r1", Path.of("/a b/x.run"), 3, 15, 27.5));
		assertLine("""
				{"event":"warm-up-started","seconds":1.0}""", new ProgressEvent.WarmUpStarted(1));
		assertLine("""
				{"event":"trial-started","sequence":2,"round":1,"cell":{"profile":"all on","streams":"1"}}""",
				new ProgressEvent.TrialStarted(2, 1, Labels.valueOf("profile=all%20on streams=1")));
		assertLine("""
				{"event":"phase-started","sequence":2,"phase":"applying"}""",
				new ProgressEvent.PhaseStarted(2, ProgressEvent.Phase.APPLYING));
		assertLine("""
				{"event":"interval","sequence":2,"end":0.5,"seconds":0.25,"bitsPerSecond":2.15E10}""",
				new ProgressEvent.Interval(2, 0.5, 0.25, 2.15e10));
		assertLine("""
				{"event":"trial-finished","sequence":2,"status":"complete","bitsPerSecond":2.15E10}""",
				new ProgressEvent.TrialFinished(2, Status.COMPLETE, null, OptionalDouble.of(2.15e10)));
		assertLine("""
				{"event":"trial-finished","sequence":3,"status":"failed","reason":"he said \\"no\\"\\n\\u0007"}""",
				new ProgressEvent.TrialFinished(3, Status.FAILED, "he said \"no\"\n\u0007", OptionalDouble.empty()));
		assertLine("""
				{"event":"warning","sequence":0,"code":"foreign-load","text":"Last"}""",
				new ProgressEvent.WarningRaised(0, "foreign-load", "Last"));
		assertLine("""
				{"event":"run-finished","status":"cancelled","folder":"x.run"}""",
				new ProgressEvent.RunFinished(Status.CANCELLED, Path.of("x.run")));
		assertLine("""
				{"event":"run-refused","kind":"NO_PERMISSION","what":"no","where":"eth0"}""",
				new ProgressEvent.RunRefused(ProblemKind.NO_PERMISSION, "no", "eth0", null));
	}

	@Test
	void aProblemArrivesAsItWas() throws Exception {
		ProblemException problem = new ProblemException(ProblemKind.TRIAL, "not installed", "lab", "install it");
		ProgressEvent read = ProgressJson.read(ProgressJson.write(ProgressEvent.RunRefused.of(problem))).orElseThrow();
		ProblemException arrived = ((ProgressEvent.RunRefused) read).toProblem();
		assertEquals("lab: not installed; install it", arrived.getMessage());
		assertEquals(ProblemKind.TRIAL, arrived.kind());
	}

	@Test
	void unknownEventsAndFieldsAreSkipped() throws Exception {
		assertEquals(Optional.empty(), ProgressJson.read("{\"event\":\"of-the-future\",\"a\":[1,{\"b\":2}]}"));
		assertEquals(Optional.of(new ProgressEvent.WarmUpStarted(1)),
				ProgressJson.read("{\"event\":\"warm-up-started\",\"more\":[1,2],\"none\":null,\"seconds\":1}"));
	}

	@Test
	void whatIsNoProgressIsAnError() {
		assertThrows(IOException.class, () -> ProgressJson.read("Exception in thread \"main\""));
		assertThrows(IOException.class, () -> ProgressJson.read("[]"));
		assertThrows(IOException.class, () -> ProgressJson.read("{\"event\":\"warm-up-started\"}"));
		assertThrows(IOException.class,
				() -> ProgressJson.read("{\"event\":\"run-finished\",\"status\":\"odd\",\"folder\":\"x\"}"));
	}
}
