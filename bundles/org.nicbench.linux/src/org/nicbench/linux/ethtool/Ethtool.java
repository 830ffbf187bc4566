// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.NetworkNamespace;

/**
 * What a NIC tells and takes through ioctl SIOCETHTOOL (linux/ethtool.h), the interface that every kernel from 3.0 on
 * answers. Generic netlink (family {@code ethtool}) is not used here.
 *
 * <p>An object holds a socket, which stays in the network namespace of the thread that opened it; afterwards any
 * thread may call. Calls of one object are done one at a time. Reading needs no rights; setting needs CAP_NET_ADMIN.
 *
 * <p>Failure: ErrnoException, {@link ErrnoException#isNoDevice()} for a NIC that is not in the namespace,
 * {@link ErrnoException#isNotPermitted()} for a change without the right. What a driver cannot tell reads as empty;
 * what it cannot change is an ErrnoException with {@link ErrnoException#isNotSupported()}.
 */
public final class Ethtool implements AutoCloseable {

    private final EthtoolSocket socket;

    private Ethtool(EthtoolSocket socket) {
        this.socket = socket;
    }

    /** For the NICs of the calling thread's network namespace. */
    public static Ethtool open() throws ErrnoException {
        return new Ethtool(new EthtoolSocket());
    }

    /** For the NICs of a namespace. */
    public static Ethtool open(NetworkNamespace namespace) throws IOException {
        return namespace.callIo(Ethtool::open);
    }

    /** All features with their four facts. */
    public FeatureBits features(String nic) throws ErrnoException {
        return FeatureCalls.read(socket, nic);
    }

    /**
     * Asks for features in one ETHTOOL_SFEATURES call; exactly the names given are in its mask of valid bits. Of
     * those the kernel takes the available ones and skips the others ({@link SetFeaturesResult#unsupported()}). A
     * name that is never changed, {@code vlan-challenged}, makes the kernel refuse the whole call with EINVAL: see
     * {@link FeatureBits#changeable()}. What came of it must be read.
     *
     * @throws UnknownFeatureException for a name this kernel does not have; nothing is applied
     */
    public SetFeaturesResult setFeatures(String nic, Map<String, Boolean> wishes) throws IOException {
        return FeatureCalls.write(socket, nic, wishes);
    }

    @Override
    public void close() {
        socket.close();
    }
}
