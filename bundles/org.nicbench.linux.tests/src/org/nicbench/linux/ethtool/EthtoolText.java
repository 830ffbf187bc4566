// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What {@code ethtool -k} of version 6.1 printed: the kernel's features, and the headers of groups of several. */
record EthtoolText(Map<String, Entry> features, Map<String, Boolean> groups) {

    record Entry(boolean active, boolean fixed, Boolean requested) {
    }

    /** Long names under which ethtool prints a group; those with one member stand for the feature itself. */
    static final Map<String, List<String>> GROUPS = Map.ofEntries(
            Map.entry("rx-checksumming", List.of("rx-checksum")),
            Map.entry("tx-checksumming",
                    List.of("tx-checksum-ipv4", "tx-checksum-ip-generic", "tx-checksum-ipv6", "tx-checksum-fcoe-crc",
                            "tx-checksum-sctp")),
            Map.entry("scatter-gather", List.of("tx-scatter-gather", "tx-scatter-gather-fraglist")),
            Map.entry("tcp-segmentation-offload",
                    List.of("tx-tcp-segmentation", "tx-tcp-ecn-segmentation", "tx-tcp-mangleid-segmentation",
                            "tx-tcp6-segmentation", "tx-tcp-accecn-segmentation")),
            Map.entry("generic-segmentation-offload", List.of("tx-generic-segmentation")),
            Map.entry("generic-receive-offload", List.of("rx-gro")),
            Map.entry("large-receive-offload", List.of("rx-lro")),
            Map.entry("rx-vlan-offload", List.of("rx-vlan-hw-parse")),
            Map.entry("tx-vlan-offload", List.of("tx-vlan-hw-insert")),
            Map.entry("ntuple-filters", List.of("rx-ntuple-filter")),
            Map.entry("receive-hashing", List.of("rx-hashing")));

    static EthtoolText parse(String text) {
        Map<String, Entry> features = new LinkedHashMap<>();
        Map<String, Boolean> groups = new LinkedHashMap<>();
        for (String line : text.lines().skip(1).map(String::strip).collect(Collectors.toList())) {
            int colon = line.indexOf(':');
            String name = line.substring(0, colon);
            String value = line.substring(colon + 1).strip();
            List<String> members = GROUPS.getOrDefault(name, List.of(name));
            if (members.size() == 1) {
                features.put(members.get(0), entry(value));
            } else {
                groups.put(name, value.startsWith("on"));
            }
        }
        return new EthtoolText(features, groups);
    }

    private static Entry entry(String value) {
        Boolean requested = value.contains("[requested on]") ? Boolean.TRUE
                : value.contains("[requested off]") ? Boolean.FALSE : null;
        return new Entry(value.startsWith("on"), value.contains("[fixed]"), requested);
    }

    /** What ethtool would print for these bits, in the same shape. */
    static EthtoolText of(FeatureBits bits, EthtoolText like) {
        Map<String, Entry> features = new LinkedHashMap<>();
        for (String name : bits.names()) {
            if (!name.isEmpty()) {
                boolean fixed = bits.isFixed(name);
                Boolean requested = fixed || bits.isRequested(name) == bits.isActive(name) ? null
                        : Boolean.valueOf(bits.isRequested(name));
                features.put(name, new Entry(bits.isActive(name), fixed, requested));
            }
        }
        Map<String, Boolean> groups = new LinkedHashMap<>();
        like.groups.keySet().forEach(group -> groups.put(group,
                GROUPS.get(group).stream().filter(bits::has).anyMatch(bits::isActive)));
        return new EthtoolText(features, groups);
    }
}
