// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.features.Presets;
import org.nicbench.host.RestoreReport.Result;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.Tap;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.ethtool.FeatureBits;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** What stands in the journal, who may touch it, and what comes of it, between processes and on a real kernel. */
class JournalTest {

	@TempDir
	Path folder;

	private TemporaryJournal journal;
	private VethPair pair;

	@BeforeEach
	void open() throws Exception {
		journal = new TemporaryJournal(folder.resolve("journal"));
		pair = VethPair.make();
		pair.rtnetlink.setMtu(VethPair.NIC, 1400);
		pair.ethtool.setFeatures(VethPair.NIC, Map.of("tx-scatter-gather", false));
	}

	@AfterEach
	void close() throws Exception {
		if (pair != null) {
			pair.close();
		}
		journal.close();
	}

	private Applied apply(Host host, String preset) throws ProblemException {
		return host.apply(Presets.create(preset), VethPair.NIC, ApplyOptions.PLAIN, null);
	}

	/** As a killed process leaves it: lock gone, entry there. */
	private void applyAndAbandon(String preset) throws ProblemException {
		try (Host host = pair.host()) {
			apply(host, preset);
		}
	}

	@Test
	void twoProcessesCannotHoldOneNic() throws Exception {
		FeatureBits bits = pair.bits();
		Process other = ChildProcess.start(List.of(), journal.folder(), Victim.class, pair.name, VethPair.NIC, "hold");
		try (BufferedReader reader = other.inputReader(); Host host = pair.host()) {
			assertEquals("H", reader.readLine());
			FeatureBits held = pair.bits();
			assertFalse(held.equals(bits));
			ProblemException problem = assertThrows(ProblemException.class, () -> apply(host, "all-on"));
			assertEquals(ProblemKind.USAGE, problem.kind());
			assertEquals("va: process " + other.pid() + " of NicBench holds this NIC; wait for it to end", problem.getMessage());
			assertEquals(List.of(), Recovery.finishLeftovers(null));
			assertEquals(Result.IN_USE, Recovery.restoreAll(null, null).get(0).result());
			assertThrows(ProblemException.class, () -> host.restore(VethPair.NIC, null));
			assertEquals(Journal.State.OWNED, Journal.items().get(0).state());
			assertEquals(held, pair.bits());
			other.outputWriter().close();
			assertEquals("RESTORED", reader.readLine());
			assertEquals(bits, pair.bits());
			assertEquals(List.of(), journal.entries());
		} finally {
			other.destroyForcibly();
		}
	}

	@Test
	void twoHostsOfOneProcessCannotHoldOneNicEither() throws Exception {
		try (Host first = pair.host(); Host second = pair.host()) {
			Applied applied = apply(first, "all-off");
			assertThrows(ProblemException.class, () -> apply(second, "all-on"));
			applied.restore(null);
			apply(second, "all-on").restore(null);
		}
	}

	@Test
	void theNextStartFinishesWhatADeadProcessLeft() throws Exception {
		FeatureBits bits = pair.bits();
		applyAndAbandon("all-off");
		assertEquals(1, journal.entries().size());
		List<RestoreReport> reports = Recovery.finishLeftovers(null);
		assertEquals(List.of(Result.RESTORED), reports.stream().map(RestoreReport::result).toList());
		assertEquals(bits, pair.bits());
		assertEquals(1400, pair.mtu());
		assertEquals(List.of(), journal.entries());
		assertEquals(List.of(), Recovery.finishLeftovers(null));
	}

	@Test
	void applyingOverALeftoverPutsItBackFirst() throws Exception {
		FeatureBits bits = pair.bits();
		applyAndAbandon("all-off");
		try (Host host = pair.host()) {
			apply(host, "all-on").restore(null);
		}
		assertEquals(bits, pair.bits());
	}

	@Test
	void theFirstStateBeforeWinsUntilItIsPutBack() throws Exception {
		FeatureBits bits = pair.bits();
		try (Host host = pair.host()) {
			apply(host, "all-off");
			Applied second = apply(host, "all-on");
			assertEquals(1, journal.entries().size());
			assertEquals(Result.RESTORED, second.restore(null).result());
			assertEquals(Result.RESTORED, second.restore(null).result());
		}
		assertEquals(bits, pair.bits());
	}

	@Test
	void aKeptChangeStaysUntilItIsAskedBack() throws Exception {
		FeatureBits bits = pair.bits();
		try (Host host = pair.host()) {
			apply(host, "all-off").keep();
			FeatureBits kept = pair.bits();
			assertEquals(Journal.State.KEPT, Journal.items().get(0).state());
			assertEquals(List.of(), Recovery.finishLeftovers(null));
			assertEquals(kept, pair.bits());
			// A run on top of it leaves what the user chose.
			apply(host, "all-on").restore(null);
			assertEquals(kept, pair.bits());
			// A second kept change keeps the first state before.
			apply(host, "tso-gso-off").keep();
			assertEquals(1, journal.entries().size());
			assertEquals(List.of(Result.RESTORED),
					host.restore(VethPair.NIC, null).stream().map(RestoreReport::result).toList());
		}
		assertEquals(bits, pair.bits());
		assertEquals(List.of(), journal.entries());
	}

	@Test
	void aRunKilledOnTopOfAKeptChangeGoesBackToIt() throws Exception {
		FeatureBits bits = pair.bits();
		try (Host host = pair.host()) {
			apply(host, "all-off").keep();
		}
		FeatureBits kept = pair.bits();
		applyAndAbandon("all-on");
		assertEquals(2, journal.entries().size());
		assertEquals(1, Recovery.finishLeftovers(null).size());
		assertEquals(kept, pair.bits());
		applyAndAbandon("all-on");
		assertEquals(2, Recovery.restoreAll(VethPair.NIC, null).size());
		assertEquals(bits, pair.bits());
		assertEquals(List.of(), journal.entries());
		assertEquals(List.of(), Recovery.restoreAll(VethPair.NIC, null));
	}

	@Test
	void aRenamedNicIsFoundByItsIndex() throws Exception {
		FeatureBits bits = pair.bits();
		applyAndAbandon("all-off");
		pair.rtnetlink.setDown(VethPair.NIC);
		pair.rtnetlink.rename(VethPair.NIC, "vx");
		assertEquals(List.of(), Recovery.restoreAll("other", null));
		RestoreReport report = Recovery.restoreAll("vx", null).get(0);
		assertEquals(Result.RESTORED, report.result());
		assertEquals("vx", report.nic());
		assertEquals(bits, pair.ethtool.features("vx"));
		pair.rtnetlink.rename("vx", VethPair.NIC);
	}

	@Test
	void anotherStartOfTheMachineMakesAnEntryObsolete() throws Exception {
		applyAndAbandon("all-off");
		assertObsoleteAfter("bootId=\"[^\"]*\"", "bootId=\"0-0\"", "the machine was started anew since");
	}

	@Test
	void anotherNicAtTheSamePlaceMakesAnEntryObsolete() throws Exception {
		applyAndAbandon("all-off");
		assertObsoleteAfter(" address=\"[^\"]*\"", " address=\"02:00:00:00:00:09\"",
				"it is another NIC now: its address is " + pair.rtnetlink.link(VethPair.NIC).address()
						+ " and was 02:00:00:00:00:09");
	}

	@Test
	void anotherDriverMakesAnEntryObsolete() throws Exception {
		applyAndAbandon("all-off");
		assertObsoleteAfter("(<[^>]*) driver=\"veth\"", "$1 driver=\"e1000e\"",
				"it is another NIC now: its driver is veth and was e1000e");
	}

	private void assertObsoleteAfter(String pattern, String replacement, String reason) throws Exception {
		FeatureBits bits = pair.bits();
		Path entry = journal.entries().get(0);
		String text = Files.readString(entry);
		String changed = text.replaceFirst(pattern, replacement);
		assertFalse(text.equals(changed));
		Files.writeString(entry, changed);
		RestoreReport report = Recovery.finishLeftovers(null).get(0);
		assertEquals(Result.OBSOLETE, report.result());
		assertEquals(reason, report.differences().get(0));
		assertEquals(bits, pair.bits(), "nothing may be written");
		assertEquals(1, journal.entries().size());
		assertEquals(changed, Files.readString(journal.entries().get(0)), "the entry is kept as it was");
		assertEquals(Journal.State.OBSOLETE, Journal.items().get(0).state());
		assertEquals(List.of(), Recovery.finishLeftovers(null), "told once");
		assertEquals(Result.OBSOLETE, Recovery.restoreAll(null, null).get(0).result());
		applyAndAbandon("all-on");
		assertEquals(2, journal.entries().size(), "a new entry does not take its place");
	}

	@Test
	void aNewNicOfTheSameNameIsLeftAlone() throws Exception {
		applyAndAbandon("all-off");
		pair.rtnetlink.delete(VethPair.NIC);
		pair.createPair();
		FeatureBits bits = pair.bits();
		RestoreReport report = Recovery.finishLeftovers(null).get(0);
		assertEquals(Result.OBSOLETE, report.result());
		assertEquals("the NIC is gone", report.differences().get(0));
		assertEquals(bits, pair.bits());
		assertEquals(1, journal.entries().size());
	}

	@Test
	void aNamespaceThatIsGoneMakesAnEntryObsolete() throws Exception {
		applyAndAbandon("all-off");
		pair.rtnetlink.delete(VethPair.NIC);
		NetworkNamespace.delete(pair.name);
		pair.namespace.close();
		pair.rtnetlink.close();
		pair.ethtool.close();
		pair.peerNamespace.close();
		NetworkNamespace.delete(pair.peerName);
		pair = null;
		assertEquals(Result.OBSOLETE, Recovery.finishLeftovers(null).get(0).result());
		assertEquals(1, journal.entries().size());
	}

	@Test
	void aNamespaceThatLostItsNameIsFoundThroughAProcessInIt() throws Exception {
		FeatureBits bits = pair.bits();
		applyAndAbandon("all-off");
		Process inside = pair.namespace.start(new ProcessBuilder("cat"));
		try {
			NetworkNamespace.delete(pair.name);
			assertEquals(Result.RESTORED, Recovery.finishLeftovers(null).get(0).result());
			assertEquals(bits, pair.bits());
		} finally {
			inside.destroyForcibly();
		}
	}

	@Test
	void anEntryOfAVirtualBenchGoesWithIt() throws Exception {
		try (VirtualWire wire = VirtualWire.make("s", "ws", "r", "wr")) {
			wire.sender().apply(Presets.create("all-off"), "ws", ApplyOptions.PLAIN, null);
			assertEquals(1, journal.entries().size());
		}
		assertEquals(List.of(Result.GONE), Recovery.finishLeftovers(null).stream().map(RestoreReport::result).toList());
		assertEquals(List.of(), journal.entries());
	}

	@Test
	void aDamagedEntryIsToldAndKeptAndDoesNotStopTheOthers() throws Exception {
		FeatureBits bits = pair.bits();
		applyAndAbandon("all-off");
		Path damaged = journal.folder().resolve("nic-0-1-1.xmi");
		Files.writeString(damaged, "<broken");
		List<RestoreReport> reports = Recovery.finishLeftovers(null);
		assertEquals(List.of(Result.NOT_RESTORED, Result.RESTORED), reports.stream().map(RestoreReport::result).toList());
		assertTrue(reports.get(0).differences().get(0).startsWith(damaged + ":1: "), reports.toString());
		assertEquals(bits, pair.bits());
		assertEquals(List.of(damaged), journal.entries());
		assertEquals(Journal.State.UNREADABLE, Journal.items().get(0).state());
	}

	@Test
	void confirmedInTimeStays() throws Exception {
		Process other = ChildProcess.start(List.of(), journal.folder(), Victim.class, pair.name, VethPair.NIC, "confirm", "60");
		try (BufferedReader reader = other.inputReader()) {
			assertEquals("H", reader.readLine());
			FeatureBits applied = pair.bits();
			assertEquals(List.of(VethPair.NIC), Journal.confirm(null));
			assertEquals("confirmed", reader.readLine());
			assertEquals(applied, pair.bits());
			assertEquals(Journal.State.KEPT, Journal.items().get(0).state());
			assertThrows(ProblemException.class, () -> Journal.confirm(VethPair.NIC));
		} finally {
			other.destroyForcibly();
		}
	}

	@Test
	void notConfirmedGoesBackByItself() throws Exception {
		FeatureBits bits = pair.bits();
		assertEquals(List.of("H", "reverted"),
				ChildProcess.run(List.of(), journal.folder(), Victim.class, pair.name, VethPair.NIC, "confirm", "1"));
		assertEquals(bits, pair.bits());
		assertEquals(List.of(), journal.entries());
	}

	@Test
	void whenTheWaitingProcessDiesConfirmingStillWorksAndTimeStillRuns() throws Exception {
		FeatureBits bits = pair.bits();
		killWaiting();
		FeatureBits applied = pair.bits();
		assertEquals(Journal.State.UNCONFIRMED, Journal.items().get(0).state());
		assertEquals(List.of(), Recovery.finishLeftovers(null), "its time is not over");
		assertEquals(List.of(VethPair.NIC), Journal.confirm(VethPair.NIC));
		assertEquals(applied, pair.bits());
		assertEquals(Result.RESTORED, Recovery.restoreAll(null, null).get(0).result());
		killWaiting();
		Path entry = journal.entries().get(0);
		Files.writeString(entry, Files.readString(entry).replaceFirst("confirmByEpochSeconds=\"\\d+\"",
				"confirmByEpochSeconds=\"1000\""));
		assertEquals(Result.RESTORED, Recovery.finishLeftovers(null).get(0).result());
		assertEquals(bits, pair.bits());
	}

	private void killWaiting() throws Exception {
		Process other = ChildProcess.start(List.of(), journal.folder(), Victim.class, pair.name, VethPair.NIC, "confirm", "600");
		try (BufferedReader reader = other.inputReader()) {
			assertEquals("H", reader.readLine());
			other.destroyForcibly().waitFor();
		}
	}

	@Test
	void theNicOfTheDefaultRouteIsRefusedUnlessForced() throws Exception {
		FeatureBits bits = pair.bits();
		pair.rtnetlink.addAddress(VethPair.NIC, InetAddress.getByName("192.0.2.1"), 24);
		pair.rtnetlink.addDefaultRoute(InetAddress.getByName("192.0.2.2"), VethPair.NIC);
		try (Host host = pair.host()) {
			ProblemException problem = assertThrows(ProblemException.class, () -> apply(host, "all-off"));
			assertEquals(ProblemKind.USAGE, problem.kind());
			assertTrue(problem.getMessage().startsWith("va: this NIC carries the default route"), problem.getMessage());
			assertTrue(problem.getMessage().contains("--force"), problem.getMessage());
			assertEquals(bits, pair.bits());
			assertEquals(List.of(), journal.entries());
			host.apply(Presets.create("all-off"), VethPair.NIC, ApplyOptions.PLAIN.withForce(true), null).restore(null);
		}
	}

	@Test
	void aPortOfTheBridgeThatCarriesTheDefaultRouteIsRefusedToo() throws Exception {
		pair.rtnetlink.createBridge("br");
		pair.rtnetlink.setUp("br");
		pair.rtnetlink.setMaster(VethPair.NIC, "br");
		pair.rtnetlink.addAddress("br", InetAddress.getByName("192.0.2.1"), 24);
		pair.rtnetlink.addDefaultRoute(InetAddress.getByName("192.0.2.2"), "br");
		try (Host host = pair.host()) {
			assertThrows(ProblemException.class, () -> apply(host, "all-off"));
		}
		pair.rtnetlink.delete("br");
	}

	@Test
	void theNicOfTheCallersSshSessionIsRefusedAlsoUnderSudo() throws Exception {
		FeatureBits bits = pair.bits();
		pair.rtnetlink.addAddress(VethPair.NIC, InetAddress.getByName("192.0.2.1"), 24);
		// The shell above has the variable, the program itself does not, as after sudo.
		List<String> said = ChildProcess.run(
				List.of("nsenter", "--net=/run/netns/" + pair.name, "env", "SSH_CONNECTION=192.0.2.7 50000 192.0.2.1 22", "sh",
						"-c", "env -u SSH_CONNECTION \"$@\"; true", "sh"),
				journal.folder(), Victim.class, pair.name, VethPair.NIC, "hold");
		assertEquals(List.of("USAGE va: this NIC carries your ssh session; changing it can cut you off; say --force to do it all "
				+ "the same"), said);
		assertEquals(bits, pair.bits());
	}

	@Test
	void anMtuThatWouldTakeTheIpv6AddressesOffIsRefused() throws Exception {
		pair.rtnetlink.addAddress(VethPair.NIC, InetAddress.getByName("2001:db8::1"), 64);
		try (Host host = pair.host()) {
			OffloadProfile profile = Profiles.of();
			profile.setMtu(1000);
			ProblemException problem = assertThrows(ProblemException.class,
					() -> host.apply(profile, VethPair.NIC, ApplyOptions.PLAIN, null));
			assertTrue(problem.getMessage().contains("IPv6"), problem.getMessage());
			assertEquals(1400, pair.mtu());
			profile.setMtu(1280);
			host.apply(profile, VethPair.NIC, ApplyOptions.PLAIN, null).restore(null);
			assertEquals(InetAddress.getByName("2001:db8::1"), host.addressOf(VethPair.NIC).orElseThrow());
		}
	}

	@Test
	void aFullDiskChangesNothing() throws Exception {
		onSmallFileSystem("size=16k", disk -> {
			Path filler = disk.resolve("filler");
			try (var out = Files.newOutputStream(filler)) {
				while (true) {
					out.write(new byte[1024]);
				}
			} catch (java.io.IOException full) {
				assertTrue(full.getMessage().contains("No space left"), full.getMessage());
			}
			assertUnwritable();
		});
	}

	@Test
	void aReadOnlyJournalChangesNothing() throws Exception {
		onSmallFileSystem("size=16k,ro", disk -> assertUnwritable());
	}

	private void assertUnwritable() throws Exception {
		FeatureBits bits = pair.bits();
		try (Host host = pair.host()) {
			ProblemException problem = assertThrows(ProblemException.class, () -> apply(host, "all-off"));
			assertEquals(ProblemKind.UNWRITABLE, problem.kind(), problem.getMessage());
			assertFalse(problem.getMessage().contains("\n"));
		}
		assertEquals(bits, pair.bits());
	}

	private interface OnDisk {
		void run(Path disk) throws Exception;
	}

	private void onSmallFileSystem(String options, OnDisk work) throws Exception {
		Path disk = Files.createDirectory(folder.resolve("disk"));
		Assumptions.assumeTrue(run("mount", "-t", "tmpfs", "-o", options, "nicbench-test", disk.toString()) == 0,
				"needs the right to mount a tmpfs");
		TemporaryJournal small = new TemporaryJournal(disk.resolve("journal"));
		try {
			work.run(disk);
			assertEquals(List.of(), small.entries());
		} finally {
			small.close();
			run("umount", "-l", disk.toString());
		}
	}

	private static int run(String... command) throws Exception {
		return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start()
				.waitFor();
	}

	@Test
	void withoutTheRightNothingIsChangedOrWritten() throws Exception {
		Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/setpriv")), "needs the program setpriv");
		FeatureBits bits = pair.bits();
		List<String> said = ChildProcess.run(
				List.of("/usr/bin/setpriv", "--bounding-set", "-net_admin", "--inh-caps", "-net_admin"), journal.folder(),
				Victim.class, pair.name, VethPair.NIC, "hold");
		assertEquals(List.of("NO_PERMISSION va: not permitted by the kernel; run it as root (sudo) or with the capability "
				+ "CAP_NET_ADMIN"), said);
		assertEquals(bits, pair.bits());
		assertEquals(List.of(), journal.entries());
	}

	@Test
	void aTapWithoutOwnerKeepsItsWishes() throws Exception {
		pair.namespace.callIo(() -> {
			Tap.createPersistent("tp");
			return null;
		});
		try (Host host = pair.host(); Ethtool ethtool = Ethtool.open(pair.namespace)) {
			FeatureBits bits = ethtool.features("tp");
			for (String preset : List.of("all-on", "all-off")) {
				Applied applied = host.apply(Presets.create(preset), "tp", ApplyOptions.PLAIN, null);
				assertEquals(Result.RESTORED, applied.restore(null).result());
				assertEquals(bits, ethtool.features("tp"));
			}
		} finally {
			pair.rtnetlink.delete("tp");
		}
	}
}
