// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nicbench.features.LegacyGroups;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Feature;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** What tells of NICs: ethtool, ip, ifconfig, lspci, the kernel's table, against the truth beside each or what is printed in it. */
class NicTextsTest {

	@ParameterizedTest
	@ValueSource(strings = { "01-ethtool-k-2.6.18-refused.txt", "02-ethtool-k-flags-refused.txt", "03-ethtool-k-loop.txt",
			"04-ethtool-k-grep-files.txt", "05-ethtool-k-diff-unified.txt", "06-ethtool-k-diff.txt", "07-ethtool-k-syslog.txt",
			"08-ethtool-k-compose.txt", "09-ethtool-k-ansible.txt", "10-ethtool-k-markdown.txt", "11-ethtool-k-remarks.txt",
			"12-ethtool-many.txt", "13-ethtool-K-3.x.txt", "14-ethtool-S.txt", "15-ethtool-k-json-cut.json",
			"16-ethtool-json-g-l-c-a-S.json", "17-lspci-nnk.txt", "18-ip-s-ifconfig-old.txt", "19-vmnic.txt", "20-mininet-errors.txt",
			"21-test-log.txt", "22-partial-tso.txt", "23-grep-v-fixed.txt", "24-cut.txt", "25-ip-d-link.txt", "26-ip-j-d-s.json",
			"27-ifconfig-new.txt", "28-lspci-forms.txt", "29-settings.txt", "30-before-after-details.txt", "31-powershell-utf16.txt" })
	void sampleIsRight(String sample) throws Exception {
		JsonNode truth;
		String name = "samples/nic/" + sample.substring(0, sample.lastIndexOf('.')) + ".expect.json";
		try (InputStream text = NicTextsTest.class.getResourceAsStream(name)) {
			truth = new ObjectMapper().readTree(text);
		}
		assertNull(Truth.differ(truth, Texts.read("nic/" + sample).objects()));
	}

	@ParameterizedTest
	@CsvSource(nullValues = "-", delimiter = '|', value = {
			"ethtool-K_veth_tx-off_stdout.txt | - | tx=off tso=off", "ethtool-K_veth_tx-on_stdout.txt | - | tx=mixed tso=on",
			"ethtool-K_veth_lro-on_fixed_stdout.txt | - | lro=off", "ethtool-k_bridge.txt | br0 | rx=na tx=on sg=on tso=on ufo=na gso=on gro=on "
					+ "lro=na rxvlan=na txvlan=on ntuple=na rxhash=na",
			"ethtool-k_tap.txt | tap0 | rx=na tx=off sg=on tso=off ufo=na gso=on gro=on lro=na rxvlan=na txvlan=on ntuple=na rxhash=na",
			"ethtool-k_veth.txt | p1 | rx=on tx=on sg=on tso=on ufo=na gso=on gro=off lro=na rxvlan=on txvlan=on ntuple=na rxhash=na",
			"ethtool-k_virtio-eth0.txt | eth0 | rx=on tx=on sg=on tso=mixed ufo=na gso=on gro=on lro=na rxvlan=na txvlan=na ntuple=na rxhash=na" })
	void groupsOfRecordedLists(String file, String nic, String groups) throws Exception {
		NicState state = Texts.states(Texts.read("tools/" + file)).get(0);
		assertEquals(nic, state.getNic());
		StringBuilder told = new StringBuilder();
		LegacyGroups.of(state).forEach((group, text) -> told.append(told.isEmpty() ? "" : " ").append(group).append('=').append(text));
		assertEquals(groups, told.toString());
	}

	@Test
	void changesSayWhatWasAskedAndWhatCameAlong() throws Exception {
		NicState off = Texts.states(Texts.read("tools/ethtool-K_veth_tx-off_stdout.txt")).get(0);
		assertEquals(new Feature("tx-checksum-ip-generic", false, false, true, false), off.getFeatures().get("tx-checksum-ip-generic").get());
		assertEquals(new Feature("tx-udp-segmentation", false, null, true, false), off.getFeatures().get("tx-udp-segmentation").get());
		NicState on = Texts.states(Texts.read("tools/ethtool-K_veth_tx-on_stdout.txt")).get(0);
		assertEquals(new Feature("tx-checksum-ipv4", false, true, true, false), on.getFeatures().get("tx-checksum-ipv4").get());
	}

	@Test
	void everyStepOfTheSessionIsThere() throws Exception {
		List<NicState> states = Texts.states(Texts.read("tools/ethtool-K_veth_toggle_transcript.txt"));
		assertEquals(List.of("on", "off", "off", "on"), states.stream().limit(4).map(state -> LegacyGroups.of(state).get("tso")).toList());
		assertTrue(states.stream().allMatch(state -> "p1".equals(state.getNic()) || "lo".equals(state.getNic())));
		NicState channels = states.stream().filter(state -> state.getChannels() != null && state.getChannels().get("rx").orElse(0) == 2)
				.findFirst().orElseThrow();
		assertEquals("rx-max=2 tx-max=2 rx=2 tx=1", channels.getChannels().toString());
	}

	@Test
	void monitorShowsTheNicBeforeAndAfter() throws Exception {
		List<NicState> states = Texts.states(Texts.read("tools/ethtool_monitor_feature_change.txt"));
		assertEquals(List.of("off", "on"), states.stream().map(state -> LegacyGroups.of(state).get("tso")).toList());
		assertEquals(60, states.get(1).getFeatures().size());
	}

	@Test
	void countersOfTheKernelsTable() throws Exception {
		NicState state = Texts.states(Texts.read("tools/proc_net_dev_lab01.txt")).get(1);
		assertEquals("p1", state.getNic());
		assertEquals("rx_bytes=18519095855 rx_packets=16372089 rx_errors=0 rx_drop=9 rx_fifo_errors=0 rx_frame=0 rx_compressed=0 multicast=0 "
				+ "tx_bytes=134044950182 tx_packets=79883600 tx_errors=0 tx_dropped=57 tx_fifo_errors=0 collisions=0 tx_carrier=0 tx_compressed=0",
				state.getCounters().toString());
	}

	@Test
	void refusalAloneIsAStateOfWhichNothingIsKnown() throws Exception {
		NicState state = Texts.states(Texts.readText("$ ethtool -c p1\nnetlink error: Operation not supported\n")).get(0);
		assertEquals("p1", state.getNic());
		assertEquals(List.of("netlink error: Operation not supported"), state.getWarnings());
		assertEquals(java.util.Map.of(), LegacyGroups.of(state));
		assertNull(state.getCoalescing());
	}

	@Test
	void unsetNumbersStayUnset() throws Exception {
		NicState coalescing = Texts.states(Texts.read("tools/ethtool-c_virtio-eth0.txt")).get(0);
		assertEquals("adaptive-rx=0 rx-usecs=0 rx-frames=1 tx-usecs=0 tx-frames=1", coalescing.getCoalescing().toString());
		NicState channels = Texts.states(Texts.read("tools/ethtool-l_virtio-eth0.txt")).get(0);
		assertEquals("combined-max=1 combined=1", channels.getChannels().toString());
		NicState settings = Texts.states(Texts.read("tools/ethtool_settings_virtio-eth0.txt")).get(0);
		assertTrue(!settings.isSetSpeedBitsPerSecond() && settings.getDuplex() == null && settings.isLinkUp());
	}

	/** Around the whole list: whatever mails, terminals and daemons do to it. */
	@ParameterizedTest
	@ValueSource(strings = { "%s", "    %s", "> > %s", ">>> %s", "&gt; &gt; %s", "%s\r", "\u001b[1m%s\u001b[0m", "Dec  1 00:10:29 lab01 tune[4711]: %s",
			"2026-12-01T00:10:29+0100 lab01 tune[4711]: %s", "web-1  | %s", "[ 1234.567890] %s", "out| %s", "        \"%s\",", "# %s", "lab01: %s" })
	void whatStandsAroundAListDoesNotMatter(String around) throws Exception {
		String plain;
		try (InputStream stream = NicTextsTest.class.getResourceAsStream("samples/tools/ethtool-k_veth.txt")) {
			plain = new String(stream.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
		}
		StringBuilder text = new StringBuilder();
		plain.lines().forEach(line -> text.append(String.format(around, line)).append('\n'));
		List<NicState> states = Texts.states(Texts.readText(text.toString()));
		NicState expected = Texts.states(Texts.readText(plain)).get(0);
		assertEquals(1, states.size());
		assertEquals("p1", states.get(0).getNic());
		assertEquals(expected.getFeatures(), states.get(0).getFeatures());
	}

	/** Cut anywhere, a list tells what stands in it and nothing else. */
	@Test
	void cutAnywhereNothingIsInvented() throws Exception {
		String plain;
		try (InputStream stream = NicTextsTest.class.getResourceAsStream("samples/tools/ethtool-k_veth.txt")) {
			plain = new String(stream.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
		}
		NicState whole = Texts.states(Texts.readText(plain)).get(0);
		Random random = new Random(7);
		for (int i = 0; i < 200; i++) {
			int cut = 40 + random.nextInt(plain.length() - 40);
			NicState state = Texts.states(Texts.readText(plain.substring(0, cut))).get(0);
			int lastLine = plain.lastIndexOf('\n', cut - 1);
			String last = plain.substring(lastLine + 1, cut);
			for (Feature feature : state.getFeatures().asList()) {
				if (!last.contains(":")) {
					assertEquals(whole.getFeatures().get(feature.name()).orElseThrow(), feature, "cut at " + cut);
				}
			}
			assertTrue(state.getFeatures().size() <= whole.getFeatures().size());
		}
	}
}
