// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.util.Map;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.rtnetlink.Rtnetlink;

/** Runs as an ordinary user within {@code unshare -Urn} and says what it reached. */
public final class UserNamespaceProbe {

    private UserNamespaceProbe() {
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("net_admin " + Capabilities.current().hasNetAdmin());
        try (NetworkNamespace near = NetworkNamespace.createAnonymous("near");
                NetworkNamespace far = NetworkNamespace.createAnonymous("far"); Rtnetlink links = Rtnetlink.open(near);
                Ethtool ethtool = Ethtool.open(near)) {
            links.createVeth("near", "far", far);
            links.setMtu("near", 4000);
            ethtool.setFeatures("near", Map.of("tx-tcp-segmentation", false));
            System.out.println("mtu " + links.link("near").mtu());
            System.out.println("tso " + ethtool.features("near").isActive("tx-tcp-segmentation"));
            Process child = far.start(new ProcessBuilder("cat", "/proc/net/dev"));
            System.out.println("child " + new String(child.getInputStream().readAllBytes()).contains("far:"));
        }
    }
}
