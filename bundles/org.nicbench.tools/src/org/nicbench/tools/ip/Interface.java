// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ip;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Values;

/**
 * What was told of one network interface. Labels have the names of {@code ip -j}, counters those of sysfs
 * ({@code /sys/class/net/NIC/statistics}).
 */
final class Interface {

	private final String name;
	private final Map<String, String> labels = new LinkedHashMap<>();
	private final Map<String, Long> counters = new LinkedHashMap<>();
	private Integer mtu;
	private Integer queueLength;
	private Boolean up;
	private String bus;

	/** @param name as printed, perhaps with {@code @PEER} behind it */
	Interface(String name) {
		int at = name.indexOf('@');
		this.name = at > 0 ? name.substring(0, at) : name;
		if (at > 0) {
			label("link", name.substring(at + 1));
		}
	}

	void label(String key, String text) {
		if (text != null && !text.isBlank()) {
			labels.put(key, text.strip());
		}
	}

	/** Adds one more text to a label. */
	void also(String key, String text) {
		labels.merge(key, text, (known, more) -> known + " " + more);
	}

	void counter(String key, String digits) {
		Long number = number(digits);
		if (number != null) {
			counters.put(key, number);
		}
	}

	void setMtu(String digits) {
		Long number = number(digits);
		mtu = number == null || number > Integer.MAX_VALUE ? null : (Integer) number.intValue();
	}

	void setQueueLength(String digits) {
		Long number = number(digits);
		queueLength = number == null || number > Integer.MAX_VALUE ? null : (Integer) number.intValue();
	}

	void setUp(Boolean up) {
		this.up = up;
	}

	/** @param address of the device on the PCI bus */
	void setBus(String address) {
		bus = address;
	}

	/** Flags as the kernel names them, and the operational state, which stands above them. */
	void state(List<String> flags, String state) {
		if (!flags.isEmpty()) {
			label("flags", String.join(",", flags));
		}
		label("operstate", state);
		boolean carrier = flags.contains("LOWER_UP");
		up = switch (state == null ? "" : state) {
		case "UP" -> Boolean.TRUE;
		case "DOWN", "LOWERLAYERDOWN", "NOTPRESENT" -> Boolean.FALSE;
		default -> flags.contains("NO-CARRIER") ? Boolean.FALSE : carrier ? Boolean.TRUE : null;
		};
	}

	/** @return the number, or null for anything else */
	static Long number(String digits) {
		if (digits == null || digits.isEmpty() || digits.length() > 18) {
			return null;
		}
		for (int i = 0; i < digits.length(); i++) {
			if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
				return null;
			}
		}
		return Long.valueOf(digits);
	}

	/** @return names between commas */
	static List<String> flags(String text) {
		return text.isBlank() ? List.of() : Arrays.asList(text.strip().split(","));
	}

	NicState toState() {
		NicState state = NicBenchFactory.eINSTANCE.createNicState();
		state.setNic(name);
		if (mtu != null) {
			state.setMtu(mtu);
		}
		if (queueLength != null) {
			state.setTxQueueLength(queueLength);
		}
		if (up != null) {
			state.setLinkUp(up);
		}
		state.setBus(bus);
		if (!labels.isEmpty()) {
			state.setLink(Labels.of(labels));
		}
		if (!counters.isEmpty()) {
			state.setCounters(Values.of(counters));
		}
		return state;
	}
}
