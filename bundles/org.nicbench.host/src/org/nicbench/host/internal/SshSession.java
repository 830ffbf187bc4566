// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * The ssh session this process was started in: SSH_CONNECTION of ssh(1), from the own environment or, since sudo(8) takes it
 * away, from that of the processes above.
 */
final class SshSession {

	private static final String VARIABLE = "SSH_CONNECTION";
	private static final int OTHER = 0;
	private static final int OWN = 2;
	private static final int FIELDS = 4;

	private SshSession() {
	}

	/** Address of this machine that the session came to. */
	static Optional<InetAddress> ownAddress() throws IOException {
		return field(OWN);
	}

	/** Address of the caller's machine. */
	static Optional<InetAddress> otherAddress() throws IOException {
		return field(OTHER);
	}

	private static Optional<InetAddress> field(int index) throws IOException {
		Optional<String> connection = connection();
		return connection.isPresent() ? parse(connection.get(), index) : Optional.empty();
	}

	/** @param connection client address and port, server address and port */
	static Optional<InetAddress> parse(String connection, int index) throws IOException {
		String[] fields = connection.strip().split("\\s+");
		if (fields.length != FIELDS || !fields[index].matches("[0-9a-fA-F.:]+(%.*)?")) {
			return Optional.empty();
		}
		return Optional.of(InetAddress.getByName(fields[index].replaceFirst("%.*", "")));
	}

	private static Optional<String> connection() {
		String own = System.getenv(VARIABLE);
		if (own != null) {
			return Optional.of(own);
		}
		Optional<ProcessHandle> process = ProcessHandle.current().parent();
		while (process.isPresent()) {
			Optional<String> found = environment(process.get().pid());
			if (found.isPresent()) {
				return found;
			}
			process = process.get().parent();
		}
		return Optional.empty();
	}

	/** Nothing for a process whose environment this user may not read: only root runs under sudo, and root may. */
	private static Optional<String> environment(long pid) {
		Path file = Path.of("/proc", String.valueOf(pid), "environ");
		if (!Files.isReadable(file)) {
			return Optional.empty();
		}
		try {
			String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
			return Arrays.stream(text.split("\0")).filter(line -> line.startsWith(VARIABLE + "="))
					.map(line -> line.substring(VARIABLE.length() + 1)).findFirst();
		} catch (IOException e) {
			return Optional.empty(); // It ended meanwhile.
		}
	}
}
