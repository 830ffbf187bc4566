// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.nio.charset.StandardCharsets;
import org.nicbench.linux.internal.Descriptor;
import org.nicbench.linux.internal.LibC;
import org.nicbench.linux.internal.NativeBuffer;

/**
 * A tap interface through {@code /dev/net/tun} (Documentation/networking/tuntap.rst), in the network namespace of the
 * thread that makes it. As long as this object is open the interface has an owner, and only with an owner that
 * announced the offloads of its reader can those offloads be active.
 *
 * <p>Needs CAP_NET_ADMIN in the namespace. Failure: ErrnoException, {@link ErrnoException#isNotFound()} on a machine
 * without {@code /dev/net/tun}.
 */
public final class Tap implements AutoCloseable {

    private static final String DEVICE = "/dev/net/tun";
    private static final long TUNSETIFF = 0x400454ca;
    private static final long TUNSETPERSIST = 0x400454cb;
    private static final long TUNSETOFFLOAD = 0x400454d0;
    private static final short IFF_TAP = 0x0002;
    private static final short IFF_NO_PI = 0x1000;
    private static final short IFF_VNET_HDR = 0x4000;
    private static final int TUN_F_CSUM = 0x01;
    private static final int TUN_F_TSO4 = 0x02;
    private static final int TUN_F_TSO6 = 0x04;
    private static final int TUN_F_TSO_ECN = 0x08;
    private static final int IFREQ_BYTES = 40;
    private static final int NAME_BYTES = 16;

    private final String name;
    private final Descriptor descriptor;

    private Tap(String name, Descriptor descriptor) {
        this.name = name;
        this.descriptor = descriptor;
    }

    /** Makes an interface that lives without an owner until it is deleted, like {@code ip tuntap add mode tap}. */
    public static void createPersistent(String name) throws ErrnoException {
        try (Tap tap = open(name, (short) (IFF_TAP | IFF_NO_PI))) {
            tap.control(TUNSETPERSIST, 1, "TUNSETPERSIST");
        }
    }

    /** Makes or takes over an interface without offloads; one that is not persistent goes with {@link #close}. */
    public static Tap open(String name) throws ErrnoException {
        return open(name, (short) (IFF_TAP | IFF_NO_PI));
    }

    /**
     * Makes or takes over an interface whose owner takes packets with checksums and segmentation left to do
     * (IFF_VNET_HDR, TUNSETOFFLOAD), as a virtual machine does.
     */
    public static Tap openWithOffloads(String name) throws ErrnoException {
        Tap tap = open(name, (short) (IFF_TAP | IFF_NO_PI | IFF_VNET_HDR));
        try {
            tap.control(TUNSETOFFLOAD, TUN_F_CSUM | TUN_F_TSO4 | TUN_F_TSO6 | TUN_F_TSO_ECN, "TUNSETOFFLOAD");
            return tap;
        } catch (ErrnoException e) {
            tap.close();
            throw e;
        }
    }

    private static Tap open(String name, short flags) throws ErrnoException {
        byte[] text = name.getBytes(StandardCharsets.UTF_8);
        if (text.length == 0 || text.length >= NAME_BYTES) {
            throw new ErrnoException(Errno.EINVAL, "TUNSETIFF", name);
        }
        Descriptor descriptor = Descriptor.open(DEVICE, LibC.O_RDWR, 0);
        NativeBuffer request = new NativeBuffer(IFREQ_BYTES);
        request.bytes().put(0, text);
        request.bytes().putShort(NAME_BYTES, flags);
        int result = LibC.ioctl(descriptor.number(), TUNSETIFF, request.address());
        int errno = result < 0 ? LibC.errno() : 0;
        request.keep();
        if (result < 0) {
            descriptor.close();
            throw new ErrnoException(errno, "TUNSETIFF", name);
        }
        return new Tap(name, descriptor);
    }

    private void control(long request, long value, String call) throws ErrnoException {
        if (LibC.ioctl(descriptor.number(), request, value) < 0) {
            throw new ErrnoException(LibC.errno(), call, name);
        }
    }

    public String name() {
        return name;
    }

    /** Gives the interface up. */
    @Override
    public void close() {
        descriptor.close();
    }
}
