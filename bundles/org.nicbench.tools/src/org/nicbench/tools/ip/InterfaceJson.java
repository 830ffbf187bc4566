// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ip;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.nicbench.tools.read.JsonDocument;
import org.nicbench.tools.read.Results;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;

/** {@code ip -j link} and {@code ip -j addr}: an array with one object an interface. */
final class InterfaceJson {

	private static final Set<String> LABELS = Set.of("link", "qdisc", "master", "linkmode", "group", "link_type", "address", "broadcast", "permaddr",
			"promiscuity", "allmulti", "min_mtu", "max_mtu", "inet6_addr_gen_mode", "num_tx_queues", "num_rx_queues", "gso_max_size",
			"gso_max_segs", "tso_max_size", "tso_max_segs", "gro_max_size", "gso_ipv4_max_size", "gro_ipv4_max_size", "parentbus", "parentdev",
			"ifalias", "link_netns", "link_netnsid");
	private static final Set<String> UNPREFIXED = Set.of("multicast", "collisions", "carrier_changes");

	private final JsonParser parser;
	private final Map<String, String> texts = new LinkedHashMap<>();
	private final Map<String, String> counters = new LinkedHashMap<>();
	private final List<String> flags = new ArrayList<>();
	private final List<String> otherNames = new ArrayList<>();
	private final Map<String, String> addresses = new LinkedHashMap<>();

	private InterfaceJson(JsonParser parser) {
		this.parser = parser;
	}

	/** @return whether any interface was told */
	static boolean read(JsonDocument json, Results results) throws IOException {
		JsonParser parser = json.parser();
		boolean any = false;
		JsonToken token = JsonToken.START_OBJECT;
		while (token == JsonToken.START_OBJECT) {
			InterfaceJson told = new InterfaceJson(parser);
			int line = json.line() + (any ? parser.currentTokenLocation().getLineNr() - 1 : 0);
			try {
				told.object();
			} catch (JsonProcessingException e) {
				if (told.hand(results, line) || any) {
					return true;
				}
				throw e;
			}
			any |= told.hand(results, line);
			token = json.isArray() ? parser.nextToken() : null;
		}
		return any;
	}

	private void object() throws IOException {
		if (parser.currentToken() == JsonToken.START_OBJECT) {
			parser.nextToken();
		}
		for (; parser.currentToken() == JsonToken.FIELD_NAME; parser.nextToken()) {
			String name = parser.currentName();
			JsonToken value = parser.nextToken();
			if (value == null) {
				return;
			}
			switch (name) {
			case "flags" -> words(flags);
			case "altnames" -> words(otherNames);
			case "linkinfo" -> kind();
			case "stats64" -> ways();
			case "addr_info" -> addresses();
			default -> {
				if (value.isScalarValue() && value != JsonToken.VALUE_NULL) {
					texts.put(name, parser.getText());
				} else {
					parser.skipChildren();
				}
			}
			}
		}
	}

	private void words(List<String> words) throws IOException {
		if (parser.currentToken() != JsonToken.START_ARRAY) {
			parser.skipChildren();
			return;
		}
		while (parser.nextToken() != JsonToken.END_ARRAY && parser.currentToken() != null) {
			if (parser.currentToken() == JsonToken.VALUE_STRING) {
				words.add(parser.getText());
			} else {
				parser.skipChildren();
			}
		}
	}

	private void kind() throws IOException {
		if (parser.currentToken() != JsonToken.START_OBJECT) {
			parser.skipChildren();
			return;
		}
		while (parser.nextToken() == JsonToken.FIELD_NAME) {
			String name = parser.currentName();
			if (parser.nextToken() == JsonToken.VALUE_STRING) {
				texts.put(name, parser.getText());
			} else {
				parser.skipChildren();
			}
		}
	}

	private void ways() throws IOException {
		if (parser.currentToken() != JsonToken.START_OBJECT) {
			parser.skipChildren();
			return;
		}
		while (parser.nextToken() == JsonToken.FIELD_NAME) {
			String way = parser.currentName();
			if (parser.nextToken() != JsonToken.START_OBJECT) {
				parser.skipChildren();
				continue;
			}
			while (parser.nextToken() == JsonToken.FIELD_NAME) {
				String name = parser.currentName();
				if (parser.nextToken() == JsonToken.VALUE_NUMBER_INT) {
					counters.put(UNPREFIXED.contains(name) ? name : way + "_" + name, parser.getText());
				} else {
					parser.skipChildren();
				}
			}
		}
	}

	private void addresses() throws IOException {
		if (parser.currentToken() != JsonToken.START_ARRAY) {
			parser.skipChildren();
			return;
		}
		while (parser.nextToken() == JsonToken.START_OBJECT) {
			Map<String, String> facts = new LinkedHashMap<>();
			while (parser.nextToken() == JsonToken.FIELD_NAME) {
				String name = parser.currentName();
				if (parser.nextToken().isScalarValue()) {
					facts.put(name, parser.getText());
				} else {
					parser.skipChildren();
				}
			}
			if (facts.containsKey("family") && facts.containsKey("local")) {
				String address = facts.get("local") + (facts.containsKey("prefixlen") ? "/" + facts.get("prefixlen") : "");
				addresses.merge(facts.get("family"), address, (known, more) -> known + " " + more);
			}
		}
	}

	private boolean hand(Results results, int line) {
		if (!texts.containsKey("ifname")) {
			return false;
		}
		Interface told = new Interface(texts.get("ifname"));
		texts.forEach((name, text) -> {
			if (LABELS.contains(name)) {
				told.label(name, text);
			}
		});
		told.setMtu(texts.get("mtu"));
		told.setQueueLength(texts.get("txqlen"));
		told.state(flags, texts.get("operstate"));
		told.label("kind", texts.get("info_kind"));
		told.label("slave_kind", texts.get("info_slave_kind"));
		otherNames.forEach(name -> told.also("altnames", name));
		addresses.forEach(told::label);
		counters.forEach(told::counter);
		if ("pci".equals(texts.get("parentbus"))) {
			told.setBus(texts.get("parentdev"));
		}
		results.addPart(told.toState(), line);
		return true;
	}
}
