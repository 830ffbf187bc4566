// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.linux.ethtool.FeatureBits;
import org.nicbench.linux.rtnetlink.Link;

/**
 * Processes that change a NIC are killed (SIGKILL) at random moments; a fresh process then puts back what they left. The veth
 * pair belongs to the test and outlives them. It starts with wanted bits that differ from the active ones and an MTU and queue
 * length that are not the default, and must be in exactly that state after every recovery.
 */
class KillTest {

	private static final int SHORT = 6;
	private static final int LONG = 50;
	private static final int MTU = 1400;
	private static final int QUEUE_LENGTH = 777;

	@TempDir
	Path folder;

	/** Where a kill hit, told by the victim's last word and the journal it left. */
	private static final class Hits {
		int total;
		int withEntry;
		int whileApplying;
		int whileHolding;
		int whileRestoring;
	}

	@Test
	void everyKillIsMadeGood() throws Exception {
		boolean everything = Boolean.getBoolean("nicbench.long");
		int kills = everything ? LONG : SHORT;
		long seed = Long.getLong("nicbench.seed", System.nanoTime());
		Random random = new Random(seed);
		Hits hits = new Hits();
		try (TemporaryJournal journal = new TemporaryJournal(folder.resolve("journal")); VethPair pair = VethPair.make()) {
			pair.rtnetlink.setMtu(VethPair.NIC, MTU);
			pair.rtnetlink.setTxQueueLength(VethPair.NIC, QUEUE_LENGTH);
			pair.ethtool.setFeatures(VethPair.NIC, Map.of("tx-scatter-gather", false, "tx-tcp-mangleid-segmentation", false,
					"rx-gro", true, "tx-nocache-copy", true));
			FeatureBits before = pair.bits();
			assertTrue(before.isRequested("tx-tcp-segmentation") && !before.isActive("tx-tcp-segmentation"));
			Map<String, String> printed = printed(pair);
			int left = 0;
			for (int kill = 0; kill < kills; kill++) {
				// Of three kills one each while applying, holding and restoring; every tenth anywhere.
				String moment = kill % 10 == 9 ? "AHRI".substring(random.nextInt(4)).substring(0, 1)
						: "ARH".substring(kill % 3, kill % 3 + 1);
				killAt(moment, pair, journal, random, hits);
				left += pair.bits().equals(before) && pair.mtu() == MTU ? 0 : 1;
				ChildProcess.run(List.of(), journal.folder(), Victim.class, pair.name, VethPair.NIC, kill % 2 == 0 ? "recover" : "restore");
				String where = "kill " + kill + " at " + moment + ", seed " + seed;
				assertEquals(before, pair.bits(), where);
				Link link = pair.rtnetlink.link(VethPair.NIC);
				assertEquals(MTU, link.mtu(), where);
				assertEquals(QUEUE_LENGTH, link.txQueueLength(), where);
				assertEquals(printed, printed(pair), where);
				assertEquals(List.of(), journal.entries(), where);
			}
			Recovery.finishLeftovers(null);
			try (Stream<Path> files = Files.list(journal.folder())) {
				assertEquals(List.of("locks"), files.map(file -> file.getFileName().toString()).toList());
			}
			System.out.printf("series: kill -9: %d of %d made good; %d with a journal entry, of these %d while applying, %d while holding, "
					+ "%d while restoring; the NIC was left changed by %d; seed %d%n", hits.total, kills, hits.withEntry,
					hits.whileApplying, hits.whileHolding, hits.whileRestoring, left, seed);
			assertNotEquals(0, left, "no kill left anything to put back");
			assertTrue(hits.withEntry >= kills * 8 / 10, hits.withEntry + " kills met a journal entry");
			assertTrue(hits.whileApplying + hits.whileRestoring >= kills / 5, "too few kills inside apply or restore");
		}
	}

	private static Map<String, String> printed(VethPair pair) throws Exception {
		try (Host host = pair.host()) {
			return EthtoolText.features(host, VethPair.NIC);
		}
	}

	private static void killAt(String moment, VethPair pair, TemporaryJournal journal, Random random, Hits hits)
			throws Exception {
		Process victim = ChildProcess.start(List.of(), journal.folder(), Victim.class, pair.name, VethPair.NIC, "loop",
				String.valueOf(random.nextLong()));
		List<String> said = new ArrayList<>();
		try (BufferedReader reader = victim.inputReader()) {
			// The first rounds are slow, while classes are still being loaded; some kills are to hit those too.
			int rounds = random.nextInt(6);
			for (String line = reader.readLine(); line != null; line = reader.readLine()) {
				said.add(line);
				if (line.equals(moment) && rounds-- <= 0) {
					break;
				}
			}
			if (moment.equals("A")) {
				// Between the first flush of the entry, which takes most of the time, and the end of apply.
				while (journal.entries().isEmpty() && !reader.ready()) {
					Thread.onSpinWait();
				}
			}
			LockSupport.parkNanos(random.nextLong(TimeUnit.MILLISECONDS.toNanos(1)));
			victim.toHandle().destroyForcibly(); // Unlike the process's own method this leaves its output readable.
			victim.waitFor();
			// What it still said before it died.
			for (String line = reader.readLine(); line != null; line = reader.readLine()) {
				said.add(line);
			}
		} finally {
			victim.destroyForcibly().waitFor();
		}
		hits.total++;
		if (!journal.entries().isEmpty()) {
			hits.withEntry++;
			switch (said.get(said.size() - 1)) {
			case "A" -> hits.whileApplying++;
			case "H" -> hits.whileHolding++;
			case "R" -> hits.whileRestoring++;
			default -> { }
			}
		}
	}
}
