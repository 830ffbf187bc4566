// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.Locale;
import java.util.Map;

import org.nicbench.features.LegacyGroup;
import org.nicbench.features.LegacyGroups;

/** How ethtool of any age prints the legacy groups. */
final class LegacyNames {

	/** What stands in "Cannot get device ... settings" (ethtool.c, {@code off_flag_def} and its forerunners). */
	private static final Map<String, String> REFUSED_AS = Map.ofEntries(Map.entry("rx csum", "rx"), Map.entry("rx checksumming", "rx"),
			Map.entry("tx csum", "tx"), Map.entry("tx checksumming", "tx"), Map.entry("scatter-gather", "sg"),
			Map.entry("scatter gather", "sg"), Map.entry("tcp segmentation offload", "tso"), Map.entry("udp large send offload", "ufo"),
			Map.entry("udp fragmentation offload", "ufo"), Map.entry("generic segmentation offload", "gso"),
			Map.entry("gso", "gso"), Map.entry("generic receive offload", "gro"), Map.entry("gro", "gro"),
			Map.entry("large receive offload", "lro"), Map.entry("flags", "lro"), Map.entry("rx vlan offload", "rxvlan"),
			Map.entry("tx vlan offload", "txvlan"), Map.entry("ntuple filters", "ntuple"), Map.entry("receive hashing", "rxhash"));

	private LegacyNames() {
	}

	/** @return the group printed under that name, with blanks or hyphens, or null */
	static LegacyGroup printed(String name) {
		String longName = name.replace(' ', '-').toLowerCase(Locale.ROOT);
		return LegacyGroups.all().stream().filter(group -> group.longName().equals(longName)).findFirst().orElse(null);
	}

	/** @return short name of the group that such a refusal speaks of, or null */
	static String refused(String words) {
		return REFUSED_AS.get(words.toLowerCase(Locale.ROOT));
	}

	/** @return the kernel name behind a group that has one member only, else null */
	static String onlyMember(LegacyGroup group) {
		return group.pattern().indexOf('*') < 0 ? group.pattern() : null;
	}
}
