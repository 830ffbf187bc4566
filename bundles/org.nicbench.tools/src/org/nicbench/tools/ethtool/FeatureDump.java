// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.nicbench.features.LegacyGroup;
import org.nicbench.features.LegacyGroups;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;

/**
 * Collects the lines of one list of features and makes a NIC state of them. A header with members is not asked: its members
 * tell. What the kernel refused to tell is na.
 */
final class FeatureDump {

	private record Header(boolean active, Boolean wanted, boolean fixed) {
	}

	private final NicState state = NicBenchFactory.eINSTANCE.createNicState();
	private final Set<Feature> features = new LinkedHashSet<>();
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

	/** @param group short name */
	void refused(String group) {
		refused.add(group);
	}

	/**
	 * @param fixed null when the list does not tell (a header with members in JSON)
	 * @param mark  {@code requested on}, {@code requested off}, {@code not requested} or null
	 */
	void add(String name, boolean active, Boolean fixed, String mark) {
		names.add(name);
		LegacyGroup group = LegacyNames.printed(name);
		boolean isFixed = Boolean.TRUE.equals(fixed);
		Boolean wanted = mark == null ? (isFixed ? null : (Boolean) active)
				: mark.startsWith("requested") ? (Boolean) mark.endsWith("on") : null;
		if (group != null) {
			headers.put(group.shortName(), new Header(active, wanted, isFixed));
		} else {
			kernelNames = true;
			features.add(new Feature(name, active, wanted, !isFixed, isFixed));
		}
	}

	/** @return the state, complete */
	NicState toState() {
		Map<String, String> told = new LinkedHashMap<>();
		Set<Feature> all = new LinkedHashSet<>();
		for (LegacyGroup group : LegacyGroups.all()) {
			List<Feature> members = new ArrayList<>(features.stream().filter(feature -> group.holds(feature.name())).toList());
			Header header = headers.get(group.shortName());
			if (refused.contains(group.shortName())) {
				told.put(group.shortName(), LegacyGroups.NOT_AVAILABLE);
			} else if (header != null && members.isEmpty()) {
				String only = LegacyNames.onlyMember(group);
				if (kernelNames && only != null) {
					members.add(new Feature(only, header.active(), header.wanted(), !header.fixed(), header.fixed()));
				} else {
					told.put(group.shortName(), header.active() ? LegacyGroups.ON
							: header.fixed() ? LegacyGroups.NOT_AVAILABLE : LegacyGroups.OFF);
				}
			}
			all.addAll(members);
		}
		all.addAll(features);
		state.setFeatures(all.isEmpty() ? null : FeatureTable.of(List.copyOf(all)));
		state.setGroups(told.isEmpty() ? null : Labels.of(told));
		return state;
	}
}
