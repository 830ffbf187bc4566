// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.nicbench.linux.internal.LibC;
import org.nicbench.linux.internal.NativeBuffer;

/**
 * A TCP socket of this process by its descriptor, for the options of tcp(7) that Java does not offer. Java hides the
 * descriptor, so {@link #find} looks for it by the socket's addresses among those in {@code /proc/self/fd}.
 *
 * <p>The descriptor belongs to whoever opened the socket. When that one closes it, the kernel may give its number to
 * something else; {@link #isStill} tells. Safe for use by several threads.
 */
public final class TcpSocket {

    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");
    private static final String SOCKET = "socket:";
    private static final int IPPROTO_TCP = 6;
    private static final int TCP_MAXSEG = 2;
    private static final int TCP_INFO = 11;
    private static final int TCP_CONGESTION = 13;
    private static final int CONGESTION_NAME_BYTES = 16; // TCP_CA_NAME_MAX
    private static final int ADDRESS_BYTES = 128; // struct sockaddr_storage

    private final int descriptor;

    private TcpSocket(int descriptor) {
        this.descriptor = descriptor;
    }

    /**
     * Finds a socket of this process.
     *
     * @param local where it is bound
     * @param peer where it is connected to, or null for one that is not; two unconnected sockets on the same port of
     *     two network namespaces cannot be told apart
     */
    public static Optional<TcpSocket> find(InetSocketAddress local, InetSocketAddress peer) throws IOException {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(DESCRIPTORS)) {
            for (Path entry : entries) {
                if (isSocket(entry)) {
                    TcpSocket socket = new TcpSocket(Integer.parseInt(entry.getFileName().toString()));
                    if (socket.isStill(local, peer)) {
                        return Optional.of(socket);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isSocket(Path entry) throws IOException {
        try {
            return Files.readSymbolicLink(entry).toString().startsWith(SOCKET);
        } catch (NoSuchFileException e) { // Closed meanwhile.
            return false;
        }
    }

    /** Whether the descriptor is (still) the socket with these addresses. */
    public boolean isStill(InetSocketAddress local, InetSocketAddress peer) {
        return isAt(address(false), local) && (peer == null ? address(true) == null : isAt(address(true), peer));
    }

    private static boolean isAt(InetSocketAddress found, InetSocketAddress wanted) {
        return found != null && found.getPort() == wanted.getPort() && (found.getAddress().equals(wanted.getAddress())
                || found.getAddress().isAnyLocalAddress() && wanted.getAddress().isAnyLocalAddress());
    }

    /** Null when there is none: no socket, another family, not connected. */
    private InetSocketAddress address(boolean ofPeer) {
        NativeBuffer address = new NativeBuffer(ADDRESS_BYTES);
        NativeBuffer length = new NativeBuffer(Integer.BYTES);
        length.bytes().putInt(0, ADDRESS_BYTES);
        int result = ofPeer ? LibC.getpeername(descriptor, address.address(), length.address())
                : LibC.getsockname(descriptor, address.address(), length.address());
        address.keep();
        length.keep();
        return result == 0 ? decode(address) : null;
    }

    /** struct sockaddr_in and sockaddr_in6: family, port in network order; IPv4 address at 4, IPv6 address at 8. */
    private static InetSocketAddress decode(NativeBuffer address) {
        int family = address.bytes().getShort(0);
        if (family != LibC.AF_INET && family != LibC.AF_INET6) {
            return null;
        }
        byte[] bytes = new byte[family == LibC.AF_INET ? 4 : 16];
        address.bytes().get(family == LibC.AF_INET ? 4 : 8, bytes);
        int port = (address.bytes().get(2) & 0xff) << 8 | address.bytes().get(3) & 0xff;
        try {
            // An IPv4 address mapped into IPv6 becomes one of IPv4, as it does in Java's own sockets.
            return new InetSocketAddress(InetAddress.getByAddress(bytes), port);
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    /** TCP_INFO: struct tcp_info of linux/tcp.h. */
    public TcpInfo info() throws ErrnoException {
        NativeBuffer info = new NativeBuffer(TcpInfo.BYTES);
        get(TCP_INFO, "TCP_INFO", info);
        return TcpInfo.of(info.bytes());
    }

    /** TCP_CONGESTION: the name of the congestion control. */
    public String congestionControl() throws ErrnoException {
        NativeBuffer name = new NativeBuffer(CONGESTION_NAME_BYTES);
        get(TCP_CONGESTION, "TCP_CONGESTION", name);
        return name.text(0, CONGESTION_NAME_BYTES);
    }

    /** @throws ErrnoException ENOENT for a name the kernel does not have, EPERM for one it keeps for administrators */
    public void setCongestionControl(String name) throws ErrnoException {
        byte[] bytes = name.getBytes(StandardCharsets.US_ASCII);
        NativeBuffer value = new NativeBuffer(bytes.length + 1);
        value.bytes().put(0, bytes);
        set(TCP_CONGESTION, "TCP_CONGESTION " + name, value, bytes.length);
    }

    /**
     * TCP_MAXSEG, before the connection is made: announced to the peer and kept by this side.
     *
     * @throws ErrnoException EINVAL for a size outside 88 to 32767
     */
    public void setMaximumSegment(int bytes) throws ErrnoException {
        NativeBuffer value = new NativeBuffer(Integer.BYTES);
        value.bytes().putInt(0, bytes);
        set(TCP_MAXSEG, "TCP_MAXSEG " + bytes, value, Integer.BYTES);
    }

    private void get(int option, String name, NativeBuffer value) throws ErrnoException {
        NativeBuffer length = new NativeBuffer(Integer.BYTES);
        length.bytes().putInt(0, value.capacity());
        int result = LibC.getsockopt(descriptor, IPPROTO_TCP, option, value.address(), length.address());
        int errno = result < 0 ? LibC.errno() : 0;
        value.keep();
        length.keep();
        if (result < 0) {
            throw new ErrnoException(errno, "getsockopt " + name, "");
        }
    }

    private void set(int option, String name, NativeBuffer value, int length) throws ErrnoException {
        int result = LibC.setsockopt(descriptor, IPPROTO_TCP, option, value.address(), length);
        int errno = result < 0 ? LibC.errno() : 0;
        value.keep();
        if (result < 0) {
            throw new ErrnoException(errno, "setsockopt " + name, "");
        }
    }
}
