// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Parsers on text recorded on a machine with two processors, USER_HZ 100. */
class ProcTextTest {

    private static final double TOLERANCE_SECONDS = 1e-9;

    private static String recorded(String name) throws IOException {
        try (InputStream in = ProcTextTest.class.getResourceAsStream("resources/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void processorTimes() throws Exception {
        ProcStat stat = ProcStat.parse(recorded("proc-stat.txt"), 100);
        assertEquals(536.59, stat.total().userSeconds(), TOLERANCE_SECONDS);
        assertEquals(Set.of(0, 1), stat.processors().keySet());
        CpuTimes second = stat.processors().get(1);
        assertEquals(new CpuTimes(277.78, 58.5, 439.47, 2457.44, 21.88, 0, 253.76, 0.92, 0, 0), second);
        assertEquals(277.78 + 58.5 + 439.47 + 253.76, second.busySeconds(), TOLERANCE_SECONDS);
        assertEquals(277.78 + 58.5 + 439.47 + 253.76 + 2457.44 + 21.88 + 0.92, second.totalSeconds(),
                TOLERANCE_SECONDS);
        CpuTimes none = second.since(second);
        assertEquals(0, none.totalSeconds());
        assertThrows(IllegalArgumentException.class, () -> ProcStat.parse("intr 1 2 3\n", 100));
    }

    @Test
    void softirqs() throws Exception {
        Softirqs softirqs = Softirqs.parse(recorded("proc-softirqs.txt"));
        assertEquals(List.of(0, 1), softirqs.processors());
        assertEquals(List.of(29794571L, 29537018L), softirqs.counts().get("NET_RX"));
        assertEquals(3181617L + 2992119L, softirqs.total("NET_TX"));
        assertEquals(10, softirqs.counts().size());
        assertEquals(0, softirqs.total("NO_SUCH"));
    }

    @Test
    void receivePathOfEachProcessor() throws Exception {
        assertEquals(List.of(new SoftnetStat(0, 0x0744d5e9L, 0, 0x1e, 0, 0),
                new SoftnetStat(1, 0x05df71c3L, 0x42, 0xe, 0, 0)),
                SoftnetStat.parse(recorded("proc-net-softnet-stat.txt")));
    }

    @Test
    void countersOfInterfaces() throws Exception {
        Map<String, NetDev> interfaces = NetDev.parse(recorded("proc-net-dev.txt"));
        assertEquals(Map.of("lo", new NetDev(88, 1, 0, 0, 88, 1, 0, 0),
                "p1", new NetDev(18519095855L, 16372089, 0, 9, 134044950182L, 79883600, 0, 57)), interfaces);
    }

    @Test
    void countersOfProtocols() throws Exception {
        NetCounters snmp = NetCounters.parse(recorded("proc-net-snmp.txt"));
        assertEquals(Set.of("Ip", "Icmp", "IcmpMsg", "Tcp", "Udp", "UdpLite"), snmp.groups().keySet());
        assertEquals(16372077, snmp.group("Ip").get("InReceives"));
        assertEquals(-1, snmp.group("Tcp").get("MaxConn"));
        NetCounters netstat = NetCounters.parse(recorded("proc-net-netstat.txt"));
        assertEquals(1137, netstat.tcp().get("TCPAckCompressed"));
        assertEquals(1661973, netstat.group("TcpExt").get("TCPFastRetrans"));
        assertTrue(netstat.groups().containsKey("IpExt"));
        assertThrows(IllegalArgumentException.class, () -> NetCounters.parse("Tcp: A B\nTcp: 1\n"));
    }

    @Test
    void timesOfAProcess() throws Exception {
        PidStat cat = PidStat.parse(recorded("proc-pid-stat.txt"), 100);
        assertEquals(new PidStat(28748, "cat", 'R', 28146, 0, 0, 0, 0, 1, 360804, 1), cat);
        PidStat odd = PidStat.parse("7 (a) b (c) S 1 7 7 0 -1 0 0 0 0 0 150 25 3 4 20 0 9 0 42 0 0 0 0 0 0 0 0 0 0 0 0 0 0"
                + " 0 17 3 0", 100);
        assertEquals("a) b (c", odd.command());
        assertEquals(1.75, odd.cpuSeconds(), TOLERANCE_SECONDS);
        assertEquals(List.of(9, 42L, 3), List.of(odd.threads(), odd.startTicks(), odd.processor()));
        assertThrows(IllegalArgumentException.class, () -> PidStat.parse("nonsense", 100));
    }

    @Test
    void machine() {
        assertEquals(Optional.of("AMD EPYC 7B13"),
                Machine.parseProcessorModel("processor\t: 0\nmodel\t\t: 1\nmodel name\t: AMD EPYC 7B13\n"));
        assertEquals(Optional.empty(), Machine.parseProcessorModel("processor\t: 0\nBogoMIPS\t: 50.00\n"));
        assertEquals(16393244L * 1024, Machine.parseMemoryBytes("MemTotal:       16393244 kB\nMemFree: 1 kB\n"));
        assertEquals(0.52, Machine.parseLoadOfLastMinute("0.52 0.58 0.59 1/467 12345\n"));
    }
}
