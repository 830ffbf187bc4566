// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.internal.LibC;

/** RTM_GETROUTE, RTM_NEWROUTE: struct rtmsg and RTA_ attributes (linux/rtnetlink.h). */
final class RouteCalls {

    private static final int RTM_NEWROUTE = 24;
    private static final int RTM_GETROUTE = 26;
    private static final int HEADER_BYTES = 12;
    private static final int NEXT_HOP_HEADER_BYTES = 8;
    private static final int RTA_DST = 1;
    private static final int RTA_OIF = 4;
    private static final int RTA_GATEWAY = 5;
    private static final int RTA_MULTIPATH = 9;
    private static final int RTA_TABLE = 15;
    private static final int RT_TABLE_MAIN = 254;
    private static final int RTPROT_BOOT = 3;
    private static final int RTN_UNICAST = 1;
    private static final int RT_SCOPE_UNIVERSE = 0;
    private static final int RT_SCOPE_LINK = 253;

    private final NetlinkSocket socket;

    RouteCalls(NetlinkSocket socket) {
        this.socket = socket;
    }

    List<Route> list() throws ErrnoException {
        List<Route> routes = new ArrayList<>();
        for (int family : new int[] {LibC.AF_INET, LibC.AF_INET6}) {
            for (ByteBuffer payload : socket.dump(
                    () -> new NetlinkMessage(RTM_GETROUTE, NetlinkMessage.DUMP).putByte(family).putByte(0).putShort(0)
                            .putInt(0).putInt(0),
                    "RTM_GETROUTE")) {
                read(payload, routes);
            }
        }
        return routes;
    }

    private static void read(ByteBuffer payload, List<Route> routes) {
        int prefixLength = Byte.toUnsignedInt(payload.get(1));
        int shortTable = Byte.toUnsignedInt(payload.get(4));
        int type = payload.get(7);
        boolean ipv6 = payload.get(0) == LibC.AF_INET6;
        Attributes attributes = new Attributes(payload.position(HEADER_BYTES));
        if (attributes.number(RTA_TABLE).orElse(shortTable) != RT_TABLE_MAIN || type != RTN_UNICAST) {
            return;
        }
        Optional<InetAddress> destination = attributes.inetAddress(RTA_DST);
        attributes.number(RTA_OIF).ifPresent(link -> routes.add(
                new Route(destination, prefixLength, attributes.inetAddress(RTA_GATEWAY), link, ipv6)));
        attributes.bytes(RTA_MULTIPATH).ifPresent(hops -> {
            // struct rtnexthop: length, flags, weight, interface, then attributes.
            for (int at = 0; at + NEXT_HOP_HEADER_BYTES <= hops.limit();) {
                int length = Short.toUnsignedInt(hops.getShort(at));
                if (length < NEXT_HOP_HEADER_BYTES || at + length > hops.limit()) {
                    break;
                }
                Attributes hop = new Attributes(hops.slice(at + NEXT_HOP_HEADER_BYTES, length - NEXT_HOP_HEADER_BYTES)
                        .order(hops.order()));
                routes.add(new Route(destination, prefixLength, hop.inetAddress(RTA_GATEWAY), hops.getInt(at + 4),
                        ipv6));
                at += length + 3 & ~3;
            }
        });
    }

    void add(InetAddress destination, int prefixLength, Optional<InetAddress> gateway, int linkIndex, String subject)
            throws ErrnoException {
        NetlinkMessage message = new NetlinkMessage(RTM_NEWROUTE,
                NetlinkMessage.ACK | NetlinkMessage.CREATE | NetlinkMessage.EXCLUSIVE);
        message.putByte(AddressCalls.family(destination)).putByte(prefixLength).putShort(0).putByte(RT_TABLE_MAIN)
                .putByte(RTPROT_BOOT).putByte(gateway.isPresent() ? RT_SCOPE_UNIVERSE : RT_SCOPE_LINK)
                .putByte(RTN_UNICAST).putInt(0);
        if (prefixLength > 0) {
            message.attribute(RTA_DST, destination.getAddress());
        }
        gateway.ifPresent(address -> message.attribute(RTA_GATEWAY, address.getAddress()));
        message.attribute(RTA_OIF, linkIndex);
        socket.request(message, "RTM_NEWROUTE", subject);
    }

    /** The interface by which the kernel would send to an address: 0 when there is no route. */
    int linkTowards(InetAddress address) throws ErrnoException {
        NetlinkMessage message = new NetlinkMessage(RTM_GETROUTE, NetlinkMessage.ACK);
        message.putByte(AddressCalls.family(address)).putByte(address.getAddress().length * Byte.SIZE).putShort(0)
                .putInt(0).putInt(0).attribute(RTA_DST, address.getAddress());
        ByteBuffer payload = socket.request(message, "RTM_GETROUTE", address.getHostAddress()).get(0);
        return new Attributes(payload.position(HEADER_BYTES)).number(RTA_OIF).orElse(0);
    }
}
