// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The names ethtool has for groups of features since before the kernel named every feature (ethtool.c,
 * {@code off_flag_def}): short as typed, long as printed, and the kernel names of its members.
 */
final class LegacyNames {

	/**
	 * @param shortName   as typed
	 * @param longName    as printed
	 * @param members     pattern of the kernel names
	 * @param onlyMember  kernel name where there can be one only, else null
	 * @param refusedAs   how "Cannot get device ... settings" names it
	 */
	record Group(String shortName, String longName, Pattern members, String onlyMember, List<String> refusedAs) {
	}

	private static final Map<String, Group> BY_LONG_NAME = new LinkedHashMap<>();

	static {
		group("rx", "rx-checksumming", "rx-checksum", "rx-checksum", "rx csum", "rx checksumming");
		group("tx", "tx-checksumming", "tx-checksum-.*", null, "tx csum", "tx checksumming");
		group("sg", "scatter-gather", "tx-scatter-gather.*", null, "scatter-gather", "scatter gather");
		group("tso", "tcp-segmentation-offload", "tx-tcp.*-segmentation", null, "tcp segmentation offload");
		group("ufo", "udp-fragmentation-offload", "tx-udp-fragmentation", "tx-udp-fragmentation", "udp large send offload",
				"udp fragmentation offload");
		group("gso", "generic-segmentation-offload", "tx-generic-segmentation", "tx-generic-segmentation",
				"generic segmentation offload");
		group("gro", "generic-receive-offload", "rx-gro", "rx-gro", "generic receive offload", "GRO");
		group("lro", "large-receive-offload", "rx-lro", "rx-lro", "large receive offload", "flags");
		group("rxvlan", "rx-vlan-offload", "rx-vlan-hw-parse", "rx-vlan-hw-parse", "rx vlan offload");
		group("txvlan", "tx-vlan-offload", "tx-vlan-hw-insert", "tx-vlan-hw-insert", "tx vlan offload");
		group("ntuple", "ntuple-filters", "rx-ntuple-filter", "rx-ntuple-filter", "ntuple filters");
		group("rxhash", "receive-hashing", "rx-hashing", "rx-hashing", "receive hashing");
	}

	private LegacyNames() {
	}

	private static void group(String shortName, String longName, String members, String onlyMember, String... refusedAs) {
		BY_LONG_NAME.put(longName, new Group(shortName, longName, Pattern.compile(members), onlyMember, List.of(refusedAs)));
	}

	static Iterable<Group> all() {
		return BY_LONG_NAME.values();
	}

	/** @return the group printed under that name, of any age (with blanks or hyphens), or null */
	static Group printed(String name) {
		return BY_LONG_NAME.get(name.replace(' ', '-').toLowerCase(Locale.ROOT));
	}

	/** @return the group that such a refusal speaks of, or null */
	static Group refused(String words) {
		for (Group group : all()) {
			if (group.refusedAs().stream().anyMatch(words::equalsIgnoreCase)) {
				return group;
			}
		}
		return null;
	}
}
