// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.nicbench.tools.read.ShellCommand;

/** What a typed ethtool command tells. */
public final class EthtoolCommand {

	private static final Set<String> MODIFIERS = Set.of("--json", "-I", "--include-statistics", "--disable-netlink", "-j");
	/** What the kernel takes as a name; a variable or a pattern of a loop is none. */
	private static final Pattern NIC = Pattern.compile("[A-Za-z0-9_][\\w.:@-]{0,40}");

	private EthtoolCommand() {
	}

	/**
	 * @param options the ways to write one option; none for the plain command
	 * @return the NIC it was typed for, or null when it is another command
	 */
	static String nic(ShellCommand command, String... options) {
		List<String> arguments = arguments(command);
		if (options.length == 0) {
			return arguments.size() == 1 ? name(arguments.get(0)) : null;
		}
		return arguments.size() >= 2 && List.of(options).contains(arguments.get(0)) ? name(arguments.get(1)) : null;
	}

	/** @return the NIC of any ethtool command, or null */
	static String anyNic(ShellCommand command) {
		List<String> arguments = arguments(command);
		for (String argument : arguments) {
			if (!argument.startsWith("-")) {
				return name(argument);
			}
		}
		return null;
	}

	/** @return whether it was typed with one of these options */
	static boolean has(ShellCommand command, String... options) {
		List<String> arguments = arguments(command);
		return !arguments.isEmpty() && List.of(options).contains(arguments.get(0));
	}

	private static List<String> arguments(ShellCommand command) {
		if (command == null || !command.is("ethtool")) {
			return List.of();
		}
		List<String> arguments = command.arguments();
		int from = arguments.size() > 1 && arguments.get(0).equals("--debug") ? 2 : 0;
		return arguments.subList(from, arguments.size()).stream().filter(argument -> !MODIFIERS.contains(argument)).toList();
	}

	/** @return the text where it may be the name of a NIC, else null */
	public static String name(String text) {
		return NIC.matcher(text).matches() ? text : null;
	}
}
