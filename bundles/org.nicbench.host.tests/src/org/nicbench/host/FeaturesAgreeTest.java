// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.nicbench.linux.Tap;
import org.nicbench.model.Nic;
import org.nicbench.model.value.Feature;

/** Every feature and flag of every NIC of the machine, and of fresh virtual ones, is what ethtool prints. */
class FeaturesAgreeTest {

	@Test
	void onEveryNicOfTheMachine() throws Exception {
		try (Host host = HostProvider.thisMachine("here")) {
			List<Nic> nics = host.nics();
			assertFalse(nics.isEmpty());
			for (Nic nic : nics) {
				compare(host, nic.getName());
			}
		}
	}

	@Test
	void onFreshVirtualNicsAndAfterChanges() throws Exception {
		try (VethPair pair = VethPair.make(); Host host = pair.host()) {
			pair.namespace.callIo(() -> {
				Tap.createPersistent("tp");
				return null;
			});
			pair.rtnetlink.createBridge("br");
			for (String nic : List.of("lo", VethPair.NIC, "tp", "br")) {
				compare(host, nic);
			}
			pair.ethtool.setFeatures(VethPair.NIC, Map.of("tx-scatter-gather", false, "rx-gro", true));
			compare(host, VethPair.NIC);
			pair.rtnetlink.delete("tp");
			pair.rtnetlink.delete("br");
		}
	}

	private static void compare(Host host, String nic) throws Exception {
		Map<String, String> ours = new HashMap<>();
		for (Feature feature : host.readState(nic).getFeatures().asList()) {
			String text = feature.active() ? "on" : "off";
			if (feature.isFixed()) {
				text += " [fixed]";
			} else if (feature.active() != feature.wanted()) {
				text += feature.wanted() ? " [requested on]" : " [requested off]";
			}
			ours.put(feature.name(), text);
		}
		assertEquals(new java.util.TreeMap<>(EthtoolText.features(host, nic)), new java.util.TreeMap<>(ours), nic);
	}
}
