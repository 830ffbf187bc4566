// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.nicbench.model.NicState;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Values;

/** What of a NIC is not as it was: every wanted and active bit by name, MTU, and all other settings. */
final class StateDifference {

	private StateDifference() {
	}

	/** @return one line for each thing that differs, empty when all that can be set is as before */
	static List<String> between(NicState before, NicState now) {
		List<String> lines = new ArrayList<>();
		compare(lines, "mtu", before.isSetMtu() ? before.getMtu() : null, now.isSetMtu() ? now.getMtu() : null);
		compare(lines, "txqueuelen", before.isSetTxQueueLength() ? before.getTxQueueLength() : null,
				now.isSetTxQueueLength() ? now.getTxQueueLength() : null);
		features(lines, before.getFeatures(), now.getFeatures());
		values(lines, "private-flags.", before.getPrivateFlags(), now.getPrivateFlags());
		values(lines, "channels.", before.getChannels(), now.getChannels());
		values(lines, "rings.", before.getRings(), now.getRings());
		values(lines, "coalescing.", before.getCoalescing(), now.getCoalescing());
		values(lines, "pause.", before.getPause(), now.getPause());
		return lines;
	}

	/** @return whether wanted and active bits are the same */
	static boolean sameFeatures(FeatureTable before, FeatureTable now) {
		List<String> lines = new ArrayList<>();
		features(lines, before, now);
		return lines.isEmpty();
	}

	private static void features(List<String> lines, FeatureTable before, FeatureTable now) {
		Map<String, Feature> present = now.byName();
		for (Feature feature : before.asList()) {
			Feature current = present.remove(feature.name());
			if (current == null) {
				lines.add(Messages.bind(Messages.featureGone, feature.name()));
				continue;
			}
			compare(lines, feature.name(), onOff(feature.active()), onOff(current.active()));
			compare(lines, Messages.bind(Messages.wish, feature.name()), onOff(feature.wanted()), onOff(current.wanted()));
		}
		present.keySet().forEach(name -> lines.add(Messages.bind(Messages.featureNew, name)));
	}

	private static void values(List<String> lines, String prefix, Values before, Values now) {
		Values old = before == null ? Values.NONE : before;
		Values current = now == null ? Values.NONE : now;
		Set<String> names = new LinkedHashSet<>(old.asMap().keySet());
		names.addAll(current.asMap().keySet());
		for (String name : names) {
			compare(lines, prefix + name, old.asMap().get(name), current.asMap().get(name));
		}
	}

	private static void compare(List<String> lines, String what, Object before, Object now) {
		if (before == null ? now != null : !before.equals(now)) {
			lines.add(Messages.bind(Messages.differs, new Object[] { what, shown(now), shown(before) }));
		}
	}

	private static Object shown(Object value) {
		return value == null ? Messages.nothing : value instanceof Long || value instanceof Integer ? value.toString() : value;
	}

	static String onOff(Boolean on) {
		return on == null ? null : on ? "on" : "off";
	}
}
