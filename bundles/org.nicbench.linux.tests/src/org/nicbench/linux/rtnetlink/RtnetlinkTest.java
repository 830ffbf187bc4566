// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nicbench.linux.CommandOutput;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.VethPair;
import org.nicbench.linux.proc.NetDev;

/** Changes made here are read back with ip(8) or from /proc, and the other way round. */
class RtnetlinkTest {

    private static final String NIC = VethPair.NEAR;

    private VethPair pair;
    private Rtnetlink links;

    @BeforeEach
    void open() throws IOException {
        pair = VethPair.create();
        links = pair.near;
    }

    @AfterEach
    void close() throws IOException {
        if (pair != null) {
            pair.close();
        }
    }

    @Test
    void linksOfTheMachineAreThoseOfIp() throws Exception {
        try (NetworkNamespace here = NetworkNamespace.current(); Rtnetlink machine = Rtnetlink.open()) {
            assertLinks(here, machine);
            assertLinks(pair.nearNamespace, links);
        }
    }

    private static void assertLinks(NetworkNamespace namespace, Rtnetlink netlink) throws Exception {
        // 2: near@if2: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu 1500 qdisc noqueue state UP ... qlen 1000\    link/ether ...
        List<String> said = ip(namespace, "-o", "link", "show").output().lines()
                .map(line -> line.replaceFirst("@[^:]*:", ":")).toList();
        List<Link> ours = netlink.links();
        assertEquals(said.size(), ours.size());
        for (int i = 0; i < ours.size(); i++) {
            Link link = ours.get(i);
            String line = said.get(i);
            assertTrue(line.startsWith(link.index() + ": " + link.name() + ": "), line);
            assertTrue(line.contains(" mtu " + link.mtu() + " "), line);
            assertTrue(line.contains(" state " + link.operationalState().toUpperCase().replace("-", "") + " "), line);
            assertTrue(line.contains(" qlen " + link.txQueueLength()), line);
            assertTrue(line.contains(" qdisc " + link.qdisc() + " "), line);
            assertTrue(line.contains(" " + link.address() + " "), line);
            assertEquals(line.matches("[^<]*<([^>]*,)?UP[,>].*"), link.isUp(), line);
            assertEquals(line.contains("LOWER_UP"), link.isLowerUp(), line);
            assertEquals(link.index(), netlink.link(link.name()).index());
        }
    }

    @Test
    void mtuQueueLengthAndAddressAreSet() throws Exception {
        links.setMtu(NIC, 9000);
        links.setTxQueueLength(NIC, 77);
        links.setAddress(NIC, "02:00:00:00:00:77");
        String said = ip(pair.nearNamespace, "-o", "link", "show", NIC).output();
        assertTrue(said.contains(" mtu 9000 "), said);
        assertTrue(said.contains(" qlen 77"), said);
        assertTrue(said.contains("link/ether 02:00:00:00:00:77 "), said);
        Link link = links.link(NIC);
        assertEquals(List.of(9000, 77, "02:00:00:00:00:77", "veth"),
                List.of(link.mtu(), link.txQueueLength(), link.address(), link.kind()));
    }

    @Test
    void impossibleMtuIsRefusedWithTheKernelsReason() throws Exception {
        ErrnoException failure = assertThrows(ErrnoException.class, () -> links.setMtu(NIC, 70_000));
        assertTrue(failure.isInvalid());
        assertEquals("mtu greater than device maximum", failure.kernelWords());
        assertEquals(1500, links.link(NIC).mtu());
    }

    @Test
    void carrierFollowsThePeer() throws Exception {
        assertTrue(links.link(NIC).isUp());
        assertTrue(links.link(NIC).carrier());
        assertEquals(pair.far.link(VethPair.FAR).index(), links.link(NIC).lowerIndex().orElseThrow());
        pair.far.setDown(VethPair.FAR);
        assertTrue(links.link(NIC).isUp());
        assertFalse(links.link(NIC).carrier());
        assertFalse(links.link(NIC).isLowerUp());
        links.setDown(NIC);
        assertFalse(links.link(NIC).isUp());
    }

    @Test
    void countersAreThoseOfProcNetDev() throws Exception {
        NetDev counters = pair.nearNamespace.call(NetDev::read).get("lo");
        assertEquals(0, counters.rxBytes());
        pair.nearNamespace.call(() -> {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.send(new DatagramPacket(new byte[1000], 1000, InetAddress.getByName("127.0.0.1"), 9));
            }
            return null;
        });
        Link lo = links.link("lo");
        NetDev after = pair.nearNamespace.call(NetDev::read).get("lo");
        assertTrue(after.rxBytes() >= 1028, after::toString);
        assertEquals(List.of(after.rxBytes(), after.txBytes(), after.rxPackets(), after.txPackets()),
                IntStream.range(0, 4).mapToObj(i -> lo.statistics()
                        .get(List.of("rx_bytes", "tx_bytes", "rx_packets", "tx_packets").get(i))).toList());
    }

    @Test
    void vethInOneNamespaceIsRenamedMovedAndDeleted() throws Exception {
        links.createVeth("va", "vb");
        links.rename("va", "renamed");
        assertEquals(Optional.empty(), links.find("va"));
        links.moveToNamespace("vb", pair.farNamespace);
        assertEquals(Optional.empty(), links.find("vb"));
        assertEquals("veth", pair.far.link("vb").kind());
        links.delete("renamed");
        assertEquals(Optional.empty(), pair.far.find("vb"));
    }

    @Test
    void bridgeTakesAndReleasesPorts() throws Exception {
        links.createBridge("bridge0");
        links.setMaster(NIC, "bridge0");
        assertEquals(OptionalInt.of(links.link("bridge0").index()), links.link(NIC).masterIndex());
        assertEquals("bridge", links.link("bridge0").kind());
        links.clearMaster(NIC);
        assertEquals(OptionalInt.empty(), links.link(NIC).masterIndex());
        links.delete("bridge0");
    }

    @Test
    void addressesComeAndGo() throws Exception {
        InetAddress ipv6 = InetAddress.getByName("fd00:71::1");
        links.addAddress(NIC, ipv6, 64);
        String said = ip(pair.nearNamespace, "-o", "addr", "show", NIC).output();
        assertTrue(said.contains("inet 10.71.0.1/24 "), said);
        assertTrue(said.contains("inet6 fd00:71::1/64 "), said);
        assertFalse(said.contains("fd00:71::1/64 scope global tentative"), said);
        int index = links.link(NIC).index();
        assertTrue(links.addresses(NIC).containsAll(
                List.of(new Address(index, pair.nearAddress, 24), new Address(index, ipv6, 64))));
        assertTrue(assertThrows(ErrnoException.class, () -> links.addAddress(NIC, ipv6, 64)).isAlreadyThere());
        links.deleteAddress(NIC, ipv6, 64);
        assertFalse(links.addresses(NIC).contains(new Address(index, ipv6, 64)));
    }

    @Test
    void defaultRoutesOfBothFamiliesNameTheirInterface() throws Exception {
        assertEquals(Set.of(), links.defaultRouteInterfaces());
        links.addDefaultRoute(pair.farAddress, NIC);
        assertEquals(Set.of(NIC), links.defaultRouteInterfaces());
        String said = ip(pair.nearNamespace, "route", "show", "default").output();
        assertTrue(said.startsWith("default via 10.71.0.2 dev near"), said);

        pair.far.addAddress(VethPair.FAR, InetAddress.getByName("fd00:71::2"), 64);
        pair.far.addDefaultRoute(InetAddress.getByName("fd00:71::1"), VethPair.FAR);
        assertEquals(Set.of(VethPair.FAR), pair.far.defaultRouteInterfaces());
    }

    @Test
    void defaultRouteOverSeveralLinksNamesAll() throws Exception {
        links.createVeth("va", "vb");
        links.setUp("va");
        links.addAddress("va", InetAddress.getByName("10.72.0.1"), 24);
        links.setUp("vb");
        CommandOutput added = ip(pair.nearNamespace, "route", "add", "default", "nexthop", "via", "10.71.0.2",
                "nexthop", "via", "10.72.0.2");
        assertEquals(0, added.exitCode(), added.output());
        assertEquals(Set.of(NIC, "va"), links.defaultRouteInterfaces());
    }

    @Test
    void routesLeadToAnInterface() throws Exception {
        InetAddress elsewhere = InetAddress.getByName("10.99.0.5");
        assertEquals(Optional.of(NIC), links.interfaceTowards(pair.farAddress));
        assertEquals(Optional.empty(), links.interfaceTowards(elsewhere));
        links.addRoute(InetAddress.getByName("10.99.0.0"), 16, Optional.of(pair.farAddress), NIC);
        assertEquals(Optional.of(NIC), links.interfaceTowards(elsewhere));
        assertEquals(Set.of(), links.defaultRouteInterfaces());
    }

    @Test
    void defaultRouteOfTheMachineIsThatOfIp() throws Exception {
        try (NetworkNamespace here = NetworkNamespace.current(); Rtnetlink machine = Rtnetlink.open()) {
            Set<String> said = ip(here, "route", "show", "default").output().lines()
                    .map(line -> line.replaceFirst(".* dev (\\S+).*", "$1")).collect(Collectors.toSet());
            assertTrue(machine.defaultRouteInterfaces().containsAll(said));
        }
    }

    @Test
    void manyLinksArriveInSeveralPartsOfADump() throws Exception {
        for (int i = 0; i < 60; i++) {
            links.createVeth("a" + i, "b" + i);
        }
        List<String> names = links.links().stream().map(Link::name).toList();
        assertEquals(122, names.size());
        assertTrue(IntStream.range(0, 60).allMatch(i -> names.contains("a" + i) && names.contains("b" + i)));
    }

    @Test
    void whatIsNotThereOrTakenIsNamed() {
        ErrnoException failure = assertThrows(ErrnoException.class, () -> links.setUp("nosuch0"));
        assertEquals("no such device: nosuch0 (RTM_GETLINK, ENODEV)", failure.getMessage());
        assertTrue(assertThrows(ErrnoException.class, () -> links.delete("nosuch0")).isNoDevice());
        assertTrue(assertThrows(ErrnoException.class, () -> links.createVeth(NIC, "other")).isAlreadyThere());
        assertTrue(assertThrows(ErrnoException.class, () -> links.createBridge("a-name-too-long-for-linux")).isInvalid());
        assertThrows(ErrnoException.class, () -> links.delete("lo"));
    }

    private static CommandOutput ip(NetworkNamespace namespace, String... arguments) throws Exception {
        String[] command = new String[arguments.length + 1];
        command[0] = CommandOutput.find("ip");
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        return CommandOutput.in(namespace, command);
    }
}
