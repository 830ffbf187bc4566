// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * struct ethtool_coalesce: when the NIC interrupts. All 22 fields under the names of {@code ethtool -C}; times in
 * microseconds, {@code adaptive-rx} and {@code adaptive-tx} 0 or 1, {@code sample-interval} in seconds, packet rates
 * in packets a second. A field that a driver does not know is 0.
 *
 * @param values in the order of the struct, each an unsigned 32-bit number
 */
public record Coalescing(Map<String, Long> values) {

    /** Field names in the order of the struct; field <i>i</i> stands at byte 4 + 4<i>i</i>. */
    public static final List<String> NAMES = List.of("rx-usecs", "rx-frames", "rx-usecs-irq", "rx-frames-irq",
            "tx-usecs", "tx-frames", "tx-usecs-irq", "tx-frames-irq", "stats-block-usecs", "adaptive-rx", "adaptive-tx",
            "pkt-rate-low", "rx-usecs-low", "rx-frames-low", "tx-usecs-low", "tx-frames-low", "pkt-rate-high",
            "rx-usecs-high", "rx-frames-high", "tx-usecs-high", "tx-frames-high", "sample-interval");

    /** @throws IllegalArgumentException for a name that is not in {@link #NAMES} */
    public Coalescing {
        values.keySet().forEach(Coalescing::check);
        Map<String, Long> ordered = new LinkedHashMap<>();
        for (String name : NAMES) {
            ordered.put(name, values.getOrDefault(name, 0L));
        }
        values = Collections.unmodifiableMap(ordered);
    }

    private static void check(String name) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException("no coalescing parameter " + name);
        }
    }

    public long value(String name) {
        check(name);
        return values.get(name);
    }

    /** The same with some values changed. */
    public Coalescing with(Map<String, Long> changes) {
        Map<String, Long> changed = new LinkedHashMap<>(values);
        changed.putAll(changes);
        return new Coalescing(changed);
    }
}
