// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.io.IOException;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.NetworkNamespace;

/**
 * Links, addresses and routes through rtnetlink(7), the classic netlink family NETLINK_ROUTE.
 *
 * <p>An object holds a socket, which stays in the network namespace of the thread that opened it; afterwards any
 * thread may call. Calls of one object are done one at a time. Every change waits for the kernel's acknowledgement.
 * Reading needs no rights; changes need CAP_NET_ADMIN.
 *
 * <p>Failure: ErrnoException with the kernel's own words where it gives some; {@link ErrnoException#isNoDevice()}
 * for a link that is not in the namespace.
 */
public final class Rtnetlink implements AutoCloseable {

    private static final int IFF_UP = 1;

    private final NetlinkSocket socket;
    private final LinkCalls links;
    private final AddressCalls addresses;
    private final RouteCalls routes;

    private Rtnetlink(NetlinkSocket socket) {
        this.socket = socket;
        this.links = new LinkCalls(socket);
        this.addresses = new AddressCalls(socket);
        this.routes = new RouteCalls(socket);
    }

    /** For the calling thread's network namespace. */
    public static Rtnetlink open() throws ErrnoException {
        return new Rtnetlink(new NetlinkSocket());
    }

    public static Rtnetlink open(NetworkNamespace namespace) throws IOException {
        return namespace.callIo(Rtnetlink::open);
    }

    /** All links in the order of their index. */
    public List<Link> links() throws ErrnoException {
        return links.list();
    }

    public Link link(String name) throws ErrnoException {
        return links.get(name);
    }

    /** The link of that name, or empty when there is none. */
    public Optional<Link> find(String name) throws ErrnoException {
        try {
            return Optional.of(links.get(name));
        } catch (ErrnoException e) {
            if (e.isNoDevice()) {
                return Optional.empty();
            }
            throw e;
        }
    }

    /** Makes a veth pair, both ends in this namespace and down. */
    public void createVeth(String name, String peer) throws ErrnoException {
        createVeth(name, peer, -1);
    }

    /** Makes a veth pair whose peer stands in another namespace. */
    public void createVeth(String name, String peer, NetworkNamespace peerNamespace) throws ErrnoException {
        createVeth(name, peer, peerNamespace.fileDescriptor());
    }

    private void createVeth(String name, String peer, int namespaceDescriptor) throws ErrnoException {
        LinkCalls.checkNewName(peer);
        links.create(name, "veth", message -> LinkCalls.putVethPeer(message, peer, namespaceDescriptor));
    }

    public void createBridge(String name) throws ErrnoException {
        links.create(name, "bridge", message -> { });
    }

    /** Deletes a link that can be deleted; of a veth pair both ends go. */
    public void delete(String name) throws ErrnoException {
        links.delete(name);
    }

    /** The link must be down. */
    public void rename(String name, String newName) throws ErrnoException {
        links.rename(name, newName);
    }

    public void setUp(String name) throws ErrnoException {
        links.change(name, "up", IFF_UP, IFF_UP, message -> { });
    }

    public void setDown(String name) throws ErrnoException {
        links.change(name, "down", 0, IFF_UP, message -> { });
    }

    public void setMtu(String name, int bytes) throws ErrnoException {
        links.change(name, "mtu " + bytes, 0, 0, message -> message.attribute(Ifla.MTU, bytes));
    }

    public void setTxQueueLength(String name, int packets) throws ErrnoException {
        links.change(name, "txqlen " + packets, 0, 0, message -> message.attribute(Ifla.TXQLEN, packets));
    }

    /** @param address {@code 02:00:00:00:00:01} */
    public void setAddress(String name, String address) throws ErrnoException {
        byte[] bytes = HexFormat.ofDelimiter(":").parseHex(address);
        links.change(name, "address", 0, 0, message -> message.attribute(Ifla.ADDRESS, bytes));
    }

    /** Makes a link a port of a bridge or bond. */
    public void setMaster(String name, String master) throws ErrnoException {
        int index = link(master).index();
        links.change(name, "master " + master, 0, 0, message -> message.attribute(Ifla.MASTER, index));
    }

    public void clearMaster(String name) throws ErrnoException {
        links.change(name, "nomaster", 0, 0, message -> message.attribute(Ifla.MASTER, 0));
    }

    /** The link goes down and loses its addresses. */
    public void moveToNamespace(String name, NetworkNamespace namespace) throws ErrnoException {
        links.change(name, "netns", 0, 0, message -> message.attribute(Ifla.NET_NS_FD, namespace.fileDescriptor()));
    }

    /** All addresses of the namespace, IPv4 first. */
    public List<Address> addresses() throws ErrnoException {
        return addresses.list();
    }

    public List<Address> addresses(String name) throws ErrnoException {
        int index = link(name).index();
        return addresses.list().stream().filter(address -> address.linkIndex() == index).toList();
    }

    /** An IPv6 address is usable at once, without duplicate address detection. */
    public void addAddress(String name, InetAddress address, int prefixLength) throws ErrnoException {
        addresses.add(link(name).index(), address, prefixLength, subject(name, address, prefixLength));
    }

    public void deleteAddress(String name, InetAddress address, int prefixLength) throws ErrnoException {
        addresses.delete(link(name).index(), address, prefixLength, subject(name, address, prefixLength));
    }

    /** Unicast routes of the main table, IPv4 and IPv6. */
    public List<Route> routes() throws ErrnoException {
        return routes.list();
    }

    /** Names of the links by which default routes, IPv4 and IPv6, leave. */
    public Set<String> defaultRouteInterfaces() throws ErrnoException {
        List<Integer> indexes = routes.list().stream().filter(Route::isDefault).map(Route::linkIndex).toList();
        Set<String> names = new TreeSet<>();
        if (!indexes.isEmpty()) {
            links.list().stream().filter(link -> indexes.contains(link.index())).forEach(link -> names.add(link.name()));
        }
        return names;
    }

    /** The link by which packets to an address would leave, loopback for an own address; empty without a route. */
    public Optional<String> interfaceTowards(InetAddress address) throws ErrnoException {
        int index;
        try {
            index = routes.linkTowards(address);
        } catch (ErrnoException e) {
            if (e.isUnreachable()) {
                return Optional.empty();
            }
            throw e;
        }
        return links.list().stream().filter(link -> link.index() == index).map(Link::name).findFirst();
    }

    /** @param gateway of the address family of {@code destination}; empty for a destination on the link */
    public void addRoute(InetAddress destination, int prefixLength, Optional<InetAddress> gateway, String name)
            throws ErrnoException {
        routes.add(destination, prefixLength, gateway, link(name).index(), subject(name, destination, prefixLength));
    }

    public void addDefaultRoute(InetAddress gateway, String name) throws ErrnoException {
        routes.add(gateway, 0, Optional.of(gateway), link(name).index(), name + " default via "
                + gateway.getHostAddress());
    }

    private static String subject(String name, InetAddress address, int prefixLength) {
        return name + " " + address.getHostAddress() + "/" + prefixLength;
    }

    @Override
    public void close() {
        socket.close();
    }
}
