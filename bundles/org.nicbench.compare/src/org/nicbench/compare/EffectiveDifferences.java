// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

import org.nicbench.compare.Difference.Kind;
import org.nicbench.model.Host;
import org.nicbench.model.HostFacts;
import org.nicbench.model.NicState;
import org.nicbench.model.Side;
import org.nicbench.model.Throughput;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.Values;

/**
 * What effectively differs between the trials of two cells: read from the states during the trials, the facts of the
 * hosts, the results and the remaining coordinates. What one side does not tell is no difference.
 */
final class EffectiveDifferences {

	private record Setting(Kind kind, String name, Side end) {
	}

	private EffectiveDifferences() {
	}

	/** @param explained keys that both cells share or that the row itself varies and a state tells, so no setting of their own */
	static List<Difference> between(Coordinate baselineRow, List<Sample> baseline, Coordinate row, List<Sample> cell,
			Set<String> explained) {
		Map<Setting, Set<String>> before = settings(baseline, explained);
		Map<Setting, Set<String>> after = settings(cell, explained);
		Map<String, List<Setting>> changed = new LinkedHashMap<>();
		after.forEach((setting, values) -> {
			Set<String> others = before.get(setting);
			if (others != null && !others.equals(values)) {
				changed.computeIfAbsent(setting.kind() + " " + setting.name(), key -> new ArrayList<>()).add(setting);
			}
		});
		List<Difference> differences = new ArrayList<>();
		for (List<Setting> settings : changed.values()) {
			Setting first = settings.get(0);
			Set<Side> ends = EnumSet.noneOf(Side.class);
			settings.stream().map(Setting::end).filter(Objects::nonNull).forEach(ends::add);
			Map<String, String> values = new LinkedHashMap<>();
			values.put(baselineRow.label(), String.join("/", before.get(first)));
			values.put(row.label(), String.join("/", after.get(first)));
			differences.add(new Difference(first.kind(), first.name(), ends, values));
		}
		differences.sort(Comparator.comparing(Difference::kind));
		return differences;
	}

	/** @return the differences of all comparisons as one list: by kind, each once, values of all rows */
	static List<Difference> union(List<Cell> cells) {
		Map<String, Difference> union = new LinkedHashMap<>();
		for (Cell cell : cells) {
			for (Difference difference : cell.differs()) {
				union.merge(difference.label(), difference, EffectiveDifferences::merged);
			}
		}
		List<Difference> ordered = new ArrayList<>(union.values());
		ordered.sort(Comparator.comparing(Difference::kind));
		return ordered;
	}

	private static Difference merged(Difference a, Difference b) {
		Set<Side> ends = EnumSet.noneOf(Side.class);
		ends.addAll(a.ends());
		ends.addAll(b.ends());
		Map<String, String> values = new LinkedHashMap<>(a.values());
		b.values().forEach((row, value) -> values.merge(row, value,
				(x, y) -> x.equals(y) ? x : String.join("/", new LinkedHashSet<>(List.of(x, y)))));
		return new Difference(a.kind(), a.name(), ends, values);
	}

	private static Map<Setting, Set<String>> settings(List<Sample> samples, Set<String> explained) {
		Map<Setting, Set<String>> settings = new LinkedHashMap<>();
		Set<Object> seen = new LinkedHashSet<>();
		for (Sample sample : samples) {
			state(settings, seen, sample.senderState(), Side.SENDER);
			state(settings, seen, sample.receiverState(), Side.RECEIVER);
			host(settings, seen, sample.run().getSender(), Side.SENDER);
			host(settings, seen, sample.run().getReceiver(), Side.RECEIVER);
			Throughput result = sample.trial().getResult();
			if (result != null) {
				put(settings, Kind.TOOL, "", null, result.getTool());
				put(settings, Kind.TOOL_VERSION, "", null, result.getToolVersion());
			}
			if (sample.trial().getCell() != null) {
				sample.trial().getCell().asMap().forEach((key, value) -> {
					if (!explained.contains(key)) {
						put(settings, Kind.SETTING, key, null, value);
					}
				});
			}
		}
		return settings;
	}

	private static void host(Map<Setting, Set<String>> settings, Set<Object> seen, Host host, Side end) {
		if (host == null || host.getFacts() == null || !seen.add(List.of(System.identityHashCode(host), end))) {
			return;
		}
		HostFacts facts = host.getFacts();
		put(settings, Kind.KERNEL, "", end, facts.getKernel());
		put(settings, Kind.CPU_MODEL, "", end, facts.getCpuModel());
		put(settings, Kind.GOVERNOR, "", end, facts.getGovernor());
		put(settings, Kind.CONGESTION_CONTROL, "", end, facts.getCongestionControl());
	}

	private static void state(Map<Setting, Set<String>> settings, Set<Object> seen, NicState state, Side end) {
		if (state == null || !seen.add(List.of(state.getId() == null ? state : state.getId(), end))) {
			return;
		}
		if (state.getFeatures() != null) {
			for (Feature feature : state.getFeatures().asList()) {
				put(settings, Kind.FEATURE, feature.name(), end, feature.active() ? "on" : "off");
			}
		}
		put(settings, Kind.MTU, "", end, state.isSetMtu() ? Integer.toString(state.getMtu()) : null);
		put(settings, Kind.TX_QUEUE_LENGTH, "", end,
				state.isSetTxQueueLength() ? Integer.toString(state.getTxQueueLength()) : null);
		values(settings, Kind.RINGS, end, state.getRings());
		values(settings, Kind.CHANNELS, end, state.getChannels());
		values(settings, Kind.COALESCING, end, state.getCoalescing());
		values(settings, Kind.PAUSE, end, state.getPause());
		values(settings, Kind.PRIVATE_FLAG, end, state.getPrivateFlags());
		put(settings, Kind.LINK, "", end, state.isSetSpeedBitsPerSecond() ? Long.toString(state.getSpeedBitsPerSecond())
				+ (state.getDuplex() == null ? "" : " " + state.getDuplex()) : null);
		put(settings, Kind.DRIVER, "", end, state.getDriver());
		put(settings, Kind.DRIVER_VERSION, "", end, state.getDriverVersion());
		put(settings, Kind.FIRMWARE, "", end, state.getFirmware());
	}

	private static void values(Map<Setting, Set<String>> settings, Kind kind, Side end, Values values) {
		if (values != null) {
			values.asMap().forEach((name, value) -> {
				if (!name.endsWith("-max")) {
					put(settings, kind, name, end, Long.toString(value));
				}
			});
		}
	}

	private static void put(Map<Setting, Set<String>> settings, Kind kind, String name, Side end, String value) {
		if (value != null && !value.isEmpty()) {
			settings.computeIfAbsent(new Setting(kind, name, end), key -> new TreeSet<>()).add(value);
		}
	}
}
