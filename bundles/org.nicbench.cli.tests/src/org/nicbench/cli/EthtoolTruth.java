// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code ethtool -k} says, read by a parser of the tests' own. */
final class EthtoolTruth {

	/** Names under which ethtool prints a group of one member, and that member's kernel name (ethtool 6.1, netlink/features.c). */
	private static final Map<String, String> LONG_NAMES = Map.of("rx-checksumming", "rx-checksum",
			"generic-segmentation-offload", "tx-generic-segmentation", "generic-receive-offload", "rx-gro",
			"large-receive-offload", "rx-lro", "rx-vlan-offload", "rx-vlan-hw-parse", "tx-vlan-offload", "tx-vlan-hw-insert",
			"ntuple-filters", "rx-ntuple-filter", "receive-hashing", "rx-hashing");

	private static final Pattern LINE = Pattern
			.compile("(\\t?)([a-z0-9_-]+): (on|off)( \\[fixed\\])?( \\[requested (on|off)\\])?\\s*");

	private static final java.util.Set<String> HEADERS = java.util.Set.of("tx-checksumming", "scatter-gather",
			"tcp-segmentation-offload", "udp-fragmentation-offload");

	/** A feature as ethtool prints it. */
	record Flags(boolean active, boolean fixed, boolean wanted) {
	}

	private EthtoolTruth() {
	}

	/** @return features by kernel name */
	static Map<String, Flags> parse(String text) {
		Map<String, Flags> features = new LinkedHashMap<>();
		text.lines().skip(1).forEach(line -> {
			Matcher matcher = LINE.matcher(line);
			if (!matcher.matches()) {
				throw new AssertionError("ethtool says: " + line);
			}
			String name = matcher.group(2);
			if (HEADERS.contains(name)) {
				return;
			}
			boolean active = matcher.group(3).equals("on");
			boolean wanted = matcher.group(6) == null ? active : matcher.group(6).equals("on");
			features.put(LONG_NAMES.getOrDefault(name, name), new Flags(active, matcher.group(4) != null, wanted));
		});
		return features;
	}
}
