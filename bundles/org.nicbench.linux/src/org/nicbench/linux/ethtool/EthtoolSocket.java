// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.nicbench.linux.Errno;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.internal.Descriptor;
import org.nicbench.linux.internal.LibC;
import org.nicbench.linux.internal.NativeBuffer;

/**
 * ioctl SIOCETHTOOL on a socket: a struct ifreq (name, pointer) and behind it, in the same memory, the command's
 * struct. One memory serves all calls of the socket, so callers hold the lock of this object from filling it to
 * reading the answer.
 */
final class EthtoolSocket implements AutoCloseable {

    private static final int SIOCETHTOOL = 0x8946;
    private static final int NAME_BYTES = 16;
    private static final int IFREQ_BYTES = 40;

    private final Descriptor descriptor;
    private NativeBuffer memory = new NativeBuffer(IFREQ_BYTES + 4096);

    EthtoolSocket() throws ErrnoException {
        descriptor = Descriptor.socket(LibC.AF_INET, LibC.SOCK_DGRAM, 0);
    }

    /** The command's struct of {@code bytes} zeroed bytes with the command in its first word. */
    ByteBuffer prepare(int command, int bytes) {
        if (memory.capacity() < IFREQ_BYTES + bytes) {
            memory = new NativeBuffer(IFREQ_BYTES + 2 * bytes);
        }
        memory.zero(0, IFREQ_BYTES + bytes);
        ByteBuffer struct = struct(bytes);
        struct.putInt(0, command);
        return struct;
    }

    private ByteBuffer struct(int bytes) {
        return memory.bytes().slice(IFREQ_BYTES, bytes).order(memory.bytes().order());
    }

    /**
     * Sends what was prepared.
     *
     * @return the kernel's return value, 0 or positive
     */
    int call(String nic, String command) throws ErrnoException {
        byte[] name = nic.getBytes(StandardCharsets.UTF_8);
        if (name.length == 0 || name.length >= NAME_BYTES) {
            throw new ErrnoException(Errno.ENODEV, "SIOCETHTOOL " + command, nic);
        }
        memory.bytes().put(0, name);
        memory.bytes().putLong(NAME_BYTES, memory.address() + IFREQ_BYTES);
        int result = LibC.ioctl(descriptor.number(), SIOCETHTOOL, memory.address());
        int errno = result < 0 ? LibC.errno() : 0;
        memory.keep();
        if (result < 0) {
            throw new ErrnoException(errno, "SIOCETHTOOL " + command, nic);
        }
        return result;
    }

    /** The text field of the command's struct. */
    String text(int offset, int bytes) {
        return memory.text(IFREQ_BYTES + offset, bytes);
    }

    @Override
    public void close() {
        descriptor.close();
    }
}
