// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.nicbench.linux.ErrnoException;

/**
 * ETHTOOL_GLINKSETTINGS: a first call with no words for the link mode masks, which the kernel answers with minus the
 * number of words it wants, then a second with that number.
 */
final class LinkSettingsCall {

    private static final int GLINKSETTINGS = 0x4c;
    private static final int HEAD_BYTES = 48;
    private static final int WORDS_AT = 15;
    private static final int MASKS = 3;
    private static final int SPEED_UNKNOWN = -1;
    private static final long BITS_PER_MEGABIT = 1_000_000;

    private static final List<String> DUPLEX = List.of("half", "full");
    private static final List<String> PORTS = List.of("tp", "aui", "mii", "fibre", "bnc", "da");
    private static final int PORT_NONE = 0xef;

    private LinkSettingsCall() {
    }

    static LinkSettings read(EthtoolSocket socket, String nic) throws ErrnoException {
        synchronized (socket) {
            List<String> modes = StringSets.read(socket, nic, StringSets.LINK_MODES);
            ByteBuffer question = socket.prepare(GLINKSETTINGS, HEAD_BYTES);
            socket.call(nic, "GLINKSETTINGS");
            int words = Math.max(0, -question.get(WORDS_AT));
            ByteBuffer struct = socket.prepare(GLINKSETTINGS, HEAD_BYTES + MASKS * words * Integer.BYTES);
            struct.put(WORDS_AT, (byte) words);
            socket.call(nic, "GLINKSETTINGS");
            int speed = struct.getInt(4);
            int duplex = Byte.toUnsignedInt(struct.get(8));
            int port = Byte.toUnsignedInt(struct.get(9));
            return new LinkSettings(
                    speed == SPEED_UNKNOWN || speed == 0 ? OptionalLong.empty()
                            : OptionalLong.of(Integer.toUnsignedLong(speed) * BITS_PER_MEGABIT),
                    duplex < DUPLEX.size() ? DUPLEX.get(duplex) : "unknown", portName(port), struct.get(11) != 0,
                    Byte.toUnsignedInt(struct.get(10)), modes(struct, 0, words, modes), modes(struct, 1, words, modes),
                    modes(struct, 2, words, modes));
        }
    }

    private static String portName(int port) {
        if (port < PORTS.size()) {
            return PORTS.get(port);
        }
        return port == PORT_NONE ? "none" : "other";
    }

    private static List<String> modes(ByteBuffer struct, int mask, int words, List<String> names) {
        List<String> modes = new ArrayList<>();
        for (int bit = 0; bit < words * Integer.SIZE; bit++) {
            int word = struct.getInt(HEAD_BYTES + (mask * words + bit / Integer.SIZE) * Integer.BYTES);
            if ((word >>> bit % Integer.SIZE & 1) != 0) {
                modes.add(bit < names.size() ? names.get(bit) : "mode " + bit);
            }
        }
        return List.copyOf(modes);
    }
}
