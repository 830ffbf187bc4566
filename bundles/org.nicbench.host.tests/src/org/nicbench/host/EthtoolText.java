// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.nicbench.features.LegacyGroup;
import org.nicbench.features.LegacyGroups;

/** What ethtool(8), another program, says of a NIC: {@code on}, {@code off [fixed]} ... by kernel name. */
final class EthtoolText {

	private EthtoolText() {
	}

	static Map<String, String> features(Host host, String nic) throws Exception {
		Map<String, String> byName = new LinkedHashMap<>();
		for (String line : run(host, "ethtool", "-k", nic).lines().skip(1).toList()) {
			int colon = line.indexOf(':');
			String printed = line.substring(0, colon).strip();
			Optional<LegacyGroup> group = LegacyGroups.find(printed);
			if (group.isEmpty()) {
				byName.put(printed, line.substring(colon + 1).strip());
			} else if (!group.get().pattern().contains("*")) {
				byName.put(group.get().pattern(), line.substring(colon + 1).strip()); // One member: printed under the long name.
			}
		}
		return byName;
	}

	static String run(Host host, String... command) throws Exception {
		String[] folders = { "/usr/sbin", "/sbin", "/usr/bin", "/bin" };
		Optional<String> program = Stream.of(folders).map(folder -> folder + "/" + command[0])
				.filter(path -> new java.io.File(path).canExecute()).findFirst();
		Assumptions.assumeTrue(program.isPresent(), "needs the program " + command[0]);
		command[0] = program.get();
		Process process = host.startProcess(List.of(command), Map.of("LC_ALL", "C"), null);
		String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		process.waitFor();
		return text;
	}
}
