// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The attributes of a netlink message by type. */
final class Attributes {

    private static final int TYPE_MASK = 0x3fff;

    private final Map<Integer, ByteBuffer> values = new HashMap<>();

    /** Reads from the position of {@code bytes} to its limit. */
    Attributes(ByteBuffer bytes) {
        int at = bytes.position();
        while (at + 4 <= bytes.limit()) {
            int length = Short.toUnsignedInt(bytes.getShort(at));
            if (length < 4 || at + length > bytes.limit()) {
                break;
            }
            int type = bytes.getShort(at + 2) & TYPE_MASK;
            values.put(type, bytes.slice(at + 4, length - 4).order(bytes.order()));
            at += length + 3 & ~3;
        }
    }

    Optional<ByteBuffer> bytes(int type) {
        return Optional.ofNullable(values.get(type)).map(value -> value.duplicate().order(value.order()));
    }

    Optional<Attributes> nested(int type) {
        return bytes(type).map(Attributes::new);
    }

    OptionalInt number(int type) {
        ByteBuffer value = values.get(type);
        if (value == null) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(value.remaining() == 1 ? Byte.toUnsignedInt(value.get(0)) : value.getInt(0));
    }

    /** Text without its terminating zero; empty when the attribute is absent. */
    String text(int type) {
        return bytes(type).map(value -> {
            byte[] text = array(value);
            int length = text.length > 0 && text[text.length - 1] == 0 ? text.length - 1 : text.length;
            return new String(text, 0, length, StandardCharsets.UTF_8);
        }).orElse("");
    }

    /** A link-layer address as {@code 02:fc:00:00:00:01}; empty when the attribute is absent. */
    String linkAddress(int type) {
        return bytes(type).map(value -> HexFormat.ofDelimiter(":").formatHex(array(value))).orElse("");
    }

    Optional<InetAddress> inetAddress(int type) {
        return bytes(type).map(value -> {
            try {
                return InetAddress.getByAddress(array(value));
            } catch (UnknownHostException e) {
                throw new IllegalArgumentException("address of " + value.remaining() + " bytes", e);
            }
        });
    }

    private static byte[] array(ByteBuffer value) {
        byte[] copy = new byte[value.remaining()];
        value.get(value.position(), copy);
        return copy;
    }
}
