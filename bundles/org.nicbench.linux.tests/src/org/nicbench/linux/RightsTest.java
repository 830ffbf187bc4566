// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.jna.Function;
import com.sun.jna.NativeLibrary;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.ethtool.FeatureBits;
import org.nicbench.linux.proc.Machine;
import org.nicbench.linux.rtnetlink.Rtnetlink;

/** What a thread without rights may do. Capabilities belong to a thread, so a thread that gives them up serves as user. */
class RightsTest {

    private static final int LINUX_CAPABILITY_VERSION_3 = 0x20080522;

    @Test
    void withoutRightsReadingWorksAndEveryChangeIsNotPermitted() throws Exception {
        try (VethPair pair = VethPair.create();
                NetworkNamespace other = NetworkNamespace.createAnonymous("other")) {
            FutureTask<Void> probe = new FutureTask<>(() -> {
                dropCapabilities();
                Capabilities mine = Capabilities.current();
                assertFalse(mine.hasNetAdmin());
                assertFalse(mine.hasSysAdmin());
                assertEquals(Set.of(), mine.names());
                try (Ethtool ethtool = Ethtool.open()) {
                    FeatureBits bits = ethtool.features(VethPair.NEAR);
                    ErrnoException failure = assertThrows(ErrnoException.class,
                            () -> ethtool.setFeatures(VethPair.NEAR, Map.of("rx-gro", true)));
                    assertTrue(failure.isNotPermitted());
                    assertEquals("not permitted: near (SIOCETHTOOL SFEATURES, EPERM)", failure.getMessage());
                    assertEquals(bits, ethtool.features(VethPair.NEAR));
                    assertTrue(ethtool.channels(VethPair.NEAR).isPresent());
                    assertTrue(ethtool.driverInfo(VethPair.NEAR).isPresent());
                }
                assertEquals(1500, pair.near.link(VethPair.NEAR).mtu());
                try (Rtnetlink links = Rtnetlink.open()) {
                    assertTrue(assertThrows(ErrnoException.class, () -> links.setMtu(VethPair.NEAR, 1400))
                            .isNotPermitted());
                }
                assertTrue(assertThrows(ErrnoException.class, other::enter).isNotPermitted());
                assertTrue(assertThrows(ErrnoException.class, () -> NetworkNamespace.createAnonymous("mine"))
                        .isNotPermitted());
                return null;
            });
            Thread thread = pair.nearNamespace.newThread(probe);
            thread.start();
            probe.get();
        }
    }

    @Test
    void capabilitiesAreThoseOfTheStatusFile() {
        Capabilities ambient = Capabilities.parse("""
                Name:	java
                Uid:	1000	65534	1000	1000
                CapInh:	0000000000001000
                CapPrm:	0000000000001000
                CapEff:	0000000000001000
                CapBnd:	000001ffffffffff
                """);
        assertEquals(65534, ambient.effectiveUserId());
        assertTrue(ambient.hasNetAdmin());
        assertFalse(ambient.hasSysAdmin());
        assertEquals(Set.of("net_admin"), ambient.names());
        assertThrows(IllegalArgumentException.class, () -> Capabilities.parse("Name:	java\n"));
    }

    @Test
    void switchesOfUserNamespacesAreThoseOfTheFiles() throws Exception {
        try (NetworkNamespace here = NetworkNamespace.current()) {
            CommandOutput said = CommandOutput.in(here, CommandOutput.find("cat"), "/proc/sys/user/max_user_namespaces");
            assertEquals(said.exitCode() == 0, Machine.maxUserNamespaces().isPresent());
            if (said.exitCode() == 0) {
                assertEquals(said.output().strip(), "" + Machine.maxUserNamespaces().getAsLong());
            }
        }
    }

    /** capset(2) with empty sets for the calling thread. */
    private static void dropCapabilities() {
        ByteBuffer header = ByteBuffer.allocateDirect(8).order(ByteOrder.nativeOrder());
        header.putInt(0, LINUX_CAPABILITY_VERSION_3);
        Function capset = NativeLibrary.getProcess().getFunction("capset");
        assertEquals(0, capset.invokeInt(new Object[] {header, ByteBuffer.allocateDirect(24)}));
    }
}
