// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;

/**
 * Collects the lines of one list of features and makes a NIC state of them. Groups: members that are fixed off do not
 * count, the others alike are on or off, unlike are mixed, none left is na; a header with members is not asked; what the
 * kernel refused to tell is na.
 */
final class FeatureDump {

	private static final String NA = "na";
	private static final int FEWEST_OF_A_KERNEL = 20;

	private record Header(LegacyNames.Group group, boolean active, Boolean wanted, boolean fixed) {
	}

	private final NicState state = NicBenchFactory.eINSTANCE.createNicState();
	private final List<Feature> features = new ArrayList<>();
	private final Map<String, Header> headers = new LinkedHashMap<>();
	private final Set<String> refused = new HashSet<>();
	private final Set<String> names = new HashSet<>();
	private boolean kernelNames;
	private boolean changes;

	NicState state() {
		return state;
	}

	/** The list is one of changes: every line is a feature of its own, nothing is fixed. */
	void isChanges() {
		changes = true;
		kernelNames = true;
	}

	/** The list was printed by an ethtool that knows the kernel's names. */
	void hasKernelNames() {
		kernelNames = true;
	}

	boolean isChangeList() {
		return changes;
	}

	boolean has(String name) {
		return names.contains(name);
	}

	boolean hasNames() {
		return !names.isEmpty();
	}

	boolean isEmpty() {
		return names.isEmpty() && refused.isEmpty();
	}

	void refused(LegacyNames.Group group) {
		refused.add(group.shortName());
	}

	/**
	 * @param fixed null when the list does not tell (a header with members in JSON)
	 * @param mark  {@code requested on}, {@code requested off}, {@code not requested} or null
	 */
	void add(String name, boolean active, Boolean fixed, String mark) {
		names.add(name);
		LegacyNames.Group group = LegacyNames.printed(name);
		boolean isFixed = Boolean.TRUE.equals(fixed);
		Boolean wanted = mark == null ? (isFixed ? null : (Boolean) active)
				: mark.startsWith("requested") ? (Boolean) mark.endsWith("on") : null;
		if (group != null) {
			headers.put(group.shortName(), new Header(group, active, wanted, isFixed));
		} else {
			kernelNames = true;
			features.add(new Feature(name, active, wanted, !isFixed, isFixed));
		}
	}

	/** @return the state, complete */
	NicState toState() {
		Map<String, String> groups = new LinkedHashMap<>();
		Set<Feature> all = new LinkedHashSet<>();
		for (LegacyNames.Group group : LegacyNames.all()) {
			List<Feature> members = members(group);
			all.addAll(members);
			String told = told(group, members);
			if (told != null) {
				groups.put(group.shortName(), told);
			}
		}
		all.addAll(features);
		state.setFeatures(all.isEmpty() ? null : FeatureTable.of(List.copyOf(all)));
		state.setGroups(groups.isEmpty() ? null : Labels.of(groups));
		return state;
	}

	/** The features of a group; a header that can stand for one feature only is that feature. */
	private List<Feature> members(LegacyNames.Group group) {
		List<Feature> members = features.stream().filter(feature -> group.members().matcher(feature.name()).matches()).toList();
		Header header = headers.get(group.shortName());
		boolean stands = header != null && members.isEmpty() && kernelNames && group.onlyMember() != null
				&& !refused.contains(group.shortName());
		return stands
				? List.of(new Feature(group.onlyMember(), header.active(), header.wanted(), !header.fixed(), header.fixed()))
				: members;
	}

	private String told(LegacyNames.Group group, List<Feature> members) {
		Header header = headers.get(group.shortName());
		if (refused.contains(group.shortName())) {
			return NA;
		}
		if (changes) {
			return header == null ? null : onOff(header.active());
		}
		if (!members.isEmpty()) {
			return combined(members);
		}
		if (header != null) {
			return header.fixed() && !header.active() ? NA : onOff(header.active());
		}
		return isWhole() ? NA : null;
	}

	/** Nothing was filtered out of a list of the kernel's own names: what is missing does not exist there. */
	private boolean isWhole() {
		return kernelNames && names.size() >= FEWEST_OF_A_KERNEL && features.stream().anyMatch(Feature::isFixed);
	}

	private static String combined(List<Feature> members) {
		Boolean value = null;
		for (Feature member : members) {
			if (member.isFixed() && !member.active()) {
				continue;
			}
			if (value != null && value != member.active()) {
				return "mixed";
			}
			value = member.active();
		}
		return value == null ? NA : onOff(value);
	}

	private static String onOff(boolean active) {
		return active ? "on" : "off";
	}
}
