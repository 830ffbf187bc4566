// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.rtnetlink.Rtnetlink;

class TapTest {

    @BeforeEach
    void tapsCanBeMade() throws Exception {
        VethPair.assumeNamespaces();
        Assumptions.assumeTrue(Files.isReadable(Path.of("/dev/net/tun")), "no /dev/net/tun");
    }

    @Test
    void ownerDecidesWhetherItsOffloadsAreActive() throws Exception {
        try (NetworkNamespace namespace = NetworkNamespace.createAnonymous("tap");
                Rtnetlink links = Rtnetlink.open(namespace); Ethtool ethtool = Ethtool.open(namespace)) {
            try (Tap tap = namespace.call(() -> Tap.openWithOffloads("tap0"))) {
                assertEquals("tun", links.link(tap.name()).kind());
                assertTrue(ethtool.features("tap0").isActive("tx-tcp-segmentation"));
                assertTrue(ethtool.features("tap0").isActive("tx-checksum-ip-generic"));
            }
            assertEquals(Optional.empty(), links.find("tap0"));
            try (Tap tap = namespace.call(() -> Tap.open("tap1"))) {
                assertFalse(ethtool.features(tap.name()).isActive("tx-tcp-segmentation"));
            }
        }
    }

    @Test
    void persistentOneLivesUntilItIsDeleted() throws Exception {
        try (NetworkNamespace namespace = NetworkNamespace.createAnonymous("tap");
                Rtnetlink links = Rtnetlink.open(namespace)) {
            namespace.callIo(() -> {
                Tap.createPersistent("tap0");
                return null;
            });
            assertEquals("tun", links.link("tap0").kind());
            links.delete("tap0");
            assertEquals(Optional.empty(), links.find("tap0"));
        }
    }

    @Test
    void nameThatIsTakenOrImpossibleIsRefused() throws Exception {
        try (NetworkNamespace namespace = NetworkNamespace.createAnonymous("tap");
                Tap tap = namespace.call(() -> Tap.open("tap0"))) {
            assertEquals(Errno.EBUSY,
                    assertThrows(ErrnoException.class, () -> namespace.call(() -> Tap.open(tap.name()))).errno());
            assertTrue(assertThrows(ErrnoException.class, () -> Tap.open("a-name-too-long-for-linux")).isInvalid());
        }
    }
}
