// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
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
    private final ParameterCalls parameters;
    private final DescriptionCalls description;

    private Ethtool(EthtoolSocket socket) {
        this.socket = socket;
        this.parameters = new ParameterCalls(socket);
        this.description = new DescriptionCalls(socket);
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

    /** Driver, firmware, bus address. Links without ethtool operations, loopback for one, have none. */
    public Optional<DriverInfo> driverInfo(String nic) throws ErrnoException {
        return ifSupported(() -> description.driverInfo(nic));
    }

    /** The driver's own counters by the driver's names, in its order; {@code ethtool -S}. */
    public Optional<Map<String, Long>> statistics(String nic) throws ErrnoException {
        return ifSupported(() -> description.statistics(nic)).filter(statistics -> !statistics.isEmpty());
    }

    /** {@code 02:fc:00:00:00:01}, the address that the hardware came with. */
    public Optional<String> permanentAddress(String nic) throws ErrnoException {
        return ifSupported(() -> description.permanentAddress(nic)).filter(address -> !address.isEmpty());
    }

    public Optional<Rings> rings(String nic) throws ErrnoException {
        return ifSupported(() -> parameters.rings(nic));
    }

    /** Sets the present sizes; the greatest ones are ignored. Many drivers take the link down for a moment. */
    public void setRings(String nic, Rings rings) throws ErrnoException {
        parameters.setRings(nic, rings);
    }

    public Optional<Channels> channels(String nic) throws ErrnoException {
        return ifSupported(() -> parameters.channels(nic));
    }

    /** Sets the present numbers; the greatest ones are ignored. Many drivers take the link down for a moment. */
    public void setChannels(String nic, Channels channels) throws ErrnoException {
        parameters.setChannels(nic, channels);
    }

    public Optional<Coalescing> coalescing(String nic) throws ErrnoException {
        return ifSupported(() -> parameters.coalescing(nic));
    }

    /** Sets all fields, so start from what was read; a field that the driver does not know must stay 0. */
    public void setCoalescing(String nic, Coalescing coalescing) throws ErrnoException {
        parameters.setCoalescing(nic, coalescing);
    }

    public Optional<Pause> pause(String nic) throws ErrnoException {
        return ifSupported(() -> parameters.pause(nic));
    }

    public void setPause(String nic, Pause pause) throws ErrnoException {
        parameters.setPause(nic, pause);
    }

    /** Speed, duplex and link modes. */
    public Optional<LinkSettings> linkSettings(String nic) throws ErrnoException {
        return ifSupported(() -> LinkSettingsCall.read(socket, nic));
    }

    /** Whether the driver sees a link; it is not asked while the interface is down. */
    public Optional<Boolean> linkDetected(String nic) throws ErrnoException {
        return ifSupported(() -> parameters.linkDetected(nic));
    }

    /** Switches of the driver by its own names, in its order; empty when it has none. */
    public Optional<Map<String, Boolean>> privateFlags(String nic) throws ErrnoException {
        return ifSupported(() -> {
            List<String> names = StringSets.read(socket, nic, StringSets.PRIVATE_FLAGS);
            int flags = names.isEmpty() ? 0 : parameters.privateFlags(nic);
            Map<String, Boolean> values = new LinkedHashMap<>();
            for (int bit = 0; bit < names.size(); bit++) {
                values.put(names.get(bit), (flags >>> bit & 1) != 0);
            }
            return Collections.unmodifiableMap(values);
        }).filter(flags -> !flags.isEmpty());
    }

    /**
     * Sets some private flags, the others stay as they are. A driver may change further ones with them: read again.
     *
     * @throws UnknownFeatureException for a name that this driver does not have; nothing is applied
     */
    public void setPrivateFlags(String nic, Map<String, Boolean> wishes) throws IOException {
        List<String> names = StringSets.read(socket, nic, StringSets.PRIVATE_FLAGS);
        List<String> unknown = wishes.keySet().stream().filter(name -> !names.contains(name)).toList();
        if (!unknown.isEmpty()) {
            throw UnknownFeatureException.ofDriver(nic, unknown);
        }
        synchronized (socket) {
            int flags = parameters.privateFlags(nic);
            for (Map.Entry<String, Boolean> wish : wishes.entrySet()) {
                int mask = 1 << names.indexOf(wish.getKey());
                flags = wish.getValue() ? flags | mask : flags & ~mask;
            }
            parameters.setPrivateFlags(nic, flags);
        }
    }

    @FunctionalInterface
    private interface Read<T> {
        T read() throws ErrnoException;
    }

    private static <T> Optional<T> ifSupported(Read<T> read) throws ErrnoException {
        try {
            return Optional.of(read.read());
        } catch (ErrnoException e) {
            if (e.isNotSupported()) {
                return Optional.empty();
            }
            throw e;
        }
    }

    @Override
    public void close() {
        socket.close();
    }
}
