// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.nicbench.linux.NetworkNamespace;

/** Finds the network namespace of a journal entry again, by its identity: under its path, any other name, or of any process. */
final class NamespaceSearch {

	private static final Path NAMED = Path.of("/run/netns");
	private static final Path PROCESSES = Path.of("/proc");

	private NamespaceSearch() {
	}

	/**
	 * @param id   device and inode
	 * @param path where it was, or null
	 * @return the namespace, opened; nothing when it is gone or hidden from this user
	 */
	static Optional<NetworkNamespace> find(String id, String path) throws IOException {
		if (id.equals(NetworkNamespace.currentId())) {
			return Optional.of(NetworkNamespace.current());
		}
		if (path != null && id.equals(idOf(Path.of(path)))) {
			return Optional.of(NetworkNamespace.open(Path.of(path)));
		}
		Optional<Path> found = search(NAMED, "*", "", id);
		if (found.isEmpty()) {
			found = search(PROCESSES, "[0-9]*", "ns/net", id);
		}
		return found.isPresent() ? Optional.of(NetworkNamespace.open(found.get())) : Optional.empty();
	}

	private static Optional<Path> search(Path folder, String names, String below, String id) throws IOException {
		if (!Files.isDirectory(folder)) {
			return Optional.empty();
		}
		try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, names)) {
			for (Path entry : entries) {
				Path file = below.isEmpty() ? entry : entry.resolve(below);
				if (id.equals(idOf(file))) {
					return Optional.of(file);
				}
			}
		}
		return Optional.empty();
	}

	/** Nothing for a file that is gone or that this user may not look at: it is not the one sought then. */
	private static String idOf(Path file) {
		try {
			return Files.getAttribute(file, "unix:dev") + ":" + Files.getAttribute(file, "unix:ino");
		} catch (IOException e) {
			return null;
		}
	}
}
