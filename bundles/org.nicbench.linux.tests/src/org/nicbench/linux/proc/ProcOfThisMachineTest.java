// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.linux.CommandOutput;
import org.nicbench.linux.CpuAffinity;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.VethPair;

class ProcOfThisMachineTest {

    @Test
    void factsAreThoseOfOtherPrograms() throws Exception {
        assertEquals(said("uname", "-r"), Machine.kernelRelease());
        assertEquals(said("uname", "-v"), Machine.kernelVersion());
        assertEquals(said("uname", "-n"), Machine.hostName());
        assertEquals(Integer.parseInt(said("getconf", "CLK_TCK")), ClockTicks.perSecond());
        assertEquals(said("getconf", "_NPROCESSORS_ONLN"), "" + ProcStat.read().processors().size());
        assertEquals(36, Machine.bootId().length());
        assertTrue(Machine.tcpCongestionControls().contains(Machine.tcpCongestionControl()));
        assertTrue(Machine.memoryBytes() > 1 << 26);
        assertTrue(CpuAffinity.ofCallingThread().cardinality() > 0);
    }

    private static String said(String... command) throws Exception {
        try (NetworkNamespace here = NetworkNamespace.current()) {
            command[0] = CommandOutput.find(command[0]);
            return CommandOutput.in(here, command).output().strip();
        }
    }

    @Test
    void processIsFoundWhileItLives() throws Exception {
        Process child = new ProcessBuilder(CommandOutput.find("cat")).start();
        PidStat stat = PidStat.read(child.pid()).orElseThrow();
        assertEquals(List.of(child.pid(), ProcessHandle.current().pid(), 1),
                List.of(stat.pid(), stat.parentPid(), stat.threads()));
        assertEquals(List.of(child.pid()), PidStat.readThreads(child.pid()).stream().map(PidStat::pid).toList());
        child.getOutputStream().close();
        child.waitFor();
        assertEquals(Optional.empty(), PidStat.read(child.pid()));
        assertEquals(List.of(), PidStat.readThreads(child.pid()));
    }

    @Test
    void protocolCountersAreThoseOfTheNamespace() throws Exception {
        VethPair.assumeNamespaces();
        try (VethPair pair = VethPair.create()) {
            assertEquals(0, pair.nearNamespace.call(NetCounters::read).group("Tcp").get("ActiveOpens"));
            pair.nearNamespace.call(() -> {
                try (ServerSocket server = new ServerSocket(0); Socket client = new Socket(pair.nearAddress,
                        server.getLocalPort())) {
                    return client.isConnected();
                }
            });
            NetCounters after = pair.nearNamespace.call(NetCounters::read);
            assertEquals(List.of(1L, 1L),
                    List.of(after.group("Tcp").get("ActiveOpens"), after.group("Tcp").get("PassiveOpens")));
            assertEquals(0, pair.farNamespace.call(NetCounters::read).group("Tcp").get("ActiveOpens"));
            assertNotEquals(0, after.tcp().size());
        }
    }

    @Test
    void deviceIsReadFromItsFolder(@TempDir Path sys) throws IOException {
        Path device = Files.createDirectories(sys.resolve("devices/pci0000:00/0000:02:00.0"));
        Path driver = Files.createDirectories(sys.resolve("bus/pci/drivers/r8169"));
        Files.createSymbolicLink(device.resolve("driver"), driver);
        Files.createSymbolicLink(device.resolve("subsystem"), sys.resolve("bus/pci"));
        Files.writeString(device.resolve("vendor"), "0x10ec\n");
        Files.writeString(device.resolve("device"), "0x8168\n");
        Path nic = Files.createDirectories(sys.resolve("class/net/eth0"));
        Files.createSymbolicLink(nic.resolve("device"), device);
        assertEquals(Optional.of(new SysfsNic("pci", "0000:02:00.0", "r8169", "0x10ec", "0x8168", "", "")),
                SysfsNic.read(nic.resolve("device")));
        assertEquals(Optional.empty(), SysfsNic.read(sys.resolve("class/net/lo/device")));
    }
}
