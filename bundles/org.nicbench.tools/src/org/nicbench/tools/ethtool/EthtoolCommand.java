// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

import org.nicbench.tools.read.ShellCommand;

/** What the ethtool commands typed on a line tell. */
final class EthtoolCommand {

	private static final Set<String> MODIFIERS = Set.of("--json", "-I", "--include-statistics", "--disable-netlink", "-j");
	/** What the kernel takes as a name; a variable or a pattern of a loop is none. */
	private static final Pattern NIC = Pattern.compile("[A-Za-z0-9_][\\w.:@-]{0,40}");

	private EthtoolCommand() {
	}

	/**
	 * @param options the ways to write one option; none for the plain command
	 * @return the NIC it was typed for, or null when it is another command or was typed for several
	 */
	static String nic(ShellCommand command, String... options) {
		List<String> names = new ArrayList<>();
		for (List<String> arguments : all(command)) {
			if (options.length == 0 && arguments.size() == 1 && !arguments.get(0).startsWith("-")) {
				names.add(arguments.get(0));
			} else if (arguments.size() >= 2 && List.of(options).contains(arguments.get(0))) {
				names.add(arguments.get(1));
			}
		}
		return only(names);
	}

	/** @return the NIC of any ethtool command, or null when there are several */
	static String anyNic(ShellCommand command) {
		return only(arguments(command));
	}

	private static List<String> arguments(ShellCommand command) {
		return all(command).stream().map(arguments -> arguments.stream().filter(argument -> !argument.startsWith("-")).findFirst().orElse(null))
				.filter(Objects::nonNull).toList();
	}

	private static String only(List<String> names) {
		return names.stream().distinct().count() == 1 ? name(names.get(0)) : null;
	}

	/** @return whether it was typed with one of these options */
	static boolean has(ShellCommand command, String... options) {
		return all(command).stream().anyMatch(arguments -> !arguments.isEmpty() && List.of(options).contains(arguments.get(0)));
	}

	/** @return whether a loop gives it the names of NICs */
	static boolean isInLoop(ShellCommand command) {
		return arguments(command).stream().anyMatch(argument -> argument.startsWith("$"));
	}

	/** @return what the output of any of them was piped into; empty for nothing */
	static List<String> filters(ShellCommand command) {
		List<String> filters = new ArrayList<>();
		if (command != null) {
			filters.add(command.filter());
			command.others().forEach(other -> filters.add(other.filter()));
		}
		return filters.stream().filter(Objects::nonNull).toList();
	}

	/** @return the arguments of every ethtool command, without those that only change the form of the output */
	private static List<List<String>> all(ShellCommand command) {
		if (command == null || !command.is("ethtool")) {
			return List.of();
		}
		List<List<String>> all = new ArrayList<>();
		all.add(plain(command));
		command.others().forEach(other -> all.add(plain(other)));
		return all;
	}

	private static List<String> plain(ShellCommand command) {
		List<String> arguments = command.arguments();
		int from = arguments.size() > 1 && arguments.get(0).equals("--debug") ? 2 : 0;
		return arguments.subList(from, arguments.size()).stream().filter(argument -> !MODIFIERS.contains(argument)).toList();
	}

	/** @return the text where it may be the name of a NIC, else null */
	static String name(String text) {
		return NIC.matcher(text).matches() ? text : null;
	}
}
