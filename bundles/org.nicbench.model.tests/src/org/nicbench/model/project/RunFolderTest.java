// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.model.End;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.Run;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;

class RunFolderTest {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;

	@TempDir
	Path folder;

	@Test
	void aStateIsStoredOnceWhateverItsTime() throws Exception {
		RunFolder run = newRun("a.run");
		String first = run.addState(state("2026-11-30T10:00:00Z", "tx-tcp-segmentation:1110"));
		String again = run.addState(state("2026-11-30T11:00:00Z", "tx-tcp-segmentation:1110"));
		String other = run.addState(state("2026-11-30T11:00:00Z", "tx-tcp-segmentation:0110"));
		assertEquals(first, again);
		assertNotEquals(first, other);
		run.saveTrial(trial(1, first));
		RunFolder read = RunFolder.open(run.path());
		assertEquals(2, read.run().getStates().size());
		assertEquals("tx-tcp-segmentation:0110", read.state(other).getFeatures().toString());
		assertEquals(List.of(), ProjectFiles.check(folder));
	}

	@Test
	void saving10000thTrialWritesOneFileAsTheFirstDoes() throws Exception {
		RunFolder run = newRun("a.run");
		String state = run.addState(state("2026-11-30T10:00:00Z", "rx-gro:1110"));
		Set<String> first = written(run, trial(1, state));
		for (int sequence = 2; sequence < 10_000; sequence++) {
			Files.copy(run.trialFile(1), run.trialFile(sequence));
		}
		Set<String> last = written(run, trial(10_000, state));
		assertEquals(Set.of("run.xmi", "trials/000001.xmi"), first);
		assertEquals(Set.of("trials/010000.xmi"), last);
		assertEquals(Files.size(run.trialFile(1)), Files.size(run.trialFile(10_000)), 16);
		assertEquals(10_000, run.trialCount());
	}

	/** Files of the run that are new or have another inode or time after saving the trial. */
	private static Set<String> written(RunFolder run, Trial trial) throws Exception {
		TreeMap<String, Object> before = snapshot(run.path());
		run.saveTrial(trial);
		Set<String> changed = new HashSet<>();
		snapshot(run.path()).forEach((file, key) -> {
			if (!key.equals(before.get(file))) {
				changed.add(file);
			}
		});
		return changed;
	}

	private static TreeMap<String, Object> snapshot(Path path) throws Exception {
		TreeMap<String, Object> files = new TreeMap<>();
		try (var walk = Files.walk(path)) {
			for (Path file : walk.filter(Files::isRegularFile).toList()) {
				files.put(path.relativize(file).toString(),
						Files.getAttribute(file, "unix:ino") + " " + Files.getLastModifiedTime(file));
			}
		}
		return files;
	}

	@Test
	void aTrialIsWrittenOnce() throws Exception {
		RunFolder run = newRun("a.run");
		String state = run.addState(state("2026-11-30T10:00:00Z", "rx-gro:1110"));
		run.saveTrial(trial(1, state));
		String text = Files.readString(run.trialFile(1));
		assertThrows(ProblemException.class, () -> run.saveTrial(trial(1, state)));
		assertEquals(text, Files.readString(run.trialFile(1)));
	}

	@Test
	void changedEvidenceIsFound() throws Exception {
		RunFolder run = newRun("a.run");
		String state = run.addState(state("2026-11-30T10:00:00Z", "rx-gro:1110"));
		try (OutputStream raw = run.openRaw("000001-sender.out")) {
			raw.write("8.1 Gbits/sec".getBytes(StandardCharsets.UTF_8));
		}
		Trial trial = trial(1, state);
		trial.getSender().setOutputFile("raw/000001-sender.out.gz");
		trial.getSender().setOutputSha256(RunFolder.sha256(run.rawFile("000001-sender.out")));
		run.saveTrial(trial);
		run.saveTrial(trial(2, "0123456789abcdef"));
		try (var in = run.readRaw("000001-sender.out")) {
			assertEquals("8.1 Gbits/sec", new String(in.readAllBytes(), StandardCharsets.UTF_8));
		}
		try (OutputStream raw = run.openRaw("000001-sender.out")) {
			raw.write("9.1 Gbits/sec".getBytes(StandardCharsets.UTF_8));
		}
		Path file = run.path().resolve("run.xmi");
		Files.writeString(file, Files.readString(file).replace("rx-gro:1110", "rx-gro:0110"));
		List<String> problems = ProjectFiles.check(folder).stream().map(ProblemException::getMessage).toList();
		assertEquals(3, problems.size(), problems.toString());
		assertTrue(problems.get(0).contains("does not match its content"), problems.toString());
		assertTrue(problems.get(1).contains("000001-sender.out.gz was changed"), problems.toString());
		assertTrue(problems.get(2).contains("000002.xmi: refers to NIC state 0123456789abcdef"), problems.toString());
	}

	@Test
	void missingTrialsAreFound() throws Exception {
		RunFolder run = newRun("a.run");
		String state = run.addState(state("2026-11-30T10:00:00Z", "rx-gro:1110"));
		run.run().setStatus(Status.COMPLETE);
		run.saveRun();
		assertTrue(ProjectFiles.check(folder).get(0).getMessage().contains("holds no trial"));
		for (int sequence : new int[] { 1, 2, 4 }) {
			run.saveTrial(trial(sequence, state));
		}
		List<String> problems = ProjectFiles.check(folder).stream().map(ProblemException::getMessage).toList();
		assertEquals(1, problems.size(), problems.toString());
		assertTrue(problems.get(0).endsWith("a.run: trial 3 is missing"), problems.toString());
	}

	@Test
	void runIdsAreOrderedByTime() {
		String early = RunIds.create(Instant.parse("2026-11-30T08:15:00.123Z"));
		String late = RunIds.create(Instant.parse("2026-11-30T08:15:00.124Z"));
		assertTrue(early.startsWith("20261130T081500.123Z-"), early);
		assertTrue(early.compareTo(late) < 0);
		assertNotEquals(early, RunIds.create(Instant.parse("2026-11-30T08:15:00.123Z")));
	}

	private RunFolder newRun(String name) throws Exception {
		Run run = MODEL.createRun();
		run.setId(RunIds.create(Instant.parse("2026-11-30T08:15:00Z")));
		run.setStatus(Status.RUNNING);
		return RunFolder.create(folder.resolve(name), run);
	}

	private static NicState state(String time, String features) {
		NicState state = MODEL.createNicState();
		state.setNic("p1");
		state.setTakenAt(time);
		state.setFeatures(FeatureTable.valueOf(features));
		return state;
	}

	private static Trial trial(int sequence, String state) {
		Trial trial = MODEL.createTrial();
		trial.setSequence(sequence);
		trial.setStatus(Status.COMPLETE);
		trial.setCell(Labels.valueOf("profile=all%20on streams=1"));
		End end = MODEL.createEnd();
		end.setBefore(state);
		trial.setSender(end);
		return trial;
	}
}
