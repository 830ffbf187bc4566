// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Switch;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.FeatureTable;

class SelectorsTest {

	private static final FeatureTable VETH = FeatureTable.valueOf("tx-checksum-ipv4:0001 tx-checksum-ip-generic:1110 "
			+ "tx-checksum-sctp:1110 tx-scatter-gather:1110 tx-tcp-segmentation:1110 tx-tcp6-segmentation:1110 rx-lro:0001 "
			+ "rx-gro:0010 loopback:0001");

	@Test
	void aGroupMeansItsChangeableMembersByEitherName() throws ProblemException {
		assertEquals(List.of("tx-checksum-ip-generic", "tx-checksum-sctp"), Selectors.expand("tx", VETH));
		assertEquals(List.of("tx-tcp-segmentation", "tx-tcp6-segmentation"),
				Selectors.expand("tcp-segmentation-offload", VETH));
	}

	@Test
	void aGroupWithFixedMembersOnlyMeansThose() throws ProblemException {
		assertEquals(List.of("rx-lro"), Selectors.expand("lro", VETH));
		FeatureTable loopback = FeatureTable.valueOf("tx-checksum-ipv4:0001 tx-checksum-ip-generic:1001");
		assertEquals(List.of("tx-checksum-ip-generic"), Selectors.expand("tx", loopback));
	}

	@Test
	void kernelNamesOfThisAndOtherKernelsAreTaken() throws ProblemException {
		assertEquals(List.of("loopback"), Selectors.expand("loopback", VETH));
		assertEquals(List.of("tx-lockless"), Selectors.expand("tx-lockless", VETH));
	}

	@Test
	void anUnknownNameIsRefusedWithNearOnes() {
		ProblemException problem = assertThrows(ProblemException.class, () -> Selectors.expand("tx-tcp-segmentatoin", VETH));
		assertEquals(ProblemKind.USAGE, problem.kind());
		assertTrue(problem.getMessage().contains("\"tx-tcp-segmentatoin\""), problem.getMessage());
		assertTrue(problem.getMessage().contains("did you mean tx-tcp-segmentation"), problem.getMessage());
		assertFalse(problem.getMessage().contains("\n"));
	}

	@Test
	void theProfileIsNamed() {
		OffloadProfile profile = profile(Map.of("tsoo", Switch.ON));
		ProblemException problem = assertThrows(ProblemException.class, () -> Selectors.check(profile));
		assertTrue(problem.getMessage().startsWith("profile test: unknown feature or group \"tsoo\""), problem.getMessage());
		assertTrue(problem.getMessage().contains("tso"), problem.getMessage());
	}

	@Test
	void laterSettingsOverrideEarlierOnes() throws ProblemException {
		OffloadProfile profile = profile(Map.of("tso", Switch.ON));
		add(profile, "tx-tcp6-segmentation", Switch.OFF);
		add(profile, "gro", Switch.ON);
		add(profile, "gro", Switch.DRIVER_DEFAULT);
		assertEquals(Map.of("tx-tcp-segmentation", Switch.ON, "tx-tcp6-segmentation", Switch.OFF),
				Selectors.expand(profile, VETH));
	}

	@Test
	void aGroupThatThisKernelHasNoMembersOfStandsUnderItsOwnName() throws ProblemException {
		assertEquals(Map.of("ufo", Switch.ON), Selectors.expand(profile(Map.of("ufo", Switch.ON)), VETH));
	}

	@Test
	void everyPresetIsUnderstoodAndAnUnknownOneRefused() throws ProblemException {
		for (String id : Presets.ids()) {
			Selectors.check(Presets.create(id));
		}
		Map<String, Switch> asked = Selectors.expand(Presets.create("tso-gso-gro-off"), VETH);
		assertEquals(Switch.OFF, asked.get("tx-tcp-segmentation"));
		assertEquals(Switch.OFF, asked.get("rx-gro"));
		assertEquals(Switch.ON, asked.get("tx-scatter-gather"));
		ProblemException problem = assertThrows(ProblemException.class, () -> Presets.create("all"));
		assertTrue(problem.getMessage().contains("all-on"), problem.getMessage());
	}

	private static OffloadProfile profile(Map<String, Switch> settings) {
		OffloadProfile profile = NicBenchFactory.eINSTANCE.createOffloadProfile();
		profile.setName("test");
		settings.forEach((selector, value) -> add(profile, selector, value));
		return profile;
	}

	private static void add(OffloadProfile profile, String selector, Switch value) {
		FeatureSetting setting = NicBenchFactory.eINSTANCE.createFeatureSetting();
		setting.setSelector(selector);
		setting.setValue(value);
		profile.getSettings().add(setting);
	}
}
