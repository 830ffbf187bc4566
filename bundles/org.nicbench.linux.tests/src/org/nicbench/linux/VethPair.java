// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.io.IOException;
import java.net.InetAddress;
import org.junit.jupiter.api.Assumptions;
import org.nicbench.linux.rtnetlink.Rtnetlink;

/** Two namespaces of the test's own with a veth pair {@code near}, {@code far}, up and with addresses. */
public final class VethPair implements AutoCloseable {

    public static final String NEAR = "near";
    public static final String FAR = "far";

    public final NetworkNamespace nearNamespace;
    public final NetworkNamespace farNamespace;
    public final Rtnetlink near;
    public final Rtnetlink far;
    public final InetAddress nearAddress = InetAddress.getByName("10.71.0.1");
    public final InetAddress farAddress = InetAddress.getByName("10.71.0.2");

    private VethPair(NetworkNamespace nearNamespace, NetworkNamespace farNamespace) throws IOException {
        this.nearNamespace = nearNamespace;
        this.farNamespace = farNamespace;
        near = Rtnetlink.open(nearNamespace);
        far = Rtnetlink.open(farNamespace);
        near.createVeth(NEAR, FAR, farNamespace);
        near.setUp("lo");
        near.setUp(NEAR);
        far.setUp("lo");
        far.setUp(FAR);
        near.addAddress(NEAR, nearAddress, 24);
        far.addAddress(FAR, farAddress, 24);
    }

    public static VethPair create() throws IOException {
        assumeNamespaces();
        return new VethPair(NetworkNamespace.createAnonymous("near end"), NetworkNamespace.createAnonymous("far end"));
    }

    /** Skips the test, with the reason, where this machine does not let it make namespaces. */
    public static void assumeNamespaces() throws IOException {
        try (NetworkNamespace probe = NetworkNamespace.createAnonymous("probe")) {
            Assumptions.assumeTrue(!probe.id().isEmpty());
        } catch (ErrnoException e) {
            Assumptions.abort("network namespaces cannot be made here: " + e.getMessage());
        }
    }

    @Override
    public void close() throws IOException {
        if (near.find(NEAR).isPresent()) {
            near.delete(NEAR);
        }
        near.close();
        far.close();
        nearNamespace.close();
        farNamespace.close();
    }
}
