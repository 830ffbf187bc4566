// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.internal.LibC;

/** RTM_GETADDR, RTM_NEWADDR, RTM_DELADDR: struct ifaddrmsg and IFA_ attributes (linux/if_addr.h). */
final class AddressCalls {

    private static final int RTM_NEWADDR = 20;
    private static final int RTM_DELADDR = 21;
    private static final int RTM_GETADDR = 22;
    private static final int HEADER_BYTES = 8;
    private static final int IFA_ADDRESS = 1;
    private static final int IFA_LOCAL = 2;
    private static final int IFA_F_NODAD = 2;

    private final NetlinkSocket socket;

    AddressCalls(NetlinkSocket socket) {
        this.socket = socket;
    }

    List<Address> list() throws ErrnoException {
        List<Address> addresses = new ArrayList<>();
        for (ByteBuffer payload : socket.dump(
                () -> new NetlinkMessage(RTM_GETADDR, NetlinkMessage.DUMP).putInt(0).putInt(0), "RTM_GETADDR")) {
            int prefixLength = Byte.toUnsignedInt(payload.get(1));
            int linkIndex = payload.getInt(4);
            Attributes attributes = new Attributes(payload.position(HEADER_BYTES));
            // IFA_ADDRESS is the partner on a point-to-point link, IFA_LOCAL always our own; IPv6 has the former only.
            attributes.inetAddress(IFA_LOCAL).or(() -> attributes.inetAddress(IFA_ADDRESS))
                    .ifPresent(address -> addresses.add(new Address(linkIndex, address, prefixLength)));
        }
        return addresses;
    }

    /** IPv6 addresses are usable at once: duplicate address detection would hold them back for a second. */
    void add(int linkIndex, InetAddress address, int prefixLength, String subject) throws ErrnoException {
        change(RTM_NEWADDR, NetlinkMessage.CREATE | NetlinkMessage.EXCLUSIVE, "RTM_NEWADDR", linkIndex, address,
                prefixLength, subject);
    }

    void delete(int linkIndex, InetAddress address, int prefixLength, String subject) throws ErrnoException {
        change(RTM_DELADDR, 0, "RTM_DELADDR", linkIndex, address, prefixLength, subject);
    }

    private void change(int type, int flags, String call, int linkIndex, InetAddress address, int prefixLength,
            String subject) throws ErrnoException {
        NetlinkMessage message = new NetlinkMessage(type, NetlinkMessage.ACK | flags);
        message.putByte(family(address)).putByte(prefixLength).putByte(address instanceof Inet6Address ? IFA_F_NODAD : 0)
                .putByte(0).putInt(linkIndex);
        message.attribute(IFA_LOCAL, address.getAddress()).attribute(IFA_ADDRESS, address.getAddress());
        socket.request(message, call, subject);
    }

    static int family(InetAddress address) {
        return address instanceof Inet4Address ? LibC.AF_INET : LibC.AF_INET6;
    }

}
