// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import org.nicbench.features.FeatureCatalogue;
import org.nicbench.features.LegacyGroup;
import org.nicbench.features.LegacyGroups;

/** How ethtool of any age prints the legacy groups, and which other names are features. */
final class LegacyNames {

	/** Groups that one ioctl, ETHTOOL_GFLAGS, tells. */
	static final Set<String> FLAGS = Set.of("lro", "rxvlan", "txvlan", "ntuple", "rxhash");

	/** What stands in "Cannot get device ... settings" (ethtool.c, {@code off_flag_def} and its forerunners). */
	private static final Map<String, String> REFUSED_AS = Map.ofEntries(Map.entry("rx csum", "rx"), Map.entry("rx checksumming", "rx"),
			Map.entry("tx csum", "tx"), Map.entry("tx checksumming", "tx"), Map.entry("scatter-gather", "sg"),
			Map.entry("scatter gather", "sg"), Map.entry("tcp segmentation offload", "tso"), Map.entry("udp large send offload", "ufo"),
			Map.entry("udp fragmentation offload", "ufo"), Map.entry("generic segmentation offload", "gso"),
			Map.entry("gso", "gso"), Map.entry("generic receive offload", "gro"), Map.entry("gro", "gro"),
			Map.entry("large receive offload", "lro"), Map.entry("rx vlan offload", "rxvlan"),
			Map.entry("tx vlan offload", "txvlan"), Map.entry("ntuple filters", "ntuple"), Map.entry("receive hashing", "rxhash"));

	private static final Map<String, LegacyGroup> PRINTED = new HashMap<>();
	private static final List<String> WITH_BLANKS = LegacyGroups.all().stream().map(group -> group.longName().replace('-', ' ')).toList();

	static {
		LegacyGroups.all().forEach(group -> PRINTED.put(group.longName(), group));
		// ethtool up to 5 kept a hyphen in the one and not in the other
		LegacyGroups.all().forEach(group -> PRINTED.put(group.longName().replace('-', ' '), group));
	}

	private LegacyNames() {
	}

	/** @return the group printed under that name, with blanks or hyphens, or null */
	static LegacyGroup printed(String name) {
		LegacyGroup group = PRINTED.get(name);
		return group != null ? group : PRINTED.get(name.toLowerCase(Locale.ROOT));
	}

	/** @return the name with blanks that the text ends with, or null */
	static String blankNameAtEnd(String text) {
		for (String name : WITH_BLANKS) {
			int start = text.length() - name.length();
			if (start >= 0 && text.endsWith(name) && (start == 0 || !Character.isLetterOrDigit(text.charAt(start - 1)))) {
				return name;
			}
		}
		return null;
	}

	/** @return whether a kernel or an ethtool is known to use that name */
	static boolean isKnown(String name) {
		return PRINTED.containsKey(name) || FeatureCatalogue.shipped().names().contains(name);
	}

	/** @return short name of the group that such a refusal speaks of, "flags" for all that go by flags, or null */
	static String refused(String words) {
		String plain = words.toLowerCase(Locale.ROOT);
		return plain.equals("flags") ? plain : REFUSED_AS.getOrDefault(plain, REFUSED_AS.get(plain.replace('-', ' ')));
	}

	/** @return the kernel name behind a group that has one member only, else null */
	static String onlyMember(LegacyGroup group) {
		return group.pattern().indexOf('*') < 0 ? group.pattern() : null;
	}
}
