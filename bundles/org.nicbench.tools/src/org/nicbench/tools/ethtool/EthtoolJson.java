// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.osgi.util.NLS;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Values;
import org.nicbench.tools.read.JsonDocument;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;

/**
 * What {@code ethtool --json} prints: an array with one object a NIC, for {@code -k}, {@code -g}, {@code -l}, {@code -c},
 * {@code -a}, {@code -S --groups} and {@code --show-fec}. What is not told is left out there or null.
 */
final class EthtoolJson {

	private static final Set<String> RING_KEYS = Set.of("rx-mini", "rx-jumbo", "rx-mini-max", "rx-jumbo-max", "rx-buf-len", "cqe-size", "tx-push",
			"rx-push", "tcp-data-split", "tx-push-buf-len", "hds-thresh", "header-data-split-thresh");
	private static final Set<String> CHANNEL_KEYS = Set.of("combined", "combined-max", "other", "other-max");
	private static final Set<String> STATISTIC_GROUPS = Set.of("eth-phy", "eth-mac", "eth-ctrl", "rmon", "phydev");

	private final ShellCommand command;
	private final Results results;

	/** One object as it is read. */
	private static final class Told {
		private final FeatureDump features = new FeatureDump();
		private final Map<String, Long> values = new LinkedHashMap<>();
		private final Map<String, Long> counters = new LinkedHashMap<>();
		private final Map<String, String> labels = new LinkedHashMap<>();
		private final List<String> warnings = new ArrayList<>();
		private String nic;
	}

	EthtoolJson(ShellCommand command, Results results) {
		this.command = command;
		this.results = results;
	}

	/** @return whether any object was one of ethtool's */
	boolean read(JsonDocument json) throws IOException {
		JsonParser parser = json.parser();
		boolean any = false;
		JsonToken token = JsonToken.START_OBJECT;
		while (token == JsonToken.START_OBJECT) {
			Told told = new Told();
			int line = json.line() + (any ? parser.currentTokenLocation().getLineNr() - 1 : 0);
			try {
				object(parser, told);
			} catch (JsonProcessingException e) {
				told.warnings.add(NLS.bind(Messages.jsonCut, told.nic));
				any |= hand(told, line);
				if (any) {
					return true;
				}
				throw e;
			}
			any |= hand(told, line);
			token = json.isArray() ? parser.nextToken() : null;
		}
		return any;
	}

	/** The parser stands on the start of the object, or on its first name. */
	private static void object(JsonParser parser, Told told) throws IOException {
		if (parser.currentToken() == JsonToken.START_OBJECT) {
			parser.nextToken();
		}
		for (; parser.currentToken() == JsonToken.FIELD_NAME; parser.nextToken()) {
			String name = parser.currentName();
			JsonToken value = parser.nextToken();
			if (value == null) {
				return;
			}
			switch (value) {
			case VALUE_STRING -> text(name, parser.getText(), told);
			case VALUE_NUMBER_INT -> put(told.values, name, parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER ? null : (Long) parser.getLongValue());
			case VALUE_TRUE -> put(told.values, name, 1L);
			case VALUE_FALSE -> put(told.values, name, 0L);
			case START_OBJECT -> nested(parser, name, told);
			case START_ARRAY -> list(parser, name, told);
			default -> {
				// null: not told
			}
			}
		}
	}

	private static void text(String name, String text, Told told) {
		if (name.equals("ifname")) {
			told.nic = text;
		} else if (text.equals("on") || text.equals("off")) {
			put(told.values, name, text.equals("on") ? 1L : 0L);
		}
	}

	private static void put(Map<String, Long> values, String name, Long value) {
		if (value != null) {
			values.put(switch (name) {
			case "tx-push-buff-max-len" -> "tx-push-buf-len-max";
			case "autonegotiate" -> "autoneg";
			default -> name;
			}, value);
		}
	}

	private static void nested(JsonParser parser, String name, Told told) throws IOException {
		Map<String, Boolean> facts = new LinkedHashMap<>();
		boolean statistics = STATISTIC_GROUPS.contains(name);
		while (parser.nextToken() == JsonToken.FIELD_NAME) {
			String fact = parser.currentName();
			JsonToken value = parser.nextToken();
			if (value == JsonToken.VALUE_TRUE || value == JsonToken.VALUE_FALSE) {
				facts.put(fact, value == JsonToken.VALUE_TRUE);
			} else if (value == JsonToken.VALUE_NUMBER_INT && (statistics || name.equals("statistics"))) {
				put(told.counters, statistics ? name + "-" + fact : fact,
						parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER ? null : (Long) parser.getLongValue());
			} else if (value == JsonToken.START_ARRAY && statistics) {
				sizes(parser, fact.substring(0, Math.min(2, fact.length())), told);
			} else {
				parser.skipChildren();
			}
		}
		if (name.equals("negotiated")) {
			facts.forEach((way, on) -> told.values.put(way + "-negotiated", on ? 1L : 0L));
		} else if (facts.get("active") != null) {
			feature(name, facts, told);
		}
	}

	private static void feature(String name, Map<String, Boolean> facts, Told told) {
		boolean active = facts.get("active");
		Boolean fixed = facts.get("fixed");
		Boolean requested = facts.get("requested");
		String mark = Boolean.TRUE.equals(fixed) || requested == null || requested == active ? null
				: requested ? "requested on" : "requested off";
		if (told.features.has(name) && told.features.isActive(name) != active) {
			told.warnings.add(NLS.bind(Messages.toldTwice, name));
		}
		told.features.add(name, active, fixed, mark);
	}

	/** A histogram of frame sizes, named as the text form names it. */
	private static void sizes(JsonParser parser, String way, Told told) throws IOException {
		while (parser.nextToken() == JsonToken.START_OBJECT) {
			Map<String, Long> bucket = new LinkedHashMap<>();
			while (parser.nextToken() == JsonToken.FIELD_NAME) {
				String name = parser.currentName();
				if (parser.nextToken() == JsonToken.VALUE_NUMBER_INT) {
					put(bucket, name, parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER ? null : (Long) parser.getLongValue());
				} else {
					parser.skipChildren();
				}
			}
			if (bucket.containsKey("val")) {
				long low = bucket.getOrDefault("low", 0L);
				long high = bucket.getOrDefault("high", 0L);
				String range = low == 0 ? Long.toString(high) : low + "to" + (high == 0 ? "Max" : Long.toString(high));
				told.counters.put(way + "-rmon-etherStatsPkts" + range + "Octets", bucket.get("val"));
			}
		}
		while (parser.currentToken() != JsonToken.END_ARRAY && parser.currentToken() != null) {
			parser.nextToken();
			parser.skipChildren();
		}
	}

	private static void list(JsonParser parser, String name, Told told) throws IOException {
		List<String> words = new ArrayList<>();
		while (parser.nextToken() != JsonToken.END_ARRAY && parser.currentToken() != null) {
			if (parser.currentToken() == JsonToken.VALUE_STRING) {
				words.add(parser.getText());
			} else {
				parser.skipChildren();
			}
		}
		if (name.equals("config") || name.equals("active")) {
			told.labels.put(name.equals("config") ? "fec-configured" : "fec-active", String.join(" ", words));
		}
	}

	/** @return whether the object told something */
	private boolean hand(Told told, int line) {
		NicState state;
		if (told.nic == null) {
			told.nic = EthtoolCommand.anyNic(command);
		}
		if (told.features.hasNames()) {
			told.features.setNic(told.nic);
			state = told.features.toState();
		} else {
			state = NicBenchFactory.eINSTANCE.createNicState();
			state.setNic(told.nic);
			if (!settings(told, state)) {
				return false;
			}
		}
		state.getWarnings().addAll(told.warnings);
		results.addPart(state, line);
		return true;
	}

	private boolean settings(Told told, NicState state) {
		if (!told.counters.isEmpty()) {
			state.setCounters(Values.of(told.counters));
		}
		if (!told.labels.isEmpty()) {
			state.setLink(Labels.of(told.labels));
		}
		Set<String> keys = told.values.keySet();
		if (keys.contains("autoneg")) {
			state.setPause(Values.of(told.values));
		} else if (keys.contains("adaptive-rx") || keys.contains("rx-usecs") || keys.contains("tx-usecs") || keys.contains("rx-frames")
				|| keys.contains("tx-frames")) {
			state.setCoalescing(Values.of(told.values));
		} else if (EthtoolCommand.has(command, "-l", "--show-channels") || keys.stream().anyMatch(CHANNEL_KEYS::contains)) {
			state.setChannels(Values.of(told.values));
		} else if (EthtoolCommand.has(command, "-g", "--show-ring") || keys.stream().anyMatch(RING_KEYS::contains)) {
			state.setRings(Values.of(told.values));
		} else if (keys.contains("rx-max") || keys.contains("tx-max")) {
			state.getWarnings().add(Messages.ringsOrChannels);
		} else {
			return !told.counters.isEmpty() || !told.labels.isEmpty();
		}
		return true;
	}
}
