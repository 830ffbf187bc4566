// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.nicbench.model.value.Values;

class ByteCheckTest {

	private static Values nic(long bytes, long packets) {
		return Values.valueOf("rx_bytes=" + bytes + " rx_packets=" + packets);
	}

	/** A full Ethernet frame of MTU 1500 is 1514 bytes long and carries 1448 bytes of TCP payload (with timestamps). */
	@Test
	void headersAreTakenOff() {
		assertEquals(1_448_000, ByteCheck.payloadBytes(nic(1_514_000, 1000), false));
		assertEquals(1_428_000, ByteCheck.payloadBytes(nic(1_514_000, 1000), true));
		assertEquals(65_160 * 10, ByteCheck.payloadBytes(nic(65_226 * 10, 10), false));
	}

	@Test
	void agreementIsQuiet() {
		assertEquals(Optional.empty(), ByteCheck.disagreement(1_448_000_000, 2, nic(1_514_000_000, 1_000_000), 2, false, 0));
		assertEquals(Optional.empty(), ByteCheck.disagreement(1_500_000_000, 2, nic(1_514_000_000, 1_000_000), 2, false, 0));
	}

	@Test
	void aLongerWindowOfTheNicIsAllowedFor() {
		assertEquals(Optional.empty(),
				ByteCheck.disagreement(1_448_000_000, 2, nic(1_665_400_000, 1_100_000), 2.2, false, 0));
		assertTrue(ByteCheck.disagreement(1_448_000_000, 2, nic(1_665_400_000, 1_100_000), 2, false, 0).isPresent());
	}

	@Test
	void missingBytesAreTold() {
		String text = ByteCheck.disagreement(1_448_000_000, 2, nic(66_000, 1000), 2, false, 0).orElseThrow();
		assertEquals("the tool reports 1448000000 bytes, but only 0 bytes of payload came in by the NIC: "
				+ "the traffic took another way", text);
	}

	@Test
	void bytesOfOthersAreToldButNotThoseSentAgain() {
		Values nic = nic(2_271_000_000L, 1_500_000);
		assertTrue(ByteCheck.disagreement(1_448_000_000, 2, nic, 2, false, 0).orElseThrow().contains("others used it too"));
		assertEquals(Optional.empty(), ByteCheck.disagreement(1_448_000_000, 2, nic, 2, false, 724_000_000));
	}

	@Test
	void withoutCountersNothingIsSaid() {
		assertEquals(Optional.empty(), ByteCheck.disagreement(1_448_000_000, 2, Values.NONE, 2, false, 0));
	}
}
