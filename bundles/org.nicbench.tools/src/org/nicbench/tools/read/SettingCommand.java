// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A typed command that changes a NIC: {@code ethtool -K NIC NAME on|off ...}, {@code ip link set NIC mtu N},
 * {@code ifconfig NIC mtu N}.
 *
 * @param nic      the NIC named
 * @param features on or off by the name typed: short or long name of a legacy group, or kernel name
 * @param mtu      new MTU; 0 when it is not set
 */
record SettingCommand(String nic, Map<String, Boolean> features, int mtu) {

	private static final Set<String> SETS_FEATURES = Set.of("-K", "--features", "--offload");
	private static final Set<String> NO_NIC = Set.of("set", "dev", "up", "down", "mtu");

	/** @return what the command sets, or null when it sets nothing known here */
	static SettingCommand of(ShellCommand command) {
		List<String> arguments = command.arguments();
		return switch (command.program()) {
		case "ethtool" -> features(arguments);
		case "ip" -> ip(arguments);
		case "ifconfig" -> arguments.isEmpty() ? null : mtu(arguments.get(0), arguments);
		default -> null;
		};
	}

	private static SettingCommand features(List<String> arguments) {
		if (arguments.size() < 4 || !SETS_FEATURES.contains(arguments.get(0))) {
			return null;
		}
		Map<String, Boolean> features = new LinkedHashMap<>();
		for (int i = 2; i + 1 < arguments.size(); i += 2) {
			String value = arguments.get(i + 1);
			if (!value.equals("on") && !value.equals("off")) {
				return null;
			}
			features.put(arguments.get(i), value.equals("on"));
		}
		return new SettingCommand(arguments.get(1), features, 0);
	}

	private static SettingCommand ip(List<String> arguments) {
		List<String> words = new ArrayList<>(arguments);
		while (!words.isEmpty() && words.get(0).startsWith("-")) {
			boolean valued = words.get(0).equals("-n") || words.get(0).startsWith("-net");
			words.subList(0, Math.min(words.size(), valued ? 2 : 1)).clear();
		}
		if (words.size() < 4 || !words.get(0).startsWith("l") || !"set".startsWith(words.get(1))) {
			return null;
		}
		List<String> settings = words.subList(2, words.size());
		int dev = settings.indexOf("dev");
		String nic = dev >= 0 && dev + 1 < settings.size() ? settings.get(dev + 1) : settings.get(0);
		return NO_NIC.contains(nic) ? null : mtu(nic, settings);
	}

	private static SettingCommand mtu(String nic, List<String> words) {
		int at = words.indexOf("mtu");
		return at < 0 || at + 1 >= words.size() || !words.get(at + 1).matches("\\d{2,6}") ? null
				: new SettingCommand(nic, Map.of(), Integer.parseInt(words.get(at + 1)));
	}
}
