// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.roundtrip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nicbench.features.LegacyGroups;
import org.nicbench.linux.ethtool.Channels;
import org.nicbench.linux.ethtool.DriverInfo;
import org.nicbench.linux.ethtool.FeatureBits;
import org.nicbench.linux.ethtool.LinkSettings;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Feature;

/** The real ethtool on NICs made here; the truth is the kernel's bits, read by our own calls. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EthtoolRoundTripTest {

	private NicCommands bench;

	@BeforeAll
	void make() throws Exception {
		bench = new NicCommands();
	}

	@AfterAll
	void remove() throws Exception {
		if (bench != null) {
			bench.close();
		}
	}

	/** One switch at a time: off goes from the top down, on from the bottom up. */
	@BeforeEach
	void setDefaults() throws Exception {
		for (String group : List.of("sg", "tx", "rx", "gso", "tso")) {
			bench.run("ethtool", "-K", "va", group, "on");
		}
		bench.run("ethtool", "-K", "va", "gro", "off", "rx-gro-list", "off");
	}

	private static NicState only(String text) throws Exception {
		List<NicState> states = NicCommands.read(text);
		assertEquals(1, states.size(), text);
		return states.get(0);
	}

	/** Every bit: active, fixed, and wanted where it is not fixed (what is fixed ethtool does not say to be wanted). */
	private static void assertBits(FeatureBits bits, NicState state) {
		Map<String, String> kernel = new TreeMap<>();
		for (String name : bits.names()) {
			if (!name.isEmpty()) {
				kernel.put(name, words(bits.isActive(name), bits.isFixed(name), bits.isFixed(name) ? null : (Boolean) bits.isRequested(name)));
			}
		}
		Map<String, String> read = new TreeMap<>();
		for (Feature feature : state.getFeatures().asList()) {
			read.put(feature.name(), words(feature.active(), feature.isFixed(), feature.wanted()));
		}
		assertEquals(kernel, read);
	}

	private static String words(boolean active, boolean fixed, Boolean wanted) {
		return (active ? "on" : "off") + (fixed ? " fixed" : "") + (wanted == null ? "" : wanted ? " wanted" : " unwanted");
	}

	@ParameterizedTest
	@ValueSource(strings = { "va", "vb", "br", "tp", "lo" })
	void listOfFeatures(String nic) throws Exception {
		bench.run("ethtool", "-K", nic, "tx-nocache-copy", "on");
		NicState text = only(bench.run("ethtool", "-k", nic));
		assertEquals(nic, text.getNic());
		assertBits(bench.ethtool.features(nic), text);
		NicState json = only(bench.run("ethtool", "--json", "-k", nic));
		assertEquals(nic, json.getNic());
		assertBits(bench.ethtool.features(nic), json);
		assertEquals(12, LegacyGroups.of(text).size());
		assertEquals(LegacyGroups.of(json), LegacyGroups.of(text));
	}

	/** What is said to have changed is what changed; what is asked for in vain is as the kernel's wish. */
	@ParameterizedTest
	@ValueSource(strings = { "tx off", "sg off", "tso off gro on", "tx-tcp-segmentation off", "tx-checksum-ip-generic off gso off",
			"rx off rx-gro-list on", "lro on", "tso off lro on", "ntuple on", "rx-fcs on rx-all on", "tso on gso on rx on", "rxvlan off txvlan off",
			"highdma off tx-nocache-copy on" })
	void changes(String wishes) throws Exception {
		FeatureBits before = bench.ethtool.features("va");
		String[] words = ("ethtool -K va " + wishes).split(" ");
		String text = bench.session(words);
		FeatureBits after = bench.ethtool.features("va");
		TreeSet<String> changed = new TreeSet<>();
		for (String name : after.names()) {
			if (!name.isEmpty() && before.isActive(name) != after.isActive(name)) {
				changed.add(name);
			}
		}
		try {
			if (text.contains("Actual changes:")) {
				NicState told = only(text);
				assertEquals("va", told.getNic());
				for (Feature feature : told.getFeatures().asList()) {
					assertEquals(after.isActive(feature.name()), feature.active(), feature.name());
					if (feature.wanted() != null && !after.isFixed(feature.name())) {
						assertEquals(after.isRequested(feature.name()), feature.wanted(), feature.name());
					}
				}
				assertTrue(told.getFeatures().byName().keySet().containsAll(changed), changed + " in " + text);
			}
			// silent where everything went as asked: then the list that follows tells
			List<NicState> states = NicCommands.read(text + bench.session("ethtool", "-k", "va"));
			assertBits(after, states.get(states.size() - 1));
			assertEquals(text.contains("Actual changes:") ? 2 : 1, states.size());
			assertEquals(text.contains("Could not change"), states.stream().anyMatch(state -> state.getWarnings().contains("Could not change any device features")));
		} finally {
			bench.run("ethtool", "-K", "va", "rxvlan", "on", "txvlan", "on", "highdma", "on", "tx-nocache-copy", "off");
		}
	}

	@Test
	void wishInVainIsSeen() throws Exception {
		bench.run("ethtool", "-K", "va", "sg", "off");
		NicState state = only(bench.session("ethtool", "-K", "va", "tso", "on"));
		FeatureBits bits = bench.ethtool.features("va");
		Feature feature = state.getFeatures().get("tx-tcp-segmentation").orElseThrow();
		assertEquals(bits.isActive("tx-tcp-segmentation"), feature.active());
		assertEquals(bits.isRequested("tx-tcp-segmentation"), feature.wanted());
		assertFalse(feature.active());
		assertTrue(feature.wanted());
		assertBits(bits, only(bench.run("ethtool", "-k", "va")));
		assertBits(bits, only(bench.run("ethtool", "--json", "-k", "va")));
	}

	@Test
	void filteredListTellsNothingElse() throws Exception {
		String lines = bench.run("ethtool", "-k", "va").lines().filter(line -> line.contains("segmentation")).reduce("", (all, line) -> all + line + "\n");
		NicState state = only("$ ethtool -k va | grep segmentation\n" + lines);
		FeatureBits bits = bench.ethtool.features("va");
		assertEquals("va", state.getNic());
		for (Feature feature : state.getFeatures().asList()) {
			assertEquals(words(bits.isActive(feature.name()), bits.isFixed(feature.name()), null),
					words(feature.active(), feature.isFixed(), null), feature.name());
		}
		assertEquals(List.of("tso", "gso"), List.copyOf(LegacyGroups.of(state).keySet()));
	}

	@Test
	void unknownNameAndUnknownNicAreWarnings() throws Exception {
		NicState refused = only(bench.session("ethtool", "-K", "va", "nosuch", "on"));
		assertEquals("va", refused.getNic());
		assertTrue(refused.getWarnings().stream().anyMatch(warning -> warning.contains("bit name not found")), refused.getWarnings()::toString);
		assertEquals(Map.of(), LegacyGroups.of(refused));
	}

	@Test
	void manyCommandsAreOneState() throws Exception {
		NicState state = only(bench.session("ethtool", "-i", "va") + bench.session("ethtool", "-l", "va") + bench.session("ethtool", "va")
				+ bench.session("ethtool", "-k", "va") + bench.session("ethtool", "-g", "va") + bench.session("ip", "-d", "link", "show", "va"));
		DriverInfo driver = bench.ethtool.driverInfo("va").orElseThrow();
		assertEquals(List.of("va", driver.driver(), driver.version()), List.of(state.getNic(), state.getDriver(), state.getDriverVersion()));
		Channels channels = bench.ethtool.channels("va").orElseThrow();
		assertEquals(Map.of("rx", (long) channels.rx(), "tx", (long) channels.tx(), "rx-max", (long) channels.rxMax(), "tx-max", (long) channels.txMax()),
				state.getChannels().asMap());
		LinkSettings settings = bench.ethtool.linkSettings("va").orElseThrow();
		assertEquals(settings.bitsPerSecond().orElseThrow(), state.getSpeedBitsPerSecond());
		assertEquals(settings.duplex(), state.getDuplex());
		assertEquals(bench.ethtool.linkDetected("va").orElseThrow(), state.isLinkUp());
		assertEquals(settings.autonegotiate() ? "on" : "off", state.getLink().get("autoneg"));
		assertEquals(bench.rtnetlink.link("va").mtu(), state.getMtu());
		assertEquals(bench.rtnetlink.link("va").kind(), state.getLink().get("kind"));
		assertBits(bench.ethtool.features("va"), state);
		assertTrue(bench.ethtool.rings("va").isPresent() || state.getRings() == null && !state.getWarnings().isEmpty());
	}

	@Test
	void statisticsOfTheDriver() throws Exception {
		Map<String, Long> before = bench.ethtool.statistics("va").orElseThrow();
		NicState state = only(bench.session("ethtool", "-S", "va"));
		Map<String, Long> after = bench.ethtool.statistics("va").orElseThrow();
		Map<String, Long> told = state.getCounters().asMap();
		assertEquals(before.keySet(), told.keySet());
		told.forEach((name, value) -> assertTrue(before.get(name) <= value && value <= after.get(name), name));
	}
}
