// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.nicbench.linux.Errno;
import org.nicbench.linux.ErrnoException;

/** RTM_GETLINK, RTM_NEWLINK, RTM_DELLINK. */
final class LinkCalls {

    private static final int RTM_NEWLINK = 16;
    private static final int RTM_DELLINK = 17;
    private static final int RTM_GETLINK = 18;
    private static final int NAME_BYTES = 16;

    private final NetlinkSocket socket;

    LinkCalls(NetlinkSocket socket) {
        this.socket = socket;
    }

    List<Link> list() throws ErrnoException {
        List<Link> links = new ArrayList<>();
        socket.dump(() -> new NetlinkMessage(RTM_GETLINK, NetlinkMessage.DUMP).linkHeader(0, 0, 0), "RTM_GETLINK")
                .forEach(payload -> links.add(LinkReader.read(payload)));
        links.sort(Comparator.comparingInt(Link::index)); // Older kernels list them by hash.
        return links;
    }

    Link get(String name) throws ErrnoException {
        checkName(name, "RTM_GETLINK");
        NetlinkMessage message = new NetlinkMessage(RTM_GETLINK, NetlinkMessage.ACK).linkHeader(0, 0, 0)
                .attribute(Ifla.IFNAME, name);
        return LinkReader.read(socket.request(message, "RTM_GETLINK", name).get(0));
    }

    /** A name that cannot be a link's is the name of no device; the kernel would say "out of range" or cut it. */
    static void checkName(String name, String call) throws ErrnoException {
        int length = name.getBytes(StandardCharsets.UTF_8).length;
        if (length == 0 || length >= NAME_BYTES) {
            throw new ErrnoException(Errno.ENODEV, call, name);
        }
    }

    static void checkNewName(String name) throws ErrnoException {
        int length = name.getBytes(StandardCharsets.UTF_8).length;
        if (length == 0 || length >= NAME_BYTES) {
            throw new ErrnoException(Errno.EINVAL, "RTM_NEWLINK", name);
        }
    }

    /** Creates a link of a kind; {@code data} puts what goes into IFLA_INFO_DATA. */
    void create(String name, String kind, Consumer<NetlinkMessage> data) throws ErrnoException {
        checkNewName(name);
        NetlinkMessage message = new NetlinkMessage(RTM_NEWLINK,
                NetlinkMessage.ACK | NetlinkMessage.CREATE | NetlinkMessage.EXCLUSIVE);
        message.linkHeader(0, 0, 0).attribute(Ifla.IFNAME, name).nest(Ifla.LINKINFO,
                () -> message.attribute(Ifla.INFO_KIND, kind).nest(Ifla.INFO_DATA, () -> data.accept(message)));
        socket.request(message, "RTM_NEWLINK " + kind, name);
    }

    /** What goes into IFLA_INFO_DATA of a veth; the peer is made in the namespace of the descriptor if that is >= 0. */
    static void putVethPeer(NetlinkMessage message, String peer, int namespaceDescriptor) {
        message.nest(Ifla.VETH_INFO_PEER, () -> {
            message.linkHeader(0, 0, 0).attribute(Ifla.IFNAME, peer);
            if (namespaceDescriptor >= 0) {
                message.attribute(Ifla.NET_NS_FD, namespaceDescriptor);
            }
        });
    }

    void delete(String name) throws ErrnoException {
        checkName(name, "RTM_DELLINK");
        socket.request(new NetlinkMessage(RTM_DELLINK, NetlinkMessage.ACK).linkHeader(0, 0, 0)
                .attribute(Ifla.IFNAME, name), "RTM_DELLINK", name);
    }

    /** Changes flags of a link and the attributes that {@code change} puts. */
    void change(String name, String what, int flags, int mask, Consumer<NetlinkMessage> change) throws ErrnoException {
        NetlinkMessage message = new NetlinkMessage(RTM_NEWLINK, NetlinkMessage.ACK).linkHeader(get(name).index(),
                flags, mask);
        change.accept(message);
        socket.request(message, "RTM_NEWLINK " + what, name);
    }

    void rename(String name, String newName) throws ErrnoException {
        checkNewName(newName);
        change(name, "name", 0, 0, message -> message.attribute(Ifla.IFNAME, newName));
    }
}
