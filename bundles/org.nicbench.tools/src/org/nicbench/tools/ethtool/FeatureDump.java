// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
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

	private record Entry(boolean active, Boolean wanted, boolean fixed) {

		Feature named(String name) {
			return new Feature(name, active, wanted, !fixed, fixed);
		}
	}

	private final Map<String, Entry> entries = new LinkedHashMap<>();
	private final Set<String> refused = new HashSet<>();
	private final List<String> warnings = new ArrayList<>();
	private String nic;
	private boolean kernelNames;
	private boolean changes;
	private boolean unfiltered;
	private boolean withoutFixed;

	FeatureDump() {
	}

	/** @return another dump with the same content */
	FeatureDump copy() {
		FeatureDump copy = new FeatureDump();
		copy.entries.putAll(entries);
		copy.refused.addAll(refused);
		copy.warnings.addAll(warnings);
		copy.nic = nic;
		copy.kernelNames = kernelNames;
		copy.changes = changes;
		copy.withoutFixed = withoutFixed;
		return copy;
	}

	String nic() {
		return nic;
	}

	void setNic(String nic) {
		this.nic = nic;
	}

	/** The list is one of changes: every line is a feature of its own, nothing is fixed. */
	void isChanges() {
		changes = true;
		kernelNames = true;
	}

	/** The list begins with the line of an ethtool that knows the kernel's names, and nothing is known to have been left out. */
	void isListOfKernelNames(boolean filtered) {
		kernelNames = true;
		unfiltered = !filtered;
	}

	/** What is fixed was left out of the list. */
	void isWithoutFixed() {
		withoutFixed = true;
	}

	boolean isChangeList() {
		return changes;
	}

	boolean has(String name) {
		return entries.containsKey(name);
	}

	boolean isActive(String name) {
		return entries.get(name).active();
	}

	boolean hasNames() {
		return !entries.isEmpty();
	}

	boolean isEmpty() {
		return entries.isEmpty() && refused.isEmpty();
	}

	/** @param group short name, or "flags" */
	void refused(String group, String words) {
		refused.add(group);
		warnings.add(words);
	}

	void warn(String words) {
		if (!warnings.contains(words)) {
			warnings.add(words);
		}
	}

	void add(FeatureLine line) {
		add(line.name(), line.active(), line.fixed(), line.mark());
	}

	/**
	 * @param fixed null when the list does not tell (a header with members in JSON)
	 * @param mark  {@code requested on}, {@code requested off}, {@code not requested} or null
	 */
	void add(String name, boolean active, Boolean fixed, String mark) {
		boolean isFixed = Boolean.TRUE.equals(fixed);
		Boolean wanted = mark == null ? (isFixed ? null : (Boolean) active)
				: mark.startsWith("requested") ? (Boolean) mark.endsWith("on") : null;
		kernelNames |= mark != null || isFixed || LegacyNames.printed(name) == null;
		entries.put(name, new Entry(active, wanted, isFixed));
	}

	private boolean isRefused(LegacyGroup group, Entry header) {
		return refused.contains(group.shortName()) || refused.contains("flags") && LegacyNames.FLAGS.contains(group.shortName())
				&& (header != null || group.shortName().equals("lro"));
	}

	private Entry header(LegacyGroup group) {
		Entry header = entries.get(group.longName());
		return header != null ? header : entries.get(group.longName().replace('-', ' '));
	}

	/** @return the state, complete */
	NicState toState() {
		Map<String, String> told = new LinkedHashMap<>();
		Map<String, Feature> all = new LinkedHashMap<>();
		for (LegacyGroup group : LegacyGroups.all()) {
			Map<String, Feature> members = new LinkedHashMap<>();
			entries.forEach((name, entry) -> {
				if (LegacyNames.printed(name) == null && group.holds(name)) {
					members.put(name, entry.named(name));
				}
			});
			Entry header = header(group);
			String only = LegacyNames.onlyMember(group);
			boolean stands = header != null && members.isEmpty() && kernelNames && only != null;
			if (isRefused(group, header)) {
				told.put(group.shortName(), LegacyGroups.NOT_AVAILABLE);
			} else if (stands) {
				members.put(only, header.named(only));
			} else if (header != null && members.isEmpty()) {
				told.put(group.shortName(), byHeader(header));
			}
			all.putAll(members);
		}
		entries.forEach((name, entry) -> {
			if (LegacyNames.printed(name) == null) {
				all.putIfAbsent(name, entry.named(name));
			}
		});
		if (unfiltered && !told.containsKey("ufo") && !entries.containsKey("udp-fragmentation-offload") && reachedSegmentation()) {
			told.put("ufo", LegacyGroups.NOT_AVAILABLE);
		}
		NicState state = NicBenchFactory.eINSTANCE.createNicState();
		state.setNic(nic);
		state.getWarnings().addAll(warnings);
		state.setFeatures(all.isEmpty() ? null : FeatureTable.of(List.copyOf(all.values())));
		state.setGroups(told.isEmpty() ? null : Labels.of(told));
		return state;
	}

	/** A header without any member in sight. */
	private String byHeader(Entry header) {
		return header.active() ? LegacyGroups.ON : header.fixed() || withoutFixed ? LegacyGroups.NOT_AVAILABLE : LegacyGroups.OFF;
	}

	/** Groups are printed in one order: with those around it there, a missing one is none of that kernel's. */
	private boolean reachedSegmentation() {
		return List.of("rx-checksumming", "tx-checksumming", "scatter-gather", "tcp-segmentation-offload", "generic-segmentation-offload")
				.stream().allMatch(entries::containsKey);
	}
}
