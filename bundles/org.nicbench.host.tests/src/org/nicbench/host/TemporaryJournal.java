// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A journal folder of the test's own, so that nothing of the machine's is read or written. */
final class TemporaryJournal implements AutoCloseable {

	private static final String PROPERTY = "nicbench.journal";

	private final String before = System.getProperty(PROPERTY);
	private final Path folder;

	TemporaryJournal(Path folder) {
		this.folder = folder;
		System.setProperty(PROPERTY, folder.toString());
	}

	Path folder() {
		return folder;
	}

	/** The entries there are, whatever their state. */
	List<Path> entries() throws IOException {
		if (!Files.isDirectory(folder)) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter(file -> file.toString().endsWith(".xmi")).sorted().toList();
		}
	}

	@Override
	public void close() {
		if (before == null) {
			System.clearProperty(PROPERTY);
		} else {
			System.setProperty(PROPERTY, before);
		}
	}
}
