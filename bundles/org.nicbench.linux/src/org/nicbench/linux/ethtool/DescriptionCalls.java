// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nicbench.linux.ErrnoException;

/** ETHTOOL_GDRVINFO, ETHTOOL_GSTATS, ETHTOOL_GPERMADDR. */
final class DescriptionCalls {

    private static final int GDRVINFO = 0x03;
    private static final int GSTATS = 0x1d;
    private static final int GPERMADDR = 0x20;
    private static final int DRVINFO_BYTES = 196;
    private static final int MAX_ADDRESS_BYTES = 32;

    private final EthtoolSocket socket;

    DescriptionCalls(EthtoolSocket socket) {
        this.socket = socket;
    }

    DriverInfo driverInfo(String nic) throws ErrnoException {
        synchronized (socket) {
            ByteBuffer struct = socket.prepare(GDRVINFO, DRVINFO_BYTES);
            socket.call(nic, "GDRVINFO");
            return new DriverInfo(socket.text(4, 32), socket.text(36, 32), socket.text(68, 32), socket.text(100, 32),
                    socket.text(132, 32), struct.getInt(180), struct.getInt(176));
        }
    }

    /** Counters by name; equal names, which some drivers have, get their place attached from the second on. */
    Map<String, Long> statistics(String nic) throws ErrnoException {
        synchronized (socket) {
            List<String> names = StringSets.read(socket, nic, StringSets.STATISTICS);
            Map<String, Long> statistics = new LinkedHashMap<>();
            if (names.isEmpty()) {
                return statistics;
            }
            ByteBuffer struct = socket.prepare(GSTATS, 8 + Long.BYTES * names.size());
            struct.putInt(4, names.size());
            socket.call(nic, "GSTATS");
            int count = Math.min(names.size(), struct.getInt(4));
            for (int i = 0; i < count; i++) {
                String name = statistics.containsKey(names.get(i)) ? names.get(i) + "#" + i : names.get(i);
                statistics.put(name, struct.getLong(8 + Long.BYTES * i));
            }
            return Collections.unmodifiableMap(statistics);
        }
    }

    /** Empty text when the NIC has no permanent address: the kernel then gives all zeros, or no bytes. */
    String permanentAddress(String nic) throws ErrnoException {
        synchronized (socket) {
            ByteBuffer struct = socket.prepare(GPERMADDR, 8 + MAX_ADDRESS_BYTES);
            struct.putInt(4, MAX_ADDRESS_BYTES);
            socket.call(nic, "GPERMADDR");
            int size = Math.min(struct.getInt(4), MAX_ADDRESS_BYTES);
            boolean none = IntStream.range(0, size).allMatch(i -> struct.get(8 + i) == 0);
            HexFormat hex = HexFormat.of();
            return none ? "" : IntStream.range(0, size).mapToObj(i -> hex.toHexDigits(struct.get(8 + i)))
                    .collect(Collectors.joining(":"));
        }
    }
}
