// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.NicState;
import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Values;

/** Time stamping ({@code -T}): capabilities, clock, modes and filters. Old forms put the kernel's constant in brackets behind. */
final class TimestampSection implements Section {

	private static final Map<String, String> KEYS = Map.of("Capabilities", "capabilities", "PTP Hardware Clock", "phc",
			"Hardware Transmit Timestamp Modes", "tx-modes", "Hardware Receive Filter Modes", "rx-filters",
			"Hardware timestamp provider index", "phc", "Hardware timestamp provider qualifier", "phc-qualifier");
	private static final Pattern MODE = Pattern.compile("([a-z0-9][a-z0-9_/-]{1,40})(?:\\s+\\((?:SOF|HWTSTAMP)_\\w+\\))?");

	private final Map<String, String> labels = new LinkedHashMap<>();
	private final Map<String, Long> counters = new LinkedHashMap<>();
	private String list;
	private boolean statistics;

	@Override
	public boolean accept(String text) {
		Pair pair = Pair.of(text);
		String key = pair == null ? null : KEYS.get(pair.label());
		if (key != null) {
			list = pair.value().isEmpty() ? key : null;
			labels.put(key, pair.value());
			return true;
		}
		if (text.equals("Statistics:")) {
			statistics = true;
			list = null;
			return true;
		}
		if (statistics && CounterSection.isCounter(text)) {
			counters.put(pair.label(), pair.number());
			return true;
		}
		Matcher mode = MODE.matcher(text);
		if (list == null || !mode.matches()) {
			return false;
		}
		labels.merge(list, mode.group(1), (known, more) -> known.isEmpty() ? more : known + " " + more);
		return true;
	}

	@Override
	public boolean tell(NicState state) {
		labels.values().removeIf(String::isEmpty);
		if (!labels.isEmpty()) {
			state.setTimestamping(Labels.of(labels));
		}
		counters.values().removeIf(Objects::isNull);
		if (!counters.isEmpty()) {
			state.setCounters(Values.of(counters));
		}
		return !labels.isEmpty();
	}
}
