// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.VethPair;

/** What a veth does with requests, as observed with ethtool -K on the same kernel. */
class VethFeaturesTest {

    private static final String NIC = VethPair.NEAR;
    private static final Set<String> TSO = Set.of("tx-tcp-segmentation", "tx-tcp-ecn-segmentation",
            "tx-tcp-mangleid-segmentation", "tx-tcp6-segmentation");

    private VethPair pair;
    private Ethtool ethtool;

    @BeforeEach
    void open() throws IOException {
        pair = VethPair.create();
        ethtool = Ethtool.open(pair.nearNamespace);
    }

    @AfterEach
    void close() throws IOException {
        if (pair != null) {
            ethtool.close();
            pair.close();
        }
    }

    @Test
    void groIsOffAndSegmentationOnByDefault() throws Exception {
        FeatureBits bits = ethtool.features(NIC);
        assertFalse(bits.isActive("rx-gro"));
        assertFalse(bits.isFixed("rx-gro"));
        assertTrue(bits.isActive("tx-tcp-segmentation"));
        assertTrue(bits.isActive("tx-generic-segmentation"));
        assertTrue(bits.isFixed("rx-lro"));
        assertTrue(bits.isNeverChanged("vlan-challenged"));
        assertFalse(bits.changeable().contains("vlan-challenged"));
    }

    @Test
    void gsoAndGroChangeAloneAndAreConfirmed() throws Exception {
        for (String feature : List.of("tx-generic-segmentation", "rx-gro", "rx-checksum")) {
            boolean wish = !ethtool.features(NIC).isActive(feature);
            FeatureBits before = ethtool.features(NIC);
            assertEquals(0, ethtool.setFeatures(NIC, Map.of(feature, wish)).flags());
            assertEquals(Set.of(feature), changed(before, ethtool.features(NIC)));
            assertEquals(0, ethtool.setFeatures(NIC, Map.of(feature, wish)).flags(), "asked a second time");
            ethtool.setFeatures(NIC, Map.of(feature, !wish));
            assertEquals(before, ethtool.features(NIC));
        }
    }

    @Test
    void withoutChecksumTsoFallsAndIsStillWished() throws Exception {
        FeatureBits before = ethtool.features(NIC);
        ethtool.setFeatures(NIC, Map.of("tx-checksum-ip-generic", false, "tx-checksum-sctp", false));
        FeatureBits after = ethtool.features(NIC);
        Set<String> fallen = new TreeSet<>(TSO);
        fallen.addAll(Set.of("tx-udp-segmentation", "tx-checksum-ip-generic", "tx-checksum-sctp"));
        assertEquals(fallen, changed(before, after));
        assertTrue(TSO.stream().allMatch(after::isRequested));
        assertTrue(after.isActive("tx-generic-segmentation"));
        assertTrue(after.isActive("tx-scatter-gather"));

        ethtool.setFeatures(NIC, Map.of("tx-checksum-ip-generic", true, "tx-checksum-sctp", true));
        assertEquals(before, ethtool.features(NIC));
    }

    @Test
    void withoutScatterGatherGsoFalls() throws Exception {
        FeatureBits before = ethtool.features(NIC);
        ethtool.setFeatures(NIC, Map.of("tx-scatter-gather", false, "tx-scatter-gather-fraglist", false));
        Set<String> fallen = new TreeSet<>(TSO);
        fallen.addAll(Set.of("tx-generic-segmentation", "tx-scatter-gather", "tx-scatter-gather-fraglist"));
        assertEquals(fallen, changed(before, ethtool.features(NIC)));
    }

    @Test
    void tsoWithoutScatterGatherIsAWish() throws Exception {
        ethtool.setFeatures(NIC, Map.of("tx-scatter-gather", false, "tx-tcp-segmentation", false));
        SetFeaturesResult result = ethtool.setFeatures(NIC, Map.of("tx-tcp-segmentation", true));
        assertTrue(result.wish());
        assertFalse(result.unsupported());
        FeatureBits bits = ethtool.features(NIC);
        assertTrue(bits.isRequested("tx-tcp-segmentation"));
        assertFalse(bits.isActive("tx-tcp-segmentation"));
    }

    @Test
    void fixedFeatureIsSkippedAndTheOthersApplied() throws Exception {
        SetFeaturesResult result = ethtool.setFeatures(NIC, Map.of("rx-lro", true, "rx-gro", true));
        assertTrue(result.unsupported());
        FeatureBits bits = ethtool.features(NIC);
        assertTrue(bits.isActive("rx-gro"));
        assertFalse(bits.isActive("rx-lro"));
    }

    @Test
    void neverChangedFeatureSpoilsTheWholeRequest() throws Exception {
        FeatureBits before = ethtool.features(NIC);
        ErrnoException failure = assertThrows(ErrnoException.class,
                () -> ethtool.setFeatures(NIC, Map.of("vlan-challenged", true, "rx-gro", true)));
        assertTrue(failure.isInvalid());
        assertEquals(before, ethtool.features(NIC));
    }

    @Test
    void unknownFeatureSpoilsTheWholeRequest() throws Exception {
        FeatureBits before = ethtool.features(NIC);
        UnknownFeatureException failure = assertThrows(UnknownFeatureException.class,
                () -> ethtool.setFeatures(NIC, Map.of("rx-gro", true, "no-such", true)));
        assertEquals(List.of("no-such"), failure.features());
        assertEquals("no such feature in this kernel: no-such (near)", failure.getMessage());
        assertEquals(before, ethtool.features(NIC));
    }

    @Test
    void everyChangeableFeatureGoesOffAndComesBackInOneCallEach() throws Exception {
        FeatureBits before = ethtool.features(NIC);
        Map<String, Boolean> off = before.changeable().stream().collect(Collectors.toMap(name -> name, name -> false));
        ethtool.setFeatures(NIC, off);
        FeatureBits dark = ethtool.features(NIC);
        assertTrue(before.changeable().stream().noneMatch(dark::isActive), dark::toString);
        ethtool.setFeatures(NIC,
                before.changeable().stream().collect(Collectors.toMap(name -> name, before::isRequested)));
        assertEquals(before, ethtool.features(NIC));
    }

    private static Set<String> changed(FeatureBits before, FeatureBits after) {
        return before.names().stream().filter(name -> !name.isEmpty())
                .filter(name -> before.isActive(name) != after.isActive(name))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
