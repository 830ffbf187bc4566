// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.nicbench.linux.internal.NativeBuffer;

/** A request being built: struct nlmsghdr, the family's fixed struct, attributes aligned to 4 bytes (netlink(7)). */
final class NetlinkMessage {

    static final int REQUEST = 1;
    /** The kernel answers with struct nlmsgerr, also when all is well. */
    static final int ACK = 4;
    static final int DUMP = 0x300;
    static final int EXCLUSIVE = 0x200;
    static final int CREATE = 0x400;

    static final int HEADER_BYTES = 16;
    private static final int CAPACITY_BYTES = 1024;
    private static final int NESTED = 0x8000;

    private final NativeBuffer memory = new NativeBuffer(CAPACITY_BYTES);
    private final ByteBuffer bytes = memory.bytes();
    private final int type;

    NetlinkMessage(int type, int flags) {
        this.type = type;
        bytes.putInt(0).putShort((short) type).putShort((short) (flags | REQUEST)).putInt(0).putInt(0);
    }

    int type() {
        return type;
    }

    NetlinkMessage putByte(int value) {
        bytes.put((byte) value);
        return this;
    }

    NetlinkMessage putShort(int value) {
        bytes.putShort((short) value);
        return this;
    }

    NetlinkMessage putInt(int value) {
        bytes.putInt(value);
        return this;
    }

    /** struct ifinfomsg */
    NetlinkMessage linkHeader(int index, int flags, int change) {
        return putByte(0).putByte(0).putShort(0).putInt(index).putInt(flags).putInt(change);
    }

    NetlinkMessage attribute(int attribute, byte[] value) {
        bytes.putShort((short) (4 + value.length)).putShort((short) attribute).put(value);
        return align();
    }

    NetlinkMessage attribute(int attribute, int value) {
        bytes.putShort((short) 8).putShort((short) attribute).putInt(value);
        return this;
    }

    /** Text with its terminating zero. */
    NetlinkMessage attribute(int attribute, String value) {
        byte[] text = value.getBytes(StandardCharsets.UTF_8);
        return attribute(attribute, Arrays.copyOf(text, text.length + 1));
    }

    /** An attribute that holds what {@code content} puts. */
    NetlinkMessage nest(int attribute, Runnable content) {
        int start = bytes.position();
        bytes.putShort((short) 0).putShort((short) (attribute | NESTED));
        content.run();
        bytes.putShort(start, (short) (bytes.position() - start));
        return this;
    }

    private NetlinkMessage align() {
        while (bytes.position() % 4 != 0) {
            bytes.put((byte) 0);
        }
        return this;
    }

    /** Completes the header; the message must not be changed afterwards. */
    NativeBuffer complete(int sequence) {
        bytes.putInt(0, bytes.position()).putInt(8, sequence);
        return memory;
    }

    int length() {
        return bytes.position();
    }
}
