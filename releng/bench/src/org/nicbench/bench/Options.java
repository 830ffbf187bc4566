// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.util.HashMap;
import java.util.Map;

/** {@code --name value} pairs of a command line. */
record Options(Map<String, String> values) {
	static Options of(String... arguments) {
		Map<String, String> values = new HashMap<>();
		if (arguments.length % 2 != 0) {
			throw new IllegalArgumentException("every option needs a value");
		}
		for (int i = 0; i < arguments.length; i += 2) {
			if (!arguments[i].startsWith("--")) {
				throw new IllegalArgumentException("not an option: " + arguments[i]);
			}
			values.put(arguments[i].substring(2), arguments[i + 1]);
		}
		return new Options(values);
	}

	int number(String name, int otherwise) {
		return Integer.parseInt(values.getOrDefault(name, Integer.toString(otherwise)));
	}

	long seed() {
		String given = values.get("seed");
		return given == null ? System.nanoTime() & 0xffffff : Long.parseLong(given);
	}

	String text(String name, String otherwise) {
		return values.getOrDefault(name, otherwise);
	}
}
