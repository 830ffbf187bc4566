// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.nicbench.linux.CommandOutput;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.VethPair;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.linux.rtnetlink.Rtnetlink;

class EthtoolParametersTest {

    @Test
    void vethHasNoRingsNoCoalescingNoPauseAndSaysSoWhenSet() throws Exception {
        try (VethPair pair = VethPair.create(); Ethtool ethtool = Ethtool.open(pair.nearNamespace)) {
            String nic = VethPair.NEAR;
            assertEquals(Optional.empty(), ethtool.rings(nic));
            assertEquals(Optional.empty(), ethtool.coalescing(nic));
            assertEquals(Optional.empty(), ethtool.pause(nic));
            assertEquals(Optional.empty(), ethtool.privateFlags(nic));
            assertEquals(Optional.empty(), ethtool.permanentAddress(nic));
            assertNotSupported(() -> ethtool.setRings(nic, new Rings(0, 0, 0, 0, 256, 0, 0, 256)));
            assertNotSupported(() -> ethtool.setCoalescing(nic, new Coalescing(Map.of("rx-usecs", 10L))));
            assertNotSupported(() -> ethtool.setPause(nic, new Pause(false, true, true)));
            assertThrows(UnknownFeatureException.class, () -> ethtool.setPrivateFlags(nic, Map.of("striding", true)));
        }
    }

    @Test
    void vethSpeaksOfItself() throws Exception {
        try (VethPair pair = VethPair.create(); Ethtool ethtool = Ethtool.open(pair.nearNamespace)) {
            DriverInfo driver = ethtool.driverInfo(VethPair.NEAR).orElseThrow();
            assertEquals("veth", driver.driver());
            assertEquals("1.0", driver.version());
            LinkSettings link = ethtool.linkSettings(VethPair.NEAR).orElseThrow();
            assertEquals(OptionalLong.of(10_000_000_000L), link.bitsPerSecond());
            assertEquals("full", link.duplex());
            assertEquals("tp", link.port());
            assertEquals(List.of(), link.supported());
            assertEquals(Optional.of(true), ethtool.linkDetected(VethPair.NEAR));
            assertEquals(pair.far.link(VethPair.FAR).index(),
                    ethtool.statistics(VethPair.NEAR).orElseThrow().get("peer_ifindex"));
        }
    }

    @Test
    void channelsOfVethChangeAndComeBack() throws Exception {
        try (VethPair pair = VethPair.create(); Ethtool ethtool = Ethtool.open(pair.nearNamespace)) {
            Channels before = ethtool.channels(VethPair.NEAR).orElseThrow();
            Assumptions.assumeTrue(before.rxMax() > 1, "the veth has one queue, as the machine has one processor");
            ethtool.setChannels(VethPair.NEAR, before.withCounts(2, 2, 0, 0));
            CommandOutput said = CommandOutput.in(pair.nearNamespace, CommandOutput.find("ethtool"), "-l", VethPair.NEAR);
            assertTrue(said.output().matches("(?s).*Current hardware settings:\\s+RX:\\s+2\\s+TX:\\s+2\\s.*"),
                    said.output());
            ethtool.setChannels(VethPair.NEAR, before);
            assertEquals(Optional.of(before), ethtool.channels(VethPair.NEAR));
            assertThrows(ErrnoException.class,
                    () -> ethtool.setChannels(VethPair.NEAR, before.withCounts(before.rxMax() + 1, 1, 0, 0)));
        }
    }

    @Test
    void loopbackHasNoDriver() throws Exception {
        try (Ethtool ethtool = Ethtool.open()) {
            assertEquals(Optional.empty(), ethtool.driverInfo("lo"));
            assertEquals(Optional.empty(), ethtool.channels("lo"));
            assertEquals(Optional.empty(), ethtool.statistics("lo"));
            assertEquals(Optional.empty(), ethtool.permanentAddress("lo"));
        }
    }

    @Test
    void missingNicIsNamed() throws Exception {
        try (Ethtool ethtool = Ethtool.open()) {
            ethtool.features("lo"); // Reads the names once, with a call of its own.
            ErrnoException failure = assertThrows(ErrnoException.class, () -> ethtool.features("nosuch0"));
            assertTrue(failure.isNoDevice());
            assertEquals("no such device: nosuch0 (SIOCETHTOOL GFEATURES, ENODEV)", failure.getMessage());
            assertTrue(assertThrows(ErrnoException.class, () -> ethtool.rings("nosuch0")).isNoDevice());
            assertTrue(assertThrows(ErrnoException.class, () -> ethtool.features("a-name-too-long-for-linux"))
                    .isNoDevice());
        }
    }

    /** Every NIC of the machine: ethtool's own words for rings, coalescing, driver and statistics. */
    @Test
    void parametersOfTheMachinesNicsAgreeWithEthtool() throws Exception {
        String program = CommandOutput.find("ethtool");
        try (NetworkNamespace here = NetworkNamespace.current(); Rtnetlink links = Rtnetlink.open();
                Ethtool ethtool = Ethtool.open()) {
            for (String nic : links.links().stream().map(Link::name).toList()) {
                Map<String, String> driver = lines(CommandOutput.in(here, program, "-i", nic));
                assertEquals(Optional.ofNullable(driver.get("driver")),
                        ethtool.driverInfo(nic).map(DriverInfo::driver), nic);
                assertEquals(Optional.ofNullable(driver.get("bus-info")), ethtool.driverInfo(nic).map(DriverInfo::bus),
                        nic);
                assertRings(CommandOutput.in(here, program, "-g", nic), ethtool.rings(nic));
                assertCoalescing(CommandOutput.in(here, program, "-c", nic), ethtool.coalescing(nic));
                CommandOutput statistics = CommandOutput.in(here, program, "-S", nic);
                if (statistics.exitCode() == 0) {
                    Map<String, String> said = lines(statistics);
                    said.remove("NIC statistics");
                    assertEquals(said.keySet(), ethtool.statistics(nic).orElseThrow().keySet(), nic);
                }
            }
        }
    }

    private static void assertRings(CommandOutput said, Optional<Rings> rings) {
        assertEquals(said.exitCode() == 0, rings.isPresent(), said.output());
        if (said.exitCode() == 0) {
            Matcher sizes = Pattern.compile("maximums:\\s+RX:\\s+(\\d+).*?TX:\\s+(\\d+).*settings:\\s+RX:\\s+(\\d+)"
                    + ".*?\\bTX:\\s+(\\d+)", Pattern.DOTALL).matcher(said.output());
            assertTrue(sizes.find(), said.output());
            assertEquals(List.of(sizes.group(1), sizes.group(2), sizes.group(3), sizes.group(4)),
                    rings.map(r -> List.of("" + r.rxMax(), "" + r.txMax(), "" + r.rx(), "" + r.tx())).orElseThrow());
        }
    }

    private static void assertCoalescing(CommandOutput said, Optional<Coalescing> coalescing) {
        assertEquals(said.exitCode() == 0, coalescing.isPresent(), said.output());
        if (said.exitCode() == 0) {
            lines(said).forEach((name, value) -> {
                if (Coalescing.NAMES.contains(name) && !value.equals("n/a")) {
                    assertEquals(Long.parseLong(value), coalescing.orElseThrow().value(name), name);
                }
            });
        }
    }

    private static Map<String, String> lines(CommandOutput said) {
        Map<String, String> lines = new LinkedHashMap<>();
        if (said.exitCode() == 0) {
            said.output().lines().map(line -> line.split(":", 2)).filter(parts -> parts.length == 2)
                    .forEach(parts -> lines.put(parts[0].strip(), parts[1].strip()));
        }
        return lines;
    }

    @FunctionalInterface
    private interface Change {
        void run() throws IOException;
    }

    private static void assertNotSupported(Change change) {
        ErrnoException failure = assertThrows(ErrnoException.class, change::run);
        assertTrue(failure.isNotSupported(), failure.getMessage());
    }
}
