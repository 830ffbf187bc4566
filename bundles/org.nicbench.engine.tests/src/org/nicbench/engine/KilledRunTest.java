// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.host.Recovery;
import org.nicbench.host.RestoreReport;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.ethtool.FeatureBits;
import org.nicbench.linux.rtnetlink.Rtnetlink;
import org.nicbench.model.Trial;
import org.nicbench.model.project.RunFolder;

/**
 * A run between two namespaces that outlive it is killed with SIGKILL at random moments; afterwards recovery must bring back
 * exactly the state before: all wanted and active bits, some of which differ, and the MTU, which is not the default.
 */
class KilledRunTest {

	private static final int SHORT = 3;
	private static final int LONG = 20;
	private static final int MTU = 1400;
	private static final String JOURNAL = "nicbench.journal";

	@TempDir
	Path folder;

	/** What the kernel says of one NIC. */
	private record Bits(FeatureBits features, int mtu) {
	}

	private static final class End implements AutoCloseable {
		private final String name;
		private final String nic;
		private final NetworkNamespace namespace;
		private final Ethtool ethtool;
		private final Rtnetlink links;

		End(String name, String nic) throws Exception {
			this.name = name;
			this.nic = nic;
			namespace = NetworkNamespace.create(name);
			ethtool = Ethtool.open(namespace);
			links = Rtnetlink.open(namespace);
			links.setUp("lo");
		}

		void prepare(String address) throws Exception {
			links.addAddress(nic, InetAddress.getByName(address), 30);
			links.setMtu(nic, MTU);
			links.setUp(nic);
			ethtool.setFeatures(nic, Map.of("tx-scatter-gather", false, "tx-tcp-mangleid-segmentation", false, "rx-gro", true));
		}

		Bits bits() throws Exception {
			return new Bits(ethtool.features(nic), links.link(nic).mtu());
		}

		@Override
		public void close() throws Exception {
			if (links.find(nic).isPresent()) {
				links.delete(nic);
			}
			links.close();
			ethtool.close();
			namespace.close();
			NetworkNamespace.delete(name);
		}
	}

	@Test
	void recoveryBringsBackTheExactState() throws Exception {
		Privileges.needNamespaces();
		int kills = Boolean.getBoolean("nicbench.long") ? LONG : SHORT;
		long seed = Long.getLong("nicbench.seed", System.nanoTime());
		Random random = new Random(seed);
		Path journal = folder.resolve("state/journal");
		System.setProperty(JOURNAL, journal.toString());
		String stem = "nbtest" + ProcessHandle.current().pid();
		try (End sender = new End(stem + "s", "nbts0"); End receiver = new End(stem + "r", "nbtr0")) {
			sender.links.createVeth("nbts0", "nbtr0", receiver.namespace);
			sender.prepare("198.18.9.1");
			receiver.prepare("198.18.9.2");
			Bits senderBefore = sender.bits();
			Bits receiverBefore = receiver.bits();
			assertTrue(senderBefore.features().isRequested("tx-tcp-segmentation"));
			assertFalse(senderBefore.features().isActive("tx-tcp-segmentation"));
			int changed = 0;
			int withEntry = 0;
			for (int kill = 1; kill <= kills; kill++) {
				Path run = killOne(sender, receiver, kill, random);
				withEntry += entries(journal).isEmpty() ? 0 : 1;
				changed += sender.bits().equals(senderBefore) && receiver.bits().equals(receiverBefore) ? 0 : 1;
				for (RestoreReport report : Recovery.finishLeftovers(null)) {
					assertTrue(report.restored(), report.toString());
				}
				String where = "kill " + kill + ", seed " + seed;
				assertEquals(senderBefore, sender.bits(), where);
				assertEquals(receiverBefore, receiver.bits(), where);
				assertEquals(List.of(), entries(journal), where);
				for (Trial trial : RunFolder.open(run).trials()) {
					assertTrue(trial.getSender().isRestored() && trial.getReceiver().isRestored(), where);
				}
			}
			System.out.printf("series: run killed %d times: %d with a journal entry, %d left a NIC changed; seed %d%n", kills, withEntry,
					changed, seed);
			assertTrue(changed > 0, "no kill left anything to put back");
		} finally {
			System.clearProperty(JOURNAL);
		}
	}

	private Path killOne(End sender, End receiver, int kill, Random random) throws Exception {
		Path project = Files.createDirectory(folder.resolve("kill" + kill));
		SmallBench small = SmallBench.named(project, sender.name, sender.nic, receiver.name, receiver.nic);
		small.groups = List.of("tx", "sg", "tso", "gso", "gro");
		Plans.with(small.plan, "mtu", "1500", "9000");
		small.plan.setRepetitions(50);
		small.plan.getJobs().getFirst().setSeconds(kill == 1 ? 5 : 0.1);
		List<String> command = new ArrayList<>(
				ChildJava.command(ChildJava.classPath(), "-Dnicbench.journal=" + folder.resolve("state/journal")));
		Path run = project.resolve("p.run");
		command.addAll(List.of("run", small.write().toString(), "--out", run.toString()));
		// The first kill falls into a long measurement, so that even a short series on a busy machine finds a changed NIC.
		ProgressEvent.Phase phase = kill == 1 ? ProgressEvent.Phase.MEASURING
				: ProgressEvent.Phase.values()[random.nextInt(3)];
		int trial = kill == 1 ? 1 : 1 + random.nextInt(4);
		try (ChildRun child = new ChildRun(command, Map.of())) {
			assertTrue(child.readUntil(event -> event instanceof ProgressEvent.PhaseStarted started
					&& started.sequence() == trial && started.phase() == phase), child.others().toString());
			LockSupport.parkNanos(random.nextLong(TimeUnit.MILLISECONDS.toNanos(20)));
			child.process().toHandle().destroyForcibly();
			child.end();
		}
		return run;
	}

	private static List<String> entries(Path journal) throws Exception {
		if (!Files.isDirectory(journal)) {
			return List.of();
		}
		try (var files = Files.list(journal)) {
			return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".xmi")).toList();
		}
	}
}
