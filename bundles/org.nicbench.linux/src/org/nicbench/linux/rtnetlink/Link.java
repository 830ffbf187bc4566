// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.util.Map;
import java.util.OptionalInt;

/**
 * A network interface as RTM_NEWLINK describes it (linux/if_link.h). Texts are empty where the kernel gives none.
 *
 * @param kind {@code veth}, {@code bridge}, {@code tun} ...; empty for hardware and loopback
 * @param flags IFF_ bits of linux/if.h
 * @param carrier the physical or virtual wire is connected
 * @param operationalState of RFC 2863: {@code up}, {@code down}, {@code lower-layer-down}, {@code dormant},
 *        {@code unknown} ...
 * @param address link-layer address {@code 02:fc:00:00:00:01}
 * @param permanentAddress the one the hardware came with
 * @param masterIndex bridge or bond that it is a port of
 * @param lowerIndex link below, or the peer of a veth, in the namespace {@code lowerNamespaceId} if that is given
 * @param txQueueLength packets
 * @param minMtu bytes; 0 when the driver sets no limit, likewise {@code maxMtu}
 * @param gsoMaxBytes largest packet handed to the driver for segmentation; 0 when the kernel does not say
 * @param busName {@code pci}, {@code virtio}, {@code usb}; with {@code busDevice}, {@code virtio0}
 * @param statistics struct rtnl_link_stats64 by its field names, {@code rx_packets}, {@code tx_bytes} ...
 */
public record Link(int index, String name, String kind, int flags, boolean carrier, String operationalState, int mtu,
        int minMtu, int maxMtu, int txQueueLength, int txQueues, int rxQueues, int gsoMaxBytes, int groMaxBytes,
        String address, String permanentAddress, OptionalInt masterIndex, OptionalInt lowerIndex,
        OptionalInt lowerNamespaceId, String qdisc, String busName, String busDevice, Map<String, Long> statistics) {

    private static final int IFF_UP = 0x1;
    private static final int IFF_LOOPBACK = 0x8;
    private static final int IFF_RUNNING = 0x40;
    private static final int IFF_LOWER_UP = 0x10000;

    /** Switched on by the administrator. */
    public boolean isUp() {
        return (flags & IFF_UP) != 0;
    }

    public boolean isLoopback() {
        return (flags & IFF_LOOPBACK) != 0;
    }

    /** Ready to pass packets. */
    public boolean isRunning() {
        return (flags & IFF_RUNNING) != 0;
    }

    public boolean isLowerUp() {
        return (flags & IFF_LOWER_UP) != 0;
    }
}
