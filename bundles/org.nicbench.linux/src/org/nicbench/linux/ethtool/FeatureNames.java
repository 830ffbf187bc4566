// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The kernel's names of the feature bits (string set ETH_SS_FEATURES). The same for all NICs of a running kernel and
 * different between kernels, so a bit number means nothing without it.
 */
final class FeatureNames {

    private final List<String> names;
    private final Map<String, Integer> bits = new HashMap<>();

    FeatureNames(List<String> names) {
        this.names = List.copyOf(names);
        for (int bit = 0; bit < names.size(); bit++) {
            if (!names.get(bit).isEmpty()) {
                bits.put(names.get(bit), bit);
            }
        }
    }

    List<String> list() {
        return names;
    }

    OptionalInt bit(String name) {
        Integer bit = bits.get(name);
        return bit == null ? OptionalInt.empty() : OptionalInt.of(bit);
    }

    int words() {
        return (names.size() + Integer.SIZE - 1) / Integer.SIZE;
    }
}
