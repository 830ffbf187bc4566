// SPDX-License-Identifier: EPL-2.0
package org.nicbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Rules of the house that can be read off the sources: licence line, size of a class, vague names. */
class SourcesTest {

	private static final int LINES_OF_A_DEFECT = 600;
	private static final String LICENCE = "// SPDX-License-Identifier: EPL-2.0";

	@Test
	void everySourceFileKeepsTheRules() throws Exception {
		List<String> defects = new ArrayList<>();
		for (Path file : sources()) {
			List<String> lines = Files.readAllLines(file);
			String name = file.getFileName().toString();
			if (lines.isEmpty() || !lines.getFirst().equals(LICENCE)) {
				defects.add(name + " does not begin with the licence line");
			}
			if (lines.size() >= LINES_OF_A_DEFECT) {
				defects.add(name + " has " + lines.size() + " lines");
			}
			if (name.matches("(.*(Util|Utils|Helper)|Manager)\\.java")) {
				defects.add(name + " has a name that says nothing");
			}
		}
		assertEquals(List.of(), defects);
	}

	private static List<Path> sources() throws Exception {
		Path bundles = Path.of(System.getProperty("nicbench.root"), "bundles");
		List<Path> sources = new ArrayList<>();
		try (Stream<Path> folders = Files.list(bundles)) {
			for (Path source : folders.map(folder -> folder.resolve("src")).filter(Files::isDirectory).sorted().toList()) {
				try (Stream<Path> files = Files.walk(source)) {
					files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(sources::add);
				}
			}
		}
		return sources;
	}
}
