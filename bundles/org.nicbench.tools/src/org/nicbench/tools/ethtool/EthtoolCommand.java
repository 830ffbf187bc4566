// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.List;

import org.nicbench.tools.read.ShellCommand;

/** What a typed ethtool command tells. */
final class EthtoolCommand {

	private static final List<String> MODIFIERS = List.of("--json", "--debug", "-I", "--include-statistics", "--disable-netlink");

	private EthtoolCommand() {
	}

	/**
	 * @param options the ways to write one option; none for the plain command
	 * @return the NIC it was typed for, or null when it is another command
	 */
	static String nic(ShellCommand command, String... options) {
		if (command == null || !command.is("ethtool")) {
			return null;
		}
		List<String> arguments = command.arguments().stream().filter(argument -> !MODIFIERS.contains(argument)).toList();
		if (options.length == 0) {
			return arguments.size() == 1 && !arguments.get(0).startsWith("-") ? arguments.get(0) : null;
		}
		return arguments.size() >= 2 && List.of(options).contains(arguments.get(0)) ? arguments.get(1) : null;
	}
}
