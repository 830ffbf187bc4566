// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.nicbench.model.value.FeatureTable;

/** The rules that were seen at work on Linux 6.18, and one that only its source tells. */
class CoreRulesTest {

	@Test
	void segmentationNeedsScatterGather() {
		FeatureTable table = FeatureTable.valueOf("tx-scatter-gather:0010 tx-checksum-ip-generic:1110 "
				+ "tx-tcp-segmentation:0110 tx-generic-segmentation:0110");
		assertEquals(Optional.of("needs tx-scatter-gather, which is off (rule R2)"),
				CoreRules.whyOff("tx-tcp-segmentation", table));
		assertEquals(Optional.of("needs tx-scatter-gather, which is off (rule R7)"),
				CoreRules.whyOff("tx-generic-segmentation", table));
	}

	@Test
	void onlyTheChecksumThatTheNicOffersIsNamed() {
		FeatureTable veth = FeatureTable.valueOf("tx-scatter-gather:1110 tx-checksum-ip-generic:0010 tx-checksum-ipv4:0001 "
				+ "tx-checksum-ipv6:0001 tx-tcp6-segmentation:0110 tx-udp-segmentation:0110");
		assertEquals(Optional.of("needs tx-checksum-ip-generic, which is off (rule R4)"),
				CoreRules.whyOff("tx-tcp6-segmentation", veth));
		assertEquals(Optional.of("needs tx-checksum-ip-generic, which is off (rule R13)"),
				CoreRules.whyOff("tx-udp-segmentation", veth));
		FeatureTable both = FeatureTable.valueOf("tx-checksum-ip-generic:0010 tx-checksum-ipv4:1110 tx-checksum-ipv6:0010 "
				+ "tx-udp-segmentation:0110");
		assertEquals(Optional.of("needs one of tx-checksum-ip-generic / tx-checksum-ipv4 + tx-checksum-ipv6, which are off (rule R13)"),
				CoreRules.whyOff("tx-udp-segmentation", both));
	}

	@Test
	void lroGivesWayToHardwareGro() {
		FeatureTable table = FeatureTable.valueOf("rx-lro:0110 rx-gro-hw:1110 rx-checksum:1110 rx-fcs:0010");
		assertEquals(Optional.of("excluded by rx-gro-hw, which is on (rule R11)"), CoreRules.whyOff("rx-lro", table));
	}

	@Test
	void nothingIsMadeUpWhereTheCoreHasNoReason() {
		FeatureTable table = FeatureTable.valueOf("rx-gro:0010 tx-tcp-segmentation:0010 tx-scatter-gather:1110 "
				+ "tx-checksum-ip-generic:1110");
		assertEquals(Optional.empty(), CoreRules.whyOff("rx-gro", table));
		assertEquals(Optional.empty(), CoreRules.whyOff("tx-tcp-segmentation", table));
	}
}
