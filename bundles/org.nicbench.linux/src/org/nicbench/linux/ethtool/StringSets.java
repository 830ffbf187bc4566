// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.nicbench.linux.ErrnoException;

/** String sets of the kernel: ETHTOOL_GSSET_INFO for the count, ETHTOOL_GSTRINGS for the texts of 32 bytes. */
final class StringSets {

    static final int STATISTICS = 1;
    static final int PRIVATE_FLAGS = 2;
    static final int FEATURES = 4;
    static final int LINK_MODES = 9;

    private static final int GSSET_INFO = 0x37;
    private static final int GSTRINGS = 0x1b;
    private static final int STRING_BYTES = 32;

    private StringSets() {
    }

    /** The texts of a set; empty when the NIC has none. */
    static List<String> read(EthtoolSocket socket, String nic, int set) throws ErrnoException {
        synchronized (socket) {
            int count = count(socket, nic, set);
            if (count == 0) {
                return List.of();
            }
            ByteBuffer struct = socket.prepare(GSTRINGS, 12 + count * STRING_BYTES);
            struct.putInt(4, set);
            struct.putInt(8, count);
            socket.call(nic, "GSTRINGS");
            List<String> strings = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                strings.add(socket.text(12 + i * STRING_BYTES, STRING_BYTES));
            }
            return strings;
        }
    }

    private static int count(EthtoolSocket socket, String nic, int set) throws ErrnoException {
        ByteBuffer struct = socket.prepare(GSSET_INFO, 16 + 4);
        struct.putLong(8, 1L << set);
        socket.call(nic, "GSSET_INFO");
        // The kernel clears the mask bit of a set that the NIC does not have.
        return struct.getLong(8) == 0 ? 0 : struct.getInt(16);
    }
}
