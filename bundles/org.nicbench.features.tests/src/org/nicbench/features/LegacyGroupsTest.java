// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;

class LegacyGroupsTest {

	@Test
	void membersOnLinux618AreThoseOfEthtool() {
		FeatureTable table = FeatureTable.valueOf("tx-checksum-ipv4:0001 tx-checksum-ip-generic:1110 tx-checksum-ipv6:0001 "
				+ "tx-checksum-fcoe-crc:0001 tx-checksum-sctp:1110 tx-scatter-gather:1110 tx-scatter-gather-fraglist:1110 "
				+ "tx-tcp-segmentation:1110 tx-tcp-ecn-segmentation:1110 tx-tcp-mangleid-segmentation:1110 "
				+ "tx-tcp6-segmentation:1110 tx-tcp-accecn-segmentation:1110 tx-generic-segmentation:1110 rx-gro:0010 "
				+ "rx-gro-hw:0001 rx-gro-list:0010 tx-udp-segmentation:1110 tx-gre-csum-segmentation:1110");
		assertEquals(List.of("tx-checksum-ipv4", "tx-checksum-ip-generic", "tx-checksum-ipv6", "tx-checksum-fcoe-crc",
				"tx-checksum-sctp"), members("tx", table));
		assertEquals(List.of("tx-scatter-gather", "tx-scatter-gather-fraglist"), members("sg", table));
		assertEquals(List.of("tx-tcp-segmentation", "tx-tcp-ecn-segmentation", "tx-tcp-mangleid-segmentation",
				"tx-tcp6-segmentation", "tx-tcp-accecn-segmentation"), members("tso", table));
		assertEquals(List.of("rx-gro"), members("gro", table));
		assertEquals(List.of("tx-generic-segmentation"), members("gso", table));
		assertEquals(List.of(), members("ufo", table));
	}

	private static List<String> members(String group, FeatureTable table) {
		LegacyGroup found = LegacyGroups.find(group).orElseThrow();
		return table.asList().stream().map(feature -> feature.name()).filter(found::holds).toList();
	}

	@Test
	void aGroupWithOneMemberLeftOnIsMixedThoughEthtoolSaysOn() {
		// sg off on Linux 6.18: accecn alone stays on, and ethtool prints "tcp-segmentation-offload: on".
		FeatureTable table = FeatureTable.valueOf("tx-tcp-segmentation:0110 tx-tcp-ecn-segmentation:0110 "
				+ "tx-tcp-mangleid-segmentation:0110 tx-tcp6-segmentation:0110 tx-tcp-accecn-segmentation:1110");
		assertEquals("mixed", LegacyGroups.of(table).get("tso"));
	}

	@Test
	void fixedOffDoesNotCountAndFixedOnCountsAsOn() {
		FeatureTable table = FeatureTable.valueOf("tx-checksum-ipv4:0001 tx-checksum-ip-generic:1110 rx-checksum:1001 "
				+ "rx-lro:0001 rx-hashing:0--- rx-gro:0010");
		assertEquals("on", LegacyGroups.of(table).get("tx"));
		assertEquals("on", LegacyGroups.of(table).get("rx"));
		assertEquals("na", LegacyGroups.of(table).get("lro"));
		assertEquals("off", LegacyGroups.of(table).get("rxhash"));
		assertEquals("off", LegacyGroups.of(table).get("gro"));
		assertEquals("na", LegacyGroups.of(table).get("ufo"));
	}

	@Test
	void whatATextToldOfAGroupStandsAboveItsMembers() {
		NicState state = NicBenchFactory.eINSTANCE.createNicState();
		state.setGroups(Labels.valueOf("tso=on gso=na"));
		assertEquals("on", LegacyGroups.of(state).get("tso"));
		assertEquals("na", LegacyGroups.of(state).get("gso"));
		assertEquals(null, LegacyGroups.of(state).get("rx"), "nothing was told of it");
	}

	@Test
	void aGroupWithoutMembersIsNaInAWholeListAndNotToldInAPiece() {
		NicState state = NicBenchFactory.eINSTANCE.createNicState();
		assertEquals(Map.of(), LegacyGroups.of(state));
		String piece = "rx-checksum:1110 tx-checksum-ip-generic:1110 tx-scatter-gather:1110 tx-tcp-segmentation:0110 "
				+ "tx-generic-segmentation:0010 rx-gro:1110";
		state.setFeatures(FeatureTable.valueOf(piece));
		assertEquals(List.of("rx", "tx", "sg", "tso", "gso", "gro"), List.copyOf(LegacyGroups.of(state).keySet()));
		state.setFeatures(FeatureTable.valueOf(piece + " rx-lro:0001 rx-vlan-hw-parse:1110 tx-vlan-hw-insert:1110 "
				+ "rx-ntuple-filter:0001 rx-hashing:0001"));
		assertEquals("na", LegacyGroups.of(state).get("ufo"));
		assertEquals("na", LegacyGroups.of(state).get("lro"));
	}

	@Test
	void groupsHaveShortAndLongNamesInTheOrderOfEthtool() {
		assertEquals(List.of("rx", "tx", "sg", "tso", "ufo", "gso", "gro", "lro", "rxvlan", "txvlan", "ntuple", "rxhash"),
				LegacyGroups.all().stream().map(LegacyGroup::shortName).toList());
		assertEquals("tso", LegacyGroups.find("tcp-segmentation-offload").orElseThrow().shortName());
		assertEquals(Optional.of("tso"), LegacyGroups.groupOf("tx-tcp6-segmentation"));
		assertEquals(Optional.empty(), LegacyGroups.groupOf("rx-gro-hw"));
		assertEquals(Optional.empty(), LegacyGroups.groupOf("tx-udp-segmentation"));
	}

	@Test
	void aPatternMatchesPrefixAndSuffixThatDoNotOverlap() {
		LegacyGroup group = new LegacyGroup("x", "x", "ab*ba");
		assertTrue(group.holds("abba"));
		assertFalse(group.holds("aba"));
	}
}
