// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;

import org.nicbench.model.NicState;
import org.nicbench.model.value.Values;

/**
 * Rings, channels, coalescing, pause, private flags: numbers by name, present ones and greatest ones. "n/a" is not told,
 * never 0.
 */
final class AmountSection implements Section {

	private static final Set<String> PARTS = Set.of("Pre-set maximums:", "Current hardware settings:", "Statistics:");

	private final BiConsumer<NicState, Values> attribute;
	private final boolean anyName;
	private final Map<String, Long> values = new LinkedHashMap<>();
	private final Map<String, Long> counters = new LinkedHashMap<>();
	private final Set<String> seen = new HashSet<>();
	private String part = "";

	/** @param anyName whether the driver names the numbers, so that the names stay as they are */
	AmountSection(BiConsumer<NicState, Values> attribute, boolean anyName) {
		this.attribute = attribute;
		this.anyName = anyName;
	}

	@Override
	public boolean accept(String text) {
		if (PARTS.contains(text)) {
			boolean again = !part.isEmpty() && text.startsWith("Pre");
			part = text;
			return !again;
		}
		if (text.startsWith("Adaptive RX:") || text.startsWith("CQE mode RX:")) {
			return both(text, text.startsWith("Adaptive") ? "adaptive-" : "cqe-mode-");
		}
		Pair pair = Pair.of(text);
		if (pair == null || pair.isUntold() && !pair.value().equalsIgnoreCase("n/a")) {
			return false;
		}
		Long number = pair.number();
		if (number == null && !pair.isUntold()) {
			return false;
		}
		if (part.startsWith("Statistics")) {
			counters.put(pair.label(), number);
			return true;
		}
		return put(name(pair), number);
	}

	private String name(Pair pair) {
		if (anyName) {
			return pair.label();
		}
		String key = switch (pair.key()) {
		case "autonegotiate" -> "autoneg";
		case "tx-push-buff-len" -> "tx-push-buf-len";
		default -> pair.key();
		};
		return part.startsWith("Pre") ? key + "-max" : key;
	}

	/** {@code Adaptive RX: on  TX: off} */
	private boolean both(String text, String prefix) {
		int tx = text.indexOf("TX:");
		if (tx < 0) {
			return false;
		}
		Pair rx = new Pair("", text.substring(text.indexOf("RX:") + 3, tx).strip());
		put(prefix + "rx", rx.number());
		return put(prefix + "tx", new Pair("", text.substring(tx + 3).strip()).number());
	}

	private boolean put(String name, Long number) {
		if (!seen.add(name)) {
			return false;
		}
		if (number != null) {
			values.put(name, number);
		}
		return true;
	}

	@Override
	public boolean tell(NicState state) {
		if (!values.isEmpty() || !seen.isEmpty()) {
			attribute.accept(state, Values.of(values));
		}
		counters.values().removeIf(Objects::isNull);
		if (!counters.isEmpty()) {
			state.setCounters(Values.of(counters));
		}
		return !seen.isEmpty();
	}
}
