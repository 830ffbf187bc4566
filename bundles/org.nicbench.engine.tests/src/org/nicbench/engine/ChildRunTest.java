// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.host.VirtualWire;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemKind;

/** Runs in processes of their own: signals, other users, an empty PATH, what a killed one leaves. */
class ChildRunTest {

	private static final String NOBODY = "65534";

	@TempDir
	Path folder;

	private List<String> engine(Path plan) throws Exception {
		List<String> command = new ArrayList<>(
				ChildJava.command(ChildJava.classPath(), "-Dnicbench.journal=" + folder.resolve("state/journal")));
		command.addAll(List.of("run", plan.toString(), "--out", folder.resolve("p.run").toString()));
		return command;
	}

	private static List<String> namespacesOf(long pid) throws IOException {
		Path names = Path.of("/run/netns");
		if (!Files.isDirectory(names)) {
			return List.of();
		}
		try (var files = Files.list(names)) {
			return new ArrayList<>(new TreeSet<>(files.map(path -> path.getFileName().toString())
					.filter(name -> name.startsWith("nicbench-" + pid + "-")).toList()));
		}
	}

	@Test
	void aMissingToolIsOneClearLine() throws Exception {
		Privileges.needNamespaces();
		SmallBench small = SmallBench.virtual(folder);
		small.plan.getJobs().getFirst().setTool("iperf3");
		try (ChildRun child = new ChildRun(engine(small.write()), Map.of("PATH", folder.toString()))) {
			child.end();
			ProgressEvent.RunRefused refused = assertInstanceOf(ProgressEvent.RunRefused.class, child.events().getLast(),
					child.others().toString());
			assertEquals(ProblemKind.TRIAL, refused.kind());
			assertTrue(refused.toProblem().getMessage().contains("iperf3 is not installed"), refused.toString());
			assertTrue(refused.whatToDo().contains("apt"), refused.whatToDo());
			assertEquals(List.of(), namespacesOf(child.process().pid()));
		}
		assertFalse(Files.exists(folder.resolve("p.run")));
	}

	@Test
	void theBuiltInToolNeedsNoProgram() throws Exception {
		Privileges.needNamespaces();
		SmallBench small = SmallBench.virtual(folder);
		small.plan.setRepetitions(1);
		try (ChildRun child = new ChildRun(engine(small.write()), Map.of("PATH", folder.toString()))) {
			child.end();
			assertEquals(List.of(), child.others());
		}
		assertEquals(Status.COMPLETE, RunFolder.open(folder.resolve("p.run")).run().getStatus());
	}

	@Test
	void sigtermCancels() throws Exception {
		Privileges.needNamespaces();
		SmallBench small = SmallBench.virtual(folder);
		small.plan.getJobs().getFirst().setSeconds(20);
		try (ChildRun child = new ChildRun(engine(small.write()), Map.of())) {
			assertTrue(child.readUntil(ProgressEvent.Interval.class::isInstance), child.others().toString());
			assertEquals(2, namespacesOf(child.process().pid()).size());
			child.process().toHandle().destroy();
			child.end();
			assertEquals(List.of(), namespacesOf(child.process().pid()));
			assertTrue(child.events().getLast() instanceof ProgressEvent.RunFinished finished
					&& finished.status() == Status.CANCELLED, child.events().getLast().toString());
		}
		Trial trial = RunFolder.open(folder.resolve("p.run")).trial(1);
		assertEquals(Status.CANCELLED, trial.getStatus());
		assertTrue(trial.getSender().isRestored() && trial.getReceiver().isRestored());
	}

	@Test
	void theNextStartSweepsWhatAKilledOneLeft() throws Exception {
		Privileges.needNamespaces();
		SmallBench small = SmallBench.virtual(folder);
		small.plan.getJobs().getFirst().setSeconds(20);
		small.plan.setRepetitions(1);
		long pid;
		try (ChildRun child = new ChildRun(engine(small.write()), Map.of())) {
			pid = child.process().pid();
			assertTrue(child.readUntil(ProgressEvent.Interval.class::isInstance), child.others().toString());
			VirtualWire.sweep();
			assertEquals(2, namespacesOf(pid).size(), "the bench of a live process stays");
			child.process().toHandle().destroyForcibly();
			child.end();
		}
		assertEquals(2, namespacesOf(pid).size());
		VirtualWire.sweep();
		assertEquals(List.of(), namespacesOf(pid));
	}

	@Test
	void anOrdinaryUserRunsInAUserNamespace() throws Exception {
		assumeTrue("root".equals(System.getProperty("user.name")), "needs root to become an ordinary user");
		Path home = Files.createTempDirectory("nicbench-user");
		try {
			Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwxrwxrwx"));
			List<Path> classPath = ChildJava.copied(ChildJava.classPath(), Files.createDirectory(home.resolve("jars")));
			Path project = Files.createDirectory(home.resolve("project"));
			Files.setPosixFilePermissions(project, PosixFilePermissions.fromString("rwxrwxrwx"));
			SmallBench small = SmallBench.virtual(project);
			small.plan.setRepetitions(1);
			Path plan = small.write();
			run("chmod", "-R", "a+rX", home.toString());
			Path launcher = home.resolve("nicbench");
			List<String> java = new ArrayList<>(ChildJava.command(classPath));
			Files.writeString(launcher, "#!/bin/sh\nexec '" + String.join("' '", java) + "' \"$@\"\n");
			Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
			List<String> asNobody = new ArrayList<>(
					List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups"));
			assumeTrue(succeeds(asNobody, "unshare", "-Urn", "true"), "this system forbids user namespaces");
			List<String> command = new ArrayList<>(asNobody);
			command.addAll(ChildJava.command(classPath, "-Dnicbench.launcher=" + launcher));
			command.addAll(List.of("run", plan.toString(), "--out", project.resolve("p.run").toString()));
			try (ChildRun child = new ChildRun(command, Map.of("HOME", home.toString()))) {
				child.end();
				assertEquals(List.of(), child.others());
				assertInstanceOf(ProgressEvent.RunFinished.class, child.events().getLast());
			}
			List<String> withoutUnshare = new ArrayList<>(command);
			withoutUnshare.set(withoutUnshare.size() - 1, project.resolve("q.run").toString());
			withoutUnshare.addFirst("/usr/bin/env");
			withoutUnshare.set(1, executable("setpriv"));
			try (ChildRun child = new ChildRun(withoutUnshare, Map.of("HOME", home.toString(), "PATH", home.toString()))) {
				child.end();
				ProgressEvent.RunRefused refused = assertInstanceOf(ProgressEvent.RunRefused.class, child.events().getLast());
				assertEquals(ProblemKind.NO_PERMISSION, refused.kind());
				assertTrue(refused.whatToDo().contains("root"), refused.whatToDo());
			}
			RunFolder run = RunFolder.open(project.resolve("p.run"));
			assertEquals(Status.COMPLETE, run.run().getStatus());
			assertEquals(2, run.trialCount());
			assertEquals(run.trial(1).getSender().getBefore(), run.trial(1).getSender().getAfter());
			assertEquals(List.of(), ProjectFiles.check(project));
		} finally {
			run("rm", "-rf", home.toString());
		}
	}

	private static String executable(String name) {
		return List.of("/usr/bin/" + name, "/bin/" + name).stream().filter(path -> Files.isExecutable(Path.of(path))).findFirst()
				.orElseThrow();
	}

	private static boolean succeeds(List<String> prefix, String... words) throws Exception {
		List<String> command = new ArrayList<>(prefix);
		command.addAll(List.of(words));
		return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
	}

	private static void run(String... command) throws Exception {
		Process process = new ProcessBuilder(command).inheritIO().start();
		assertEquals(0, process.waitFor(), String.join(" ", command));
	}
}
