// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.proc.NetDev;
import org.nicbench.model.End;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.OnFailure;
import org.nicbench.model.Outcome;
import org.nicbench.model.Policy;
import org.nicbench.model.Status;
import org.nicbench.model.Switch;
import org.nicbench.model.Trial;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** Whole runs on a real kernel, with the built-in tool. */
class VirtualRunTest {

	private static final String JOURNAL = "nicbench.journal";
	private static final Path NAMESPACES = Path.of("/run/netns");

	@TempDir
	Path folder;

	private final List<ProgressEvent> events = new ArrayList<>();
	private final NullProgressMonitor monitor = new NullProgressMonitor();
	private List<String> namespacesBefore;

	@BeforeEach
	void keepAside() throws Exception {
		Privileges.needNamespaces();
		System.setProperty(JOURNAL, folder.resolve("state/journal").toString());
		namespacesBefore = namespaces();
	}

	@AfterEach
	void nothingIsLeft() throws Exception {
		System.clearProperty(JOURNAL);
		if (namespacesBefore != null) {
			assertEquals(namespacesBefore, namespaces());
			assertEquals(List.of(), journal());
		}
	}

	/** Read from the file system, and without those of other processes. */
	private static List<String> namespaces() throws IOException {
		String own = "nicbench-" + ProcessHandle.current().pid() + "-";
		if (!Files.isDirectory(NAMESPACES)) {
			return List.of();
		}
		try (var names = Files.list(NAMESPACES)) {
			return new ArrayList<>(
					new TreeSet<>(names.map(path -> path.getFileName().toString()).filter(name -> name.startsWith(own)).toList()));
		}
	}

	private List<String> journal() throws IOException {
		Path journal = folder.resolve("state/journal");
		if (!Files.isDirectory(journal)) {
			return List.of();
		}
		try (var files = Files.list(journal)) {
			return files.map(path -> path.getFileName().toString()).filter(name -> name.endsWith(".xmi")).toList();
		}
	}

	private RunFolder execute(SmallBench small, ProgressListener listener) throws ProblemException {
		RunRequest request = RunRequest.of(small.write(), folder.resolve("p.run"));
		return PlanLauncher.execute(request, event -> {
			events.add(event);
			listener.event(event);
		}, monitor, false);
	}

	@Test
	void aRunMeasuresRestoresAndKeepsAll() throws Exception {
		SmallBench small = SmallBench.virtual(folder);
		List<Map<String, NetDev>> counted = new ArrayList<>();
		RunFolder run = execute(small, event -> {
			if (event instanceof ProgressEvent.TrialFinished) {
				counted.add(receiverCounters());
			}
		});
		assertEquals(Status.COMPLETE, run.run().getStatus());
		assertEquals(List.of(), ProjectFiles.check(folder));
		List<Trial> trials = run.trials();
		assertEquals(TrialOrder.of(Cells.of(small.plan, List.of("on", "off")), 2, small.plan.getOrder(), 1).stream()
				.map(planned -> planned.cell().labels().toString()).toList(),
				trials.stream().map(trial -> trial.getCell().toString()).toList());
		long sum = 0;
		for (Trial trial : trials) {
			checkTrial(run, trial);
			sum += trial.getReceiver().getCounters().get("rx_bytes").getAsLong();
		}
		// the kernel's own count of the whole life of the NIC holds all windows and little more than their edges
		long life = counted.getLast().get("nbr0").rxBytes();
		assertTrue(sum <= life && sum > life / 3, sum + " of " + life);
		assertEquals(4, events.stream().filter(ProgressEvent.TrialFinished.class::isInstance).count());
		assertTrue(events.stream().anyMatch(ProgressEvent.Interval.class::isInstance));
		assertNotNull(run.run().getSender().getFacts().getKernel());
		assertEquals(Files.readString(Path.of("/proc/sys/kernel/osrelease")).strip(),
				run.run().getReceiver().getFacts().getKernel());
		assertEquals("veth", run.run().getSender().getNics().getFirst().getDriver());
	}

	private static Map<String, NetDev> receiverCounters() {
		try {
			for (String name : namespaces()) {
				if (name.endsWith("r")) {
					try (NetworkNamespace namespace = NetworkNamespace.open(name)) {
						return namespace.callIo(NetDev::read);
					}
				}
			}
			return Map.of();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static void checkTrial(RunFolder run, Trial trial) {
		assertEquals(Status.COMPLETE, trial.getStatus(), trial.getReason());
		boolean on = "on".equals(trial.getCell().get("profile"));
		for (End end : List.of(trial.getSender(), trial.getReceiver())) {
			assertTrue(end.isRestored());
			assertEquals(end.getBefore(), end.getAfter());
			assertEquals(on, active(run, end.getDuring(), "tx-tcp-segmentation"));
			assertEquals(on, active(run, end.getDuring(), "tx-generic-segmentation"));
			assertTrue(active(run, end.getBefore(), "tx-tcp-segmentation"));
			assertEquals(Outcome.AS_ASKED, run.receipt(end.getReceipt()).getOutcome());
			double busy = end.getCpu().getUserSeconds() + end.getCpu().getSystemSeconds() + end.getCpu().getSoftIrqSeconds();
			assertTrue(busy > 0 && end.getCpu().getWindowSeconds() >= 0.4, end.getCpu().toString());
			assertEquals(Runtime.getRuntime().availableProcessors(), end.getCpu().getPerCore().size());
			assertTrue(end.getProtocol().get("Tcp.OutSegs").getAsLong() > 0);
		}
		long reported = trial.getResult().getReceiver().getBytes();
		assertTrue(reported > 0);
		assertEquals(8 * reported / trial.getResult().getSeconds(), trial.getResult().getBitsPerSecond(), 1e-3 * reported);
		if (!on) {
			// without TSO and GSO every packet on the wire is an Ethernet frame of the MTU
			double bytes = trial.getReceiver().getCounters().get("rx_bytes").getAsLong();
			double packets = trial.getReceiver().getCounters().get("rx_packets").getAsLong();
			assertEquals(1514, bytes / packets, 15);
		}
	}

	private static boolean active(RunFolder run, String state, String feature) {
		return run.state(state).getFeatures().get(feature).orElseThrow().active();
	}

	@Test
	void aCancelledRunKeepsWhatItHas() throws Exception {
		SmallBench small = SmallBench.virtual(folder);
		small.plan.getJobs().getFirst().setSeconds(2);
		RunFolder run = execute(small, event -> {
			if (event instanceof ProgressEvent.Interval interval && interval.sequence() == 2) {
				monitor.setCanceled(true);
			}
		});
		assertEquals(Status.CANCELLED, run.run().getStatus());
		RunFolder read = RunFolder.open(run.path());
		assertEquals(Status.CANCELLED, read.run().getStatus());
		assertEquals(List.of(Status.COMPLETE, Status.CANCELLED), read.trials().stream().map(Trial::getStatus).toList());
		Trial cancelled = read.trial(2);
		assertTrue(cancelled.getSender().isRestored() && cancelled.getReceiver().isRestored());
		assertEquals(cancelled.getSender().getBefore(), cancelled.getSender().getAfter());
		assertEquals(List.of(), ProjectFiles.check(folder));

		monitor.setCanceled(false);
		RunFolder resumed = PlanLauncher.execute(new RunRequest(folder.resolve("p.plan"), run.path(),
				OptionalInt.empty(), false, true), event -> {
					if (event instanceof ProgressEvent.TrialStarted started && started.sequence() == 4) {
						monitor.setCanceled(true);
					}
				}, monitor, false);
		assertEquals(List.of(1, 2, 3, 4, 5), resumed.sequences());
		assertEquals(Status.COMPLETE, resumed.trial(5).getStatus());
		assertEquals(resumed.trial(2).getCell(), resumed.trial(5).getCell());
		assertEquals(Status.CANCELLED, resumed.trial(4).getStatus());
	}

	@Test
	void roundsCanBeAdded() throws Exception {
		SmallBench small = SmallBench.virtual(folder);
		small.plan.setRepetitions(1);
		RunFolder run = execute(small, ProgressListener.NONE);
		RunRequest more = RunRequest.of(folder.resolve("p.plan"), run.path()).more(2);
		RunFolder all = PlanLauncher.execute(more, ProgressListener.NONE, monitor, false);
		assertEquals(Status.COMPLETE, all.run().getStatus());
		assertEquals(2, all.run().getPlan().getRepetitions());
		assertEquals(run.run().getId(), all.run().getId());
		assertEquals(TrialOrder.of(Cells.of(small.plan, List.of("on", "off")), 2, small.plan.getOrder(), 1).stream()
				.map(planned -> planned.round() + " " + planned.cell().labels()).toList(),
				all.trials().stream().map(trial -> trial.getRound() + " " + trial.getCell()).toList());
		assertEquals(List.of(), ProjectFiles.check(folder));
	}

	@Test
	void aFailingToolFailsItsTrialAndThePlanGoesOn() throws Exception {
		SmallBench small = SmallBench.virtual(folder);
		small.plan.setRepetitions(1);
		small.plan.getJobs().getFirst().setPort(5201);
		List<ServerSocket> taken = new ArrayList<>();
		RunFolder run = execute(small, event -> {
			if (event instanceof ProgressEvent.TrialStarted started && started.sequence() == 1) {
				taken.add(occupy(5201));
			} else if (event instanceof ProgressEvent.TrialFinished) {
				taken.forEach(VirtualRunTest::close);
			}
		});
		assertEquals(Status.PARTIAL, run.run().getStatus());
		assertEquals(List.of(Status.FAILED, Status.COMPLETE), run.trials().stream().map(Trial::getStatus).toList());
		assertTrue(run.trial(1).getReason().contains("in use"), run.trial(1).getReason());
		assertTrue(run.trial(1).getSender().isRestored());
	}

	@Test
	void aPlanMayStopAtTheFirstFailure() throws Exception {
		SmallBench small = SmallBench.virtual(folder);
		small.plan.setOnFailure(OnFailure.STOP);
		small.plan.getJobs().getFirst().setPort(5201);
		List<ServerSocket> taken = new ArrayList<>();
		RunFolder run = execute(small, event -> {
			if (event instanceof ProgressEvent.TrialStarted) {
				taken.add(occupy(5201));
			} else if (event instanceof ProgressEvent.RunFinished) {
				taken.forEach(VirtualRunTest::close);
			}
		});
		assertEquals(Status.FAILED, run.run().getStatus());
		assertEquals(1, run.trialCount());
	}

	private static ServerSocket occupy(int port) {
		try {
			for (String name : namespaces()) {
				if (name.endsWith("r")) {
					try (NetworkNamespace namespace = NetworkNamespace.open(name)) {
						return namespace.callIo(() -> new ServerSocket(port, 1, InetAddress.getByName("198.18.0.2")));
					}
				}
			}
			throw new IllegalStateException("no namespace of a receiver");
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static void close(ServerSocket socket) {
		try {
			socket.close();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	@Test
	void aStrictProfileThatCannotBeMetFailsItsTrials() throws Exception {
		SmallBench small = SmallBench.virtual(folder);
		small.plan.setRepetitions(1);
		Path plan = small.write();
		OffloadProfile strict = NicBenchFactory.eINSTANCE.createOffloadProfile();
		strict.setName("strict");
		strict.setPolicy(Policy.STRICT);
		FeatureSetting setting = NicBenchFactory.eINSTANCE.createFeatureSetting();
		setting.setSelector("lro");
		setting.setValue(Switch.ON);
		strict.getSettings().add(setting);
		ProjectFiles.save(strict, folder.resolve("off.offload"));
		RunFolder run = PlanLauncher.execute(RunRequest.of(plan, folder.resolve("p.run")), ProgressListener.NONE, monitor,
				false);
		assertEquals(Status.PARTIAL, run.run().getStatus());
		for (Trial trial : run.trials()) {
			boolean refused = "strict".equals(trial.getCell().get("profile"));
			assertEquals(refused ? Status.FAILED : Status.COMPLETE, trial.getStatus(), trial.getReason());
			assertFalse(refused && !trial.getReason().contains("lro"), trial.getReason());
		}
	}

	@Test
	void whatCannotWorkIsRefusedBeforeTheFirstChange() throws Exception {
		SmallBench unknownTool = SmallBench.virtual(folder);
		unknownTool.plan.getJobs().getFirst().setTool("carrier-pigeon");
		assertProblem(ProblemKind.USAGE, "carrier-pigeon", unknownTool);

		SmallBench wrongAddress = SmallBench.virtual(folder);
		wrongAddress.plan.getReceiver().setAddress("198.18.77.77");
		assertProblem(ProblemKind.TRIAL, "198.18.77.77", wrongAddress);

		SmallBench unknownHost = SmallBench.virtual(folder);
		unknownHost.plan.getReceiver().setHost("elsewhere");
		assertProblem(ProblemKind.USAGE, "has no host \"elsewhere\"", unknownHost);

		SmallBench unknownNic = SmallBench.named(folder, "no-such-namespace", "eth0", "no-such-namespace", "eth0");
		assertProblem(ProblemKind.USAGE, "no-such-namespace", unknownNic);

		SmallBench unknownFeature = SmallBench.virtual(folder);
		Path plan = unknownFeature.write();
		OffloadProfile profile = ProjectFiles.load(folder.resolve("off.offload"), OffloadProfile.class);
		profile.getSettings().getFirst().setSelector("tsoo");
		ProjectFiles.save(profile, folder.resolve("off.offload"));
		ProblemException problem = assertThrows(ProblemException.class, () -> PlanLauncher
				.execute(RunRequest.of(plan, folder.resolve("p.run")), ProgressListener.NONE, monitor, false));
		assertEquals(ProblemKind.USAGE, problem.kind());
		assertTrue(problem.getMessage().contains("tsoo") && problem.getMessage().contains("tso"), problem.getMessage());
		assertFalse(Files.exists(folder.resolve("p.run")));
	}

	private void assertProblem(ProblemKind kind, String part, SmallBench small) {
		ProblemException problem = assertThrows(ProblemException.class, () -> execute(small, event -> {
			// nothing is to happen
		}));
		assertEquals(kind, problem.kind(), problem.getMessage());
		assertTrue(problem.getMessage().contains(part), problem.getMessage());
		assertFalse(problem.getMessage().contains("\n"));
		assertFalse(Files.exists(folder.resolve("p.run")));
	}

	@Test
	void aFullDiskIsToldAfterRestoring() throws Exception {
		Path small = Files.createDirectory(folder.resolve("small"));
		run("mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", small.toString());
		try {
			SmallBench bench = SmallBench.virtual(folder);
			Path plan = bench.write();
			List<ProgressEvent.Phase> phases = new ArrayList<>();
			ProblemException problem = assertThrows(ProblemException.class,
					() -> PlanLauncher.execute(RunRequest.of(plan, small.resolve("p.run")), event -> {
						if (event instanceof ProgressEvent.PhaseStarted started) {
							phases.add(started.phase());
							if (started.sequence() == 2 && started.phase() == ProgressEvent.Phase.MEASURING) {
								fill(small.resolve("filler"));
							}
						}
					}, monitor, false));
			assertEquals(ProblemKind.UNWRITABLE, problem.kind());
			assertTrue(problem.what().contains("no space left"), problem.getMessage());
			assertEquals(ProgressEvent.Phase.RESTORING, phases.getLast());
			Files.delete(small.resolve("filler"));
			RunFolder read = RunFolder.open(small.resolve("p.run"));
			assertEquals(Status.COMPLETE, read.trial(1).getStatus());
		} finally {
			run("umount", small.toString());
		}
	}

	private static void fill(Path file) {
		try (var out = Files.newOutputStream(file)) {
			byte[] page = new byte[4096];
			for (int i = 0; i < 1000; i++) {
				out.write(page);
			}
		} catch (IOException e) {
			// that is the point: the disk is full now
		}
	}

	private static void run(String... command) throws Exception {
		Process process = new ProcessBuilder(command).inheritIO().start();
		assertEquals(0, process.waitFor(), String.join(" ", command));
	}
}
