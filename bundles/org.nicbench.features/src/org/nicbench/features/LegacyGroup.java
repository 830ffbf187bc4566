// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

/**
 * A group of features that ethtool(8) sets and prints under one name, older than the kernel's feature names.
 *
 * @param shortName what {@code ethtool -K} takes, {@code tso}
 * @param longName  what {@code ethtool -k} prints, {@code tcp-segmentation-offload}
 * @param pattern   kernel names of its members, with one {@code *} at most
 */
public record LegacyGroup(String shortName, String longName, String pattern) {

	/** @return whether a kernel feature belongs to the group: prefix and suffix match, as in ethtool's own table */
	public boolean holds(String feature) {
		int star = pattern.indexOf('*');
		if (star < 0) {
			return feature.equals(pattern);
		}
		String prefix = pattern.substring(0, star);
		String suffix = pattern.substring(star + 1);
		return feature.length() >= prefix.length() + suffix.length() && feature.startsWith(prefix)
				&& feature.endsWith(suffix);
	}
}
