// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import java.util.ArrayList;
import java.util.List;

/** Options that every command has may stand before it too: {@code nicbench --debug run lab.plan}. */
final class GlobalOptions {

	private static final String DEBUG = "--debug";
	private static final String LANGUAGE = "--lang";

	private GlobalOptions() {
	}

	/** @return the arguments with global options that led moved to the end; as they are when there is no command */
	static String[] behindTheCommand(String... arguments) {
		List<String> leading = new ArrayList<>();
		int next = 0;
		while (next < arguments.length) {
			String argument = arguments[next];
			if (argument.equals(DEBUG) || argument.startsWith(LANGUAGE + "=")) {
				leading.add(argument);
				next++;
			} else if (argument.equals(LANGUAGE) && next + 1 < arguments.length) {
				leading.add(argument + "=" + arguments[next + 1]);
				next += 2;
			} else {
				break;
			}
		}
		if (next == arguments.length) {
			return arguments;
		}
		List<String> moved = new ArrayList<>(List.of(arguments).subList(next, arguments.length));
		moved.addAll(leading);
		return moved.toArray(String[]::new);
	}
}
