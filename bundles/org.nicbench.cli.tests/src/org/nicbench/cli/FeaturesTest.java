// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.databind.JsonNode;

/** Every feature and flag of every NIC against {@code ethtool -k}. */
class FeaturesTest {

	@Test
	void everyNicOfThisMachineIsReadAsEthtoolReadsIt() throws Exception {
		List<String> nics = new ArrayList<>();
		Said.by("nics", "--json").json().forEach(nic -> nics.add(nic.path("name").asText()));
		assertFalse(nics.isEmpty());
		for (String nic : nics) {
			compare(nic, nic, "ethtool", "-k", nic);
		}
	}

	@Test
	void aFreshVethIsReadAsEthtoolReadsIt() throws Exception {
		assumeTrue("root".equals(System.getProperty("user.name")), "needs root to make a namespace");
		String namespace = "nbt-features-" + ProcessHandle.current().pid();
		assertEquals(0, Said.program("ip", "netns", "add", namespace).exitCode());
		try {
			Said.program("ip", "-n", namespace, "link", "add", "p1", "type", "veth", "peer", "name", "p2");
			compare("ns:" + namespace + ":p1", "p1", "ip", "netns", "exec", namespace, "ethtool", "-k", "p1");
			Said.program("ip", "netns", "exec", namespace, "ethtool", "-K", "p1", "sg", "off");
			compare("ns:" + namespace + ":p1", "p1", "ip", "netns", "exec", namespace, "ethtool", "-k", "p1");
		} finally {
			Said.program("ip", "netns", "delete", namespace);
		}
	}

	private static void compare(String named, String nic, String... ethtool) throws Exception {
		Said truth = Said.program(ethtool);
		assertEquals(0, truth.exitCode(), truth.out());
		Map<String, String> expected = new TreeMap<>();
		EthtoolTruth.parse(truth.out()).forEach((name, flags) -> expected.put(name,
				"active=" + flags.active() + " fixed=" + flags.fixed() + (flags.fixed() ? "" : " wanted=" + flags.wanted())));
		Said said = Said.by("features", named, "--json");
		assertEquals(0, said.exitCode(), said.err());
		JsonNode json = said.json();
		assertEquals(nic, json.path("nic").asText());
		Map<String, String> actual = new TreeMap<>();
		json.path("features").forEach(feature -> {
			boolean fixed = feature.path("fixed").asBoolean();
			assertEquals(!fixed, feature.path("changeable").asBoolean());
			actual.put(feature.path("name").asText(), "active=" + feature.path("active").asBoolean() + " fixed=" + fixed
					+ (fixed ? "" : " wanted=" + feature.path("wanted").asBoolean()));
		});
		assertEquals(expected, actual, nic);
	}
}
