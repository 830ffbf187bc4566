// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command as typed before an output.
 *
 * @param text      program and arguments, without the prompt, what wraps it (sudo, time, taskset ...) and what its output is
 *                  piped into
 * @param program   name without folder; empty for a prompt with nothing behind it
 * @param arguments what follows the program
 * @param timed     whether a time command stands before it
 * @param host      machine at whose prompt it was typed, or that it was sent to by ssh; null when the text does not tell
 * @param namespace network namespace it was run in ({@code ip netns exec NAME}), or null
 * @param filter    what its output was piped into, or null
 * @param others    the other commands of the same program on the line
 */
public record ShellCommand(String text, String program, List<String> arguments, boolean timed, String host, String namespace,
		String filter, List<ShellCommand> others) {

	/** @return the same command with these others beside it */
	ShellCommand with(List<ShellCommand> beside) {
		return new ShellCommand(text, program, arguments, timed, host, namespace, filter, beside);
	}

	/** @return whether that is the program */
	public boolean is(String name) {
		return program.equals(name);
	}

	/**
	 * The options by getopt's rules: {@code -P10}, {@code -P 10}, {@code -ui1}, {@code --parallel=10}, {@code --parallel 10}.
	 *
	 * @param valued     short options that take a value, as one text
	 * @param longValued long options that take a value, without dashes
	 * @return values by {@code P} or {@code parallel}; an option without a value has an empty one; arguments that belong to no
	 *         option by their number from 0
	 */
	public Map<String, String> options(String valued, List<String> longValued) {
		Map<String, String> options = new HashMap<>();
		int plain = 0;
		for (int i = 0; i < arguments.size(); i++) {
			String argument = arguments.get(i);
			boolean more = i + 1 < arguments.size();
			if (argument.startsWith("--") && argument.length() > 2) {
				int equals = argument.indexOf('=');
				String name = equals < 0 ? argument.substring(2) : argument.substring(2, equals);
				boolean takesNext = equals < 0 && more && longValued.contains(name);
				options.put(name, equals >= 0 ? argument.substring(equals + 1) : takesNext ? arguments.get(++i) : "");
			} else if (argument.startsWith("-") && argument.length() > 1) {
				int at = 1;
				while (at < argument.length() && valued.indexOf(argument.charAt(at)) < 0) {
					options.put(String.valueOf(argument.charAt(at++)), "");
				}
				if (at < argument.length()) {
					String name = String.valueOf(argument.charAt(at));
					String attached = argument.substring(at + 1);
					options.put(name, !attached.isEmpty() ? attached : more ? arguments.get(++i) : "");
				}
			} else {
				options.put(String.valueOf(plain++), argument);
			}
		}
		return options;
	}

	/** @return the first of the options that was given */
	public static Optional<String> first(Map<String, String> options, String... names) {
		for (String name : names) {
			if (options.containsKey(name)) {
				return Optional.of(options.get(name));
			}
		}
		return Optional.empty();
	}
}
