// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the payload of RTM_NEWLINK: struct ifinfomsg and IFLA_ attributes. */
final class LinkReader {

    static final int HEADER_BYTES = 16;

    private static final List<String> OPERATIONAL_STATES = List.of("unknown", "not-present", "down",
            "lower-layer-down", "testing", "dormant", "up");

    private static final List<String> STATISTICS = List.of("rx_packets", "tx_packets", "rx_bytes", "tx_bytes",
            "rx_errors", "tx_errors", "rx_dropped", "tx_dropped", "multicast", "collisions", "rx_length_errors",
            "rx_over_errors", "rx_crc_errors", "rx_frame_errors", "rx_fifo_errors", "rx_missed_errors",
            "tx_aborted_errors", "tx_carrier_errors", "tx_fifo_errors", "tx_heartbeat_errors", "tx_window_errors",
            "rx_compressed", "tx_compressed", "rx_nohandler", "rx_otherhost_dropped");

    private LinkReader() {
    }

    static Link read(ByteBuffer payload) {
        Attributes attributes = new Attributes(payload.position(HEADER_BYTES));
        int state = attributes.number(Ifla.OPERSTATE).orElse(0);
        return new Link(payload.getInt(4), attributes.text(Ifla.IFNAME),
                attributes.nested(Ifla.LINKINFO).map(info -> info.text(Ifla.INFO_KIND)).orElse(""), payload.getInt(8),
                attributes.number(Ifla.CARRIER).orElse(0) != 0,
                state < OPERATIONAL_STATES.size() ? OPERATIONAL_STATES.get(state) : "unknown",
                attributes.number(Ifla.MTU).orElse(0), attributes.number(Ifla.MIN_MTU).orElse(0),
                attributes.number(Ifla.MAX_MTU).orElse(0), attributes.number(Ifla.TXQLEN).orElse(0),
                attributes.number(Ifla.NUM_TX_QUEUES).orElse(0), attributes.number(Ifla.NUM_RX_QUEUES).orElse(0),
                attributes.number(Ifla.GSO_MAX_SIZE).orElse(0), attributes.number(Ifla.GRO_MAX_SIZE).orElse(0),
                attributes.linkAddress(Ifla.ADDRESS), attributes.linkAddress(Ifla.PERM_ADDRESS),
                attributes.number(Ifla.MASTER), attributes.number(Ifla.LINK), attributes.number(Ifla.LINK_NETNSID),
                attributes.text(Ifla.QDISC), attributes.text(Ifla.PARENT_DEV_BUS_NAME),
                attributes.text(Ifla.PARENT_DEV_NAME), statistics(attributes));
    }

    private static Map<String, Long> statistics(Attributes attributes) {
        Map<String, Long> statistics = new LinkedHashMap<>();
        attributes.bytes(Ifla.STATS64).ifPresent(values -> {
            for (int i = 0; i < STATISTICS.size() && values.remaining() >= Long.BYTES; i++) {
                statistics.put(STATISTICS.get(i), values.getLong());
            }
        });
        return Collections.unmodifiableMap(statistics);
    }
}
