// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.features.LegacyGroups;
import org.nicbench.features.Presets;
import org.nicbench.host.RestoreReport.Result;
import org.nicbench.linux.ethtool.FeatureBits;
import org.nicbench.model.FeatureResult;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Outcome;
import org.nicbench.model.Policy;
import org.nicbench.model.Receipt;
import org.nicbench.model.ReceiptLine;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.Values;

/** Profiles on a real kernel; what ethtool prints afterwards is the truth. */
class ApplyTest {

	private static final Set<String> TSO_WITH_CHECKSUM = Set.of("tx-tcp-segmentation", "tx-tcp6-segmentation",
			"tx-tcp-ecn-segmentation", "tx-tcp-mangleid-segmentation");

	@TempDir
	Path folder;

	private TemporaryJournal journal;
	private VethPair pair;
	private Host host;

	@BeforeEach
	void open() throws Exception {
		journal = new TemporaryJournal(folder.resolve("journal"));
		pair = VethPair.make();
		host = pair.host();
	}

	@AfterEach
	void close() throws Exception {
		if (host != null) {
			host.close();
			pair.close();
		}
		journal.close();
	}

	private Applied apply(OffloadProfile profile) throws ProblemException {
		return host.apply(profile, VethPair.NIC, ApplyOptions.PLAIN, new NullProgressMonitor());
	}

	@Test
	void aReservedNicStaysOursBetweenTwoProfiles() throws Exception {
		OffloadProfile off = Profiles.of("tso=off");
		try (Host other = pair.host()) {
			try (Host.Reservation reserved = host.reserve(VethPair.NIC)) {
				apply(off).restore(null);
				ProblemException refused = assertThrows(ProblemException.class,
						() -> other.apply(off, VethPair.NIC, ApplyOptions.PLAIN, null));
				assertEquals(ProblemKind.USAGE, refused.kind());
				assertEquals(VethPair.NIC, refused.where());
			}
			other.apply(off, VethPair.NIC, ApplyOptions.PLAIN, null).restore(null);
		}
	}

	private static Set<String> sideEffects(Receipt receipt) {
		return receipt.getLines().stream().filter(line -> line.getResult() == FeatureResult.SIDE_EFFECT)
				.map(ReceiptLine::getName).collect(Collectors.toCollection(TreeSet::new));
	}

	@Test
	void everyLineOfEveryPresetIsWhatEthtoolPrintsAndAllComesBack() throws Exception {
		Map<String, String> before = EthtoolText.features(host, VethPair.NIC);
		FeatureBits bits = pair.bits();
		for (String preset : Presets.ids()) {
			Applied applied = apply(Presets.create(preset));
			Map<String, String> printed = EthtoolText.features(host, VethPair.NIC);
			for (ReceiptLine line : applied.receipt().getLines()) {
				assertEquals(before.get(line.getName()).split(" ")[0], line.getBefore(), preset + " " + line.getName());
				assertEquals(printed.get(line.getName()).split(" ")[0], line.getAfter(), preset + " " + line.getName());
			}
			printed.forEach((name, text) -> {
				boolean changed = !text.split(" ")[0].equals(before.get(name).split(" ")[0]);
				boolean told = !Profiles.line(applied.receipt(), name).equals("none");
				assertTrue(told || !changed, preset + " does not tell of " + name);
			});
			assertEquals(Outcome.AS_ASKED, applied.receipt().getOutcome(), preset);
			assertEquals(Result.RESTORED, applied.restore(null).result());
			assertEquals(before, EthtoolText.features(host, VethPair.NIC));
			assertEquals(bits, pair.bits());
			assertEquals(List.of(), journal.entries());
		}
	}

	@Test
	void segmentationAndGroSwitchAlone() throws Exception {
		for (String setting : List.of("tso=off", "gso=off", "gro=on", "rx=off")) {
			Applied applied = apply(Profiles.of(setting));
			assertEquals(Set.of(), sideEffects(applied.receipt()), setting);
			assertEquals(Outcome.AS_ASKED, applied.receipt().getOutcome(), setting);
			applied.restore(null);
		}
	}

	@Test
	void withoutChecksumFourOfFiveSegmentationsAndUdpSegmentationDropWhileGsoAndSgStay() throws Exception {
		Applied applied = apply(Profiles.of("tx=off"));
		Set<String> dropped = new TreeSet<>(TSO_WITH_CHECKSUM);
		dropped.add("tx-udp-segmentation");
		assertEquals(dropped, sideEffects(applied.receipt()));
		assertEquals("off on->off applied", Profiles.line(applied.receipt(), "tx-checksum-ip-generic"));
		assertEquals("off on->off applied", Profiles.line(applied.receipt(), "tx-checksum-sctp"));
		assertEquals("needs tx-checksum-ip-generic, which is off (rule R3)",
				Profiles.because(applied.receipt(), "tx-tcp-segmentation").split("; ")[0]);
		Map<String, String> printed = EthtoolText.features(host, VethPair.NIC);
		assertEquals("on", printed.get("tx-generic-segmentation"));
		assertEquals("on", printed.get("tx-scatter-gather"));
		assertEquals("off [requested on]", printed.get("tx-tcp-segmentation"));
		Applied again = apply(Profiles.of("tx=on"));
		assertEquals(dropped, sideEffects(again.receipt()));
		again.restore(null);
		assertEquals("on", EthtoolText.features(host, VethPair.NIC).get("tx-tcp-segmentation"));
	}

	@Test
	void withoutScatterGatherGsoAndSegmentationDrop() throws Exception {
		Applied applied = apply(Profiles.of("sg=off"));
		Set<String> dropped = new TreeSet<>(TSO_WITH_CHECKSUM);
		dropped.add("tx-generic-segmentation");
		assertEquals(dropped, sideEffects(applied.receipt()));
		assertEquals("off on->off applied", Profiles.line(applied.receipt(), "tx-scatter-gather-fraglist"));
		assertEquals("needs tx-scatter-gather, which is off (rule R7)",
				Profiles.because(applied.receipt(), "tx-generic-segmentation"));
		assertEquals("mixed", LegacyGroups.of(applied.during().getFeatures()).get("tso"));
		applied.restore(null);
	}

	@Test
	void segmentationAskedWithoutWhatItNeedsIsBlockedAndItsWishIsKept() throws Exception {
		apply(Profiles.of("sg=off", "tso=off"));
		Applied applied = apply(Profiles.of("tso=on"));
		assertEquals("on off->off blocked", Profiles.line(applied.receipt(), "tx-tcp-segmentation"));
		assertEquals("needs tx-scatter-gather, which is off (rule R2)",
				Profiles.because(applied.receipt(), "tx-tcp-segmentation"));
		assertEquals("on off->on applied", Profiles.line(applied.receipt(), "tx-tcp-accecn-segmentation"));
		assertEquals(Outcome.PARTLY, applied.receipt().getOutcome());
		Feature tso = applied.during().getFeatures().get("tx-tcp-segmentation").orElseThrow();
		assertEquals(new Feature("tx-tcp-segmentation", false, true, true, false), tso);
		assertEquals("off [requested on]", EthtoolText.features(host, VethPair.NIC).get("tx-tcp-segmentation"));
		applied.restore(null);
	}

	@Test
	void aKernelNameTakesItsDependantWithIt() throws Exception {
		Applied applied = apply(Profiles.of("tx-tcp-segmentation=off"));
		assertEquals(Set.of("tx-tcp-mangleid-segmentation"), sideEffects(applied.receipt()));
		assertEquals("mixed", LegacyGroups.of(applied.during().getFeatures()).get("tso"));
		applied.restore(null);
	}

	@Test
	void fixedFeaturesDoNotKeepTheOthersBack() throws Exception {
		Applied applied = apply(Profiles.of("tso=off", "lro=on", "rx-fcs=on", "ufo=on", "ntuple=off", "tx-lockless=on"));
		Receipt receipt = applied.receipt();
		assertEquals("off on->off applied", Profiles.line(receipt, "tx-tcp-segmentation"));
		assertEquals("on off->off fixed", Profiles.line(receipt, "rx-lro"));
		assertEquals("on off->off fixed", Profiles.line(receipt, "rx-fcs"));
		assertEquals("on null->null unsupported", Profiles.line(receipt, "ufo"));
		assertEquals("on null->null unsupported", Profiles.line(receipt, "tx-lockless"));
		assertEquals("off off->off already", Profiles.line(receipt, "rx-ntuple-filter"));
		assertEquals(Outcome.PARTLY, receipt.getOutcome());
		assertEquals(10, receipt.getAsked());
		applied.restore(null);
		assertEquals(Outcome.REFUSED, apply(Profiles.of("lro=on")).receipt().getOutcome());
	}

	@Test
	void anUnknownNameChangesNothing() throws Exception {
		FeatureBits bits = pair.bits();
		ProblemException problem = assertThrows(ProblemException.class, () -> apply(Profiles.of("tso=off", "nosuch=on")));
		assertEquals(ProblemKind.USAGE, problem.kind());
		assertTrue(problem.getMessage().startsWith("profile test: unknown feature or group \"nosuch\""), problem.getMessage());
		assertEquals(bits, pair.bits());
		assertEquals(List.of(), journal.entries());
	}

	@Test
	void aStrictProfileIsRefusedWhole() throws Exception {
		FeatureBits bits = pair.bits();
		OffloadProfile profile = Profiles.of("tso=off", "lro=on");
		profile.setPolicy(Policy.STRICT);
		profile.setMtu(10);
		ProblemException problem = assertThrows(ProblemException.class, () -> apply(profile));
		assertEquals(ProblemKind.CHECK_FAILED, problem.kind());
		assertTrue(problem.getMessage().contains("rx-lro is fixed off"), problem.getMessage());
		assertTrue(problem.getMessage().contains("mtu"), problem.getMessage());
		assertEquals(bits, pair.bits());
		assertEquals(List.of(), journal.entries());
	}

	@Test
	void loopbackKeepsItsChecksums() throws Exception {
		Applied applied = host.apply(Profiles.of("tx=off"), "lo", ApplyOptions.PLAIN, null);
		String printed = EthtoolText.features(host, "lo").get("tx-checksum-ip-generic");
		assertTrue(printed.startsWith("on"), printed);
		ReceiptLine line = applied.receipt().getLines().get(0);
		assertEquals("on", line.getAfter());
		assertTrue(Set.of(FeatureResult.BLOCKED, FeatureResult.FIXED).contains(line.getResult()), line.toString());
		assertEquals(Outcome.REFUSED, applied.receipt().getOutcome());
		assertEquals(Result.RESTORED, applied.restore(null).result());
	}

	@Test
	void numbersAreSetAndPutBack() throws Exception {
		pair.rtnetlink.setMtu(VethPair.NIC, 1400);
		pair.rtnetlink.setTxQueueLength(VethPair.NIC, 777);
		OffloadProfile profile = Profiles.of("tso=off");
		profile.setMtu(9000);
		profile.setTxQueueLength(500);
		profile.setRings(Values.valueOf("rx=256"));
		Applied applied = apply(profile);
		assertEquals("9000 1400->9000 applied", Profiles.line(applied.receipt(), "mtu"));
		assertEquals("500 777->500 applied", Profiles.line(applied.receipt(), "txqueuelen"));
		assertEquals("256 null->null unsupported", Profiles.line(applied.receipt(), "rings.rx"));
		assertEquals("9000", mtuOfIp());
		assertEquals(Result.RESTORED, applied.restore(null).result());
		assertEquals(1400, pair.mtu());
		assertEquals(777, pair.rtnetlink.link(VethPair.NIC).txQueueLength());
	}

	private String mtuOfIp() throws Exception {
		return EthtoolText.run(host, "ip", "link", "show", VethPair.NIC).replaceFirst("(?s).* mtu (\\d+) .*", "$1");
	}

	@Test
	void anMtuOutOfRangeIsBlockedWithTheKernelsWordsAndTheRestIsDone() throws Exception {
		OffloadProfile profile = Profiles.of("tso=off");
		profile.setMtu(70000);
		Applied applied = apply(profile);
		assertEquals("70000 1500->1500 blocked", Profiles.line(applied.receipt(), "mtu"));
		assertTrue(Profiles.because(applied.receipt(), "mtu").contains("EINVAL"), Profiles.because(applied.receipt(), "mtu"));
		assertEquals("off on->off applied", Profiles.line(applied.receipt(), "tx-tcp-segmentation"));
		applied.restore(null);
	}

	@Test
	void anUnknownSettingIsRefused() throws Exception {
		OffloadProfile profile = Profiles.of();
		profile.setRings(Values.valueOf("rxx=1"));
		ProblemException problem = assertThrows(ProblemException.class, () -> apply(profile));
		assertEquals("profile test: unknown setting \"rings.rxx\"", problem.getMessage());
	}

	@Test
	void channelsAreSetAndPutBack() throws Exception {
		Values before = host.readState(VethPair.NIC).getChannels();
		Assumptions.assumeTrue(before != null && before.get("rx-max").orElse(0) > before.get("rx").orElse(0),
				"needs a veth with queues to spare");
		OffloadProfile profile = Profiles.of();
		profile.setChannels(Values.valueOf("rx=2 tx=2"));
		Applied applied = apply(profile);
		assertEquals("2 " + before.get("rx").getAsLong() + "->2 applied", Profiles.line(applied.receipt(), "channels.rx"));
		assertTrue(EthtoolText.run(host, "ethtool", "-l", VethPair.NIC).replaceFirst("(?s).*Current", "").contains("RX:\t\t2"));
		assertEquals(Result.RESTORED, applied.restore(null).result());
		assertEquals(before, host.readState(VethPair.NIC).getChannels());
	}

	@Test
	void wishesThatAreNotMetComeBackAsWishes() throws Exception {
		pair.ethtool.setFeatures(VethPair.NIC, Map.of("tx-scatter-gather", false, "rx-gro", true, "tx-nocache-copy", true));
		FeatureBits bits = pair.bits();
		assertTrue(bits.isRequested("tx-tcp-segmentation") && !bits.isActive("tx-tcp-segmentation"));
		Applied applied = apply(Presets.create("all-off"));
		assertFalse(pair.bits().isRequested("tx-tcp-segmentation"));
		applied.restore(null);
		assertEquals(bits, pair.bits());
		apply(Presets.create("all-on")).restore(null);
		assertEquals(bits, pair.bits());
	}

	@Test
	void aGroupSwitchedOffAndBackDoesNotSwitchOnAMemberThatWasOff() throws Exception {
		pair.ethtool.setFeatures(VethPair.NIC, Map.of("tx-tcp-mangleid-segmentation", false));
		FeatureBits bits = pair.bits();
		apply(Profiles.of("tso=off")).restore(null);
		assertEquals(bits, pair.bits());
		apply(Profiles.of("tso=on")).restore(null);
		assertFalse(pair.bits().isActive("tx-tcp-mangleid-segmentation"));
	}

	@Test
	void aCancelledApplyLeavesTheNicAsItWas() throws Exception {
		FeatureBits bits = pair.bits();
		NullProgressMonitor monitor = new NullProgressMonitor() {
			private int asked;

			@Override
			public boolean isCanceled() {
				return asked++ > 0; // Not before the first change, but after it.
			}
		};
		ProblemException problem = assertThrows(ProblemException.class,
				() -> host.apply(Presets.create("all-off"), VethPair.NIC, ApplyOptions.PLAIN, monitor));
		assertEquals(ProblemKind.CANCELLED, problem.kind());
		assertEquals(bits, pair.bits());
		assertEquals(List.of(), journal.entries());
	}

	@Test
	void anInterruptDoesNotBreakApplyOrRestoreOff() throws Exception {
		FeatureBits bits = pair.bits();
		Thread.currentThread().interrupt();
		Applied applied = apply(Presets.create("all-off"));
		assertTrue(Thread.currentThread().isInterrupted());
		applied.restore(null);
		assertTrue(Thread.interrupted());
		assertEquals(bits, pair.bits());
		assertEquals(List.of(), journal.entries());
	}

	@Test
	void aNicThatVanishesIsToldInOneLine() throws Exception {
		Applied applied = apply(Profiles.of("tso=off"));
		pair.rtnetlink.delete(VethPair.NIC);
		ProblemException problem = assertThrows(ProblemException.class, () -> applied.restore(null));
		assertEquals(ProblemKind.NOT_RESTORED, problem.kind());
		assertTrue(problem.getMessage().startsWith("va: nothing was put back: the NIC is gone, entry kept in "),
				problem.getMessage());
		assertEquals(1, journal.entries().size());
		ProblemException gone = assertThrows(ProblemException.class, () -> host.readState(VethPair.NIC));
		assertEquals(ProblemKind.USAGE, gone.kind());
		assertNull(gone.getCause().getCause());
	}

	@Test
	void aNamespaceThatIsNotThereIsToldInOneLine() throws Exception {
		org.nicbench.model.Host wanted = org.nicbench.model.NicBenchFactory.eINSTANCE.createHost();
		wanted.setName("h");
		wanted.setAccess(org.nicbench.model.Access.NAMESPACE);
		wanted.setNamespace("nosuch" + ProcessHandle.current().pid());
		ProblemException problem = assertThrows(ProblemException.class, () -> HostProvider.open(wanted));
		assertEquals(ProblemKind.USAGE, problem.kind());
		assertTrue(problem.getMessage().startsWith("h: no network namespace \"nosuch"), problem.getMessage());
	}
}
