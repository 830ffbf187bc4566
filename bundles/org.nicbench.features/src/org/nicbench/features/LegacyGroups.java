// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.nicbench.model.NicState;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;

/**
 * The legacy groups of ethtool(8): which feature belongs to which, and whether a group is on. Ethtool itself says a group is
 * on when any member is; here members that are fixed off do not count, the others alike give on or off, unlike give mixed, and
 * none left gives na. Fixed on counts as on.
 */
public final class LegacyGroups {

	/** All members that count are on. */
	public static final String ON = "on";
	/** All members that count are off. */
	public static final String OFF = "off";
	/** Members that count are unlike. */
	public static final String MIXED = "mixed";
	/** No member counts, or the source does not tell. */
	public static final String NOT_AVAILABLE = "na";

	private LegacyGroups() {
	}

	/** @return all groups in the order in which ethtool prints them */
	public static List<LegacyGroup> all() {
		return FeatureCatalogue.shipped().groups();
	}

	/** @return the group of that short or long name */
	public static Optional<LegacyGroup> find(String name) {
		return all().stream().filter(group -> group.shortName().equals(name) || group.longName().equals(name)).findFirst();
	}

	/** @return short name of the group that a kernel feature belongs to */
	public static Optional<String> groupOf(String feature) {
		return all().stream().filter(group -> group.holds(feature)).map(LegacyGroup::shortName).findFirst();
	}

	/** @return on, off, mixed or na by short name, for every group, in order */
	public static Map<String, String> of(FeatureTable features) {
		Map<String, String> states = new LinkedHashMap<>();
		for (LegacyGroup group : all()) {
			states.put(group.shortName(), state(group, features));
		}
		return states;
	}

	/**
	 * @return the same for a state, for every group that its source told something of: by name, which stands above what its
	 *         members tell, or by a member. A list that holds members of all the other groups is a whole one, so that a group
	 *         without any is na there; in a piece of one it is missing here: not told
	 */
	public static Map<String, String> of(NicState state) {
		Map<String, String> told = new LinkedHashMap<>();
		if (state.getGroups() != null) {
			state.getGroups().asMap().forEach((name, text) -> told.put(find(name).map(LegacyGroup::shortName).orElse(name), text));
		}
		FeatureTable features = state.getFeatures() == null ? FeatureTable.of(List.of()) : state.getFeatures();
		boolean whole = isWhole(features);
		Map<String, String> states = new LinkedHashMap<>();
		for (LegacyGroup group : all()) {
			String byName = told.remove(group.shortName());
			if (byName != null) {
				states.put(group.shortName(), byName);
			} else if (whole || hasMember(group, features)) {
				states.put(group.shortName(), state(group, features));
			}
		}
		states.putAll(told);
		return states;
	}

	private static boolean hasMember(LegacyGroup group, FeatureTable features) {
		return features.asList().stream().anyMatch(feature -> group.holds(feature.name()));
	}

	/** Kernels since 4.14 have no UDP fragmentation; every kernel that names features has members of all the other groups. */
	private static boolean isWhole(FeatureTable features) {
		return all().stream().allMatch(group -> group.shortName().equals("ufo") || hasMember(group, features));
	}

	private static String state(LegacyGroup group, FeatureTable features) {
		boolean anyOn = false;
		boolean anyOff = false;
		for (Feature feature : features.asList()) {
			if (!group.holds(feature.name()) || feature.isFixed() && !feature.active()) {
				continue;
			}
			anyOn |= feature.active();
			anyOff |= !feature.active();
		}
		if (anyOn && anyOff) {
			return MIXED;
		}
		return anyOn ? ON : anyOff ? OFF : NOT_AVAILABLE;
	}
}
