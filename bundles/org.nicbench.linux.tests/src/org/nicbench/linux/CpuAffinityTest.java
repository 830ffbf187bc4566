// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class CpuAffinityTest {

    @Test
    void childOfAPinnedThreadIsPinned() throws Exception {
        FutureTask<String> pinned = new FutureTask<>(() -> {
            BitSet last = new BitSet();
            last.set(CpuAffinity.ofCallingThread().length() - 1);
            CpuAffinity.pinCallingThread(last);
            assertEquals(last, CpuAffinity.ofCallingThread());
            Process child = new ProcessBuilder(CommandOutput.find("cat"), "/proc/self/status").start();
            child.getOutputStream().close();
            String status = new String(child.getInputStream().readAllBytes());
            assertTrue(status.contains("Cpus_allowed_list:\t" + last.nextSetBit(0) + "\n"), status);
            return status;
        });
        Thread.ofPlatform().start(pinned);
        pinned.get();
    }

    @Test
    void allThreadsOfAProcessArePinned() throws Exception {
        Process child = new ProcessBuilder(CommandOutput.find("cat")).start();
        BitSet first = new BitSet();
        first.set(CpuAffinity.ofCallingThread().nextSetBit(0));
        CpuAffinity.pinProcess(child.pid(), first);
        String status = Files.readString(Path.of("/proc/" + child.pid() + "/status"));
        assertTrue(status.contains("Cpus_allowed_list:\t" + first.nextSetBit(0) + "\n"), status);
        child.getOutputStream().close();
        child.waitFor();
        assertTrue(assertThrows(ErrnoException.class, () -> CpuAffinity.pinProcess(child.pid(), first)).isNotFound());
    }

    @Test
    void processorThatDoesNotExistIsInvalid() {
        BitSet none = new BitSet();
        none.set(1023);
        assertTrue(assertThrows(ErrnoException.class, () -> CpuAffinity.pinCallingThread(none)).isInvalid());
    }
}
