// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nicbench.linux.CommandOutput;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.Tap;
import org.nicbench.linux.VethPair;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.linux.rtnetlink.Rtnetlink;

/** The program ethtool, which asks the kernel through generic netlink, is the judge of what the ioctl gave. */
class FeaturesAgreeWithEthtoolTest {

    @Test
    void everyFeatureAndFlagOfEveryNicOfTheMachine() throws Exception {
        try (NetworkNamespace here = NetworkNamespace.current(); Rtnetlink links = Rtnetlink.open()) {
            List<String> nics = links.links().stream().map(Link::name).toList();
            assertFalse(nics.isEmpty());
            for (String nic : nics) {
                assertAgree(here, nic);
            }
        }
    }

    @Test
    void everyFeatureAndFlagOfAFreshVeth() throws Exception {
        try (VethPair pair = VethPair.create()) {
            assertAgree(pair.nearNamespace, VethPair.NEAR);
            assertAgree(pair.farNamespace, VethPair.FAR);
        }
    }

    @Test
    void wishesThatAreNotMetAreMarkedAlike() throws Exception {
        try (VethPair pair = VethPair.create(); Ethtool ethtool = Ethtool.open(pair.nearNamespace)) {
            ethtool.setFeatures(VethPair.NEAR, Map.of("tx-scatter-gather", false, "tx-checksum-ip-generic", false));
            EthtoolText text = assertAgree(pair.nearNamespace, VethPair.NEAR);
            assertEquals(new EthtoolText.Entry(false, false, true), text.features().get("tx-tcp-segmentation"));
        }
    }

    @Test
    void bridgeAndTapWithOffloads() throws Exception {
        try (VethPair pair = VethPair.create();
                Tap tap = pair.nearNamespace.call(() -> Tap.openWithOffloads("tap0"))) {
            pair.near.createBridge("bridge0");
            assertAgree(pair.nearNamespace, "bridge0");
            EthtoolText text = assertAgree(pair.nearNamespace, tap.name());
            assertEquals(new EthtoolText.Entry(true, false, null), text.features().get("tx-tcp-segmentation"));
        }
    }

    private static EthtoolText assertAgree(NetworkNamespace namespace, String nic) throws Exception {
        CommandOutput said = CommandOutput.in(namespace, CommandOutput.find("ethtool"), "-k", nic);
        assertEquals(0, said.exitCode(), said.output());
        EthtoolText text = EthtoolText.parse(said.output());
        try (Ethtool ethtool = Ethtool.open(namespace)) {
            EthtoolText ours = EthtoolText.of(ethtool.features(nic), text);
            assertEquals(text.features(), ours.features(), nic);
            assertEquals(text.groups(), ours.groups(), nic);
        }
        return text;
    }
}
