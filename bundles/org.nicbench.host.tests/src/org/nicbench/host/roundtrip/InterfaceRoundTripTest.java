// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.roundtrip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Values;

/** The real ip, ifconfig and the kernel's table on NICs made here; the truth is what the kernel answers us over rtnetlink. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class InterfaceRoundTripTest {

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

	private Map<String, Link> links() throws Exception {
		return bench.rtnetlink.links().stream().collect(Collectors.toMap(Link::name, link -> link));
	}

	private static void assertCounters(Link before, Values told, Link after) {
		Map<String, Long> known = new HashMap<>();
		told.asMap().forEach((name, value) -> {
			Long least = before.statistics().get(name);
			if (least != null) {
				assertTrue(least <= value && value <= after.statistics().get(name), before.name() + " " + name + " " + value);
				known.put(name, value);
			}
		});
		assertTrue(known.keySet().containsAll(List.of("rx_bytes", "rx_packets", "rx_errors", "tx_bytes", "tx_packets", "tx_errors", "tx_dropped",
				"collisions")), known::toString);
	}

	@ParameterizedTest
	@ValueSource(strings = { "ip link", "ip -d link", "ip -s link", "ip -d -s -s link show", "ip -d -s -j link", "ip -d -s -s -j -p link", "ip -o -d link",
			"ip addr", "ip -j addr", "ip -d -s addr" })
	void everyInterfaceOfIp(String command) throws Exception {
		Map<String, Link> before = links();
		List<NicState> states = NicCommands.read(bench.run(command.split(" ")));
		Map<String, Link> after = links();
		assertEquals(before.keySet(), states.stream().map(NicState::getNic).collect(Collectors.toSet()));
		assertEquals(before.size(), states.size());
		for (NicState state : states) {
			Link link = before.get(state.getNic());
			assertEquals(link.mtu(), state.getMtu(), link.name());
			assertEquals(link.txQueueLength(), state.getTxQueueLength(), link.name());
			assertEquals(link.address(), state.getLink().get("address"), link.name());
			assertEquals(link.qdisc(), state.getLink().get("qdisc"), link.name());
			assertEquals(link.operationalState(), state.getLink().get("operstate").toLowerCase(java.util.Locale.ROOT).replace("lowerlayerdown", "lower-layer-down"));
			assertEquals(link.isUp() && link.carrier(), state.isLinkUp(), link.name());
			assertEquals(link.masterIndex().isPresent() ? "br" : null, state.getLink().get("master"), link.name());
			if (command.contains("-d")) {
				assertEquals(link.kind().isEmpty() ? null : link.kind(), state.getLink().get("kind"), link.name());
				assertEquals(Integer.toString(link.txQueues()), state.getLink().get("num_tx_queues"), link.name());
				assertEquals(Integer.toString(link.rxQueues()), state.getLink().get("num_rx_queues"), link.name());
				assertEquals(Integer.toString(link.gsoMaxBytes()), state.getLink().get("gso_max_size"), link.name());
				assertEquals(Integer.toString(link.maxMtu()), state.getLink().get("max_mtu"), link.name());
			}
			assertEquals(command.contains("-s"), state.getCounters() != null);
			if (command.contains("-s")) {
				assertCounters(link, state.getCounters(), after.get(link.name()));
			}
		}
	}

	@Test
	void everyInterfaceOfIfconfig() throws Exception {
		Map<String, Link> before = links();
		List<NicState> states = NicCommands.read(bench.run("ifconfig", "-a"));
		Map<String, Link> after = links();
		assertEquals(before.keySet(), states.stream().map(NicState::getNic).collect(Collectors.toSet()));
		for (NicState state : states) {
			Link link = before.get(state.getNic());
			assertEquals(link.mtu(), state.getMtu(), link.name());
			assertEquals(link.txQueueLength(), state.getTxQueueLength(), link.name());
			assertCounters(link, state.getCounters(), after.get(link.name()));
		}
	}

	@Test
	void everyInterfaceOfTheKernelsTable() throws Exception {
		Map<String, Link> before = links();
		List<NicState> states = NicCommands.read(bench.run("cat", "/proc/thread-self/net/dev"));
		Map<String, Link> after = links();
		assertEquals(before.keySet(), states.stream().map(NicState::getNic).collect(Collectors.toSet()));
		for (NicState state : states) {
			assertCounters(before.get(state.getNic()), state.getCounters(), after.get(state.getNic()));
		}
	}
}
