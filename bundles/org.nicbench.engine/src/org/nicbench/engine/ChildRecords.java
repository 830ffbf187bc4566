// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.project.AtomicFile;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * Tool processes that run for this process, recorded in files so that the next start can end those whose owner was killed.
 * A process is named by its number and the time of its start, so that a number used again is never mistaken for it.
 */
final class ChildRecords {

	private static final Pattern RECORD = Pattern.compile("owner ([0-9]+) ([0-9]+)\\nchild ([0-9]+) ([0-9]+)\\n");
	private static final String ENDING = ".child";

	private final Path folder;

	/** @param folder made when the first child is recorded */
	ChildRecords(Path folder) {
		this.folder = folder;
	}

	/** Records a child until it ends. */
	void add(ProcessHandle child) throws ProblemException {
		Optional<String> childName = name(child);
		Optional<String> ownName = name(ProcessHandle.current());
		if (childName.isEmpty() || ownName.isEmpty()) {
			return;
		}
		try {
			Files.createDirectories(folder);
		} catch (IOException e) {
			throw AtomicFile.unwritable(folder, e);
		}
		Path record = folder.resolve(childName.get().replace(' ', '-') + ENDING);
		AtomicFile.write(record,
				("owner " + ownName.get() + "\nchild " + childName.get() + "\n").getBytes(StandardCharsets.US_ASCII));
		CompletableFuture<ProcessHandle> end = child.onExit();
		end.thenRun(() -> forget(record));
	}

	/**
	 * Ends children of dead owners.
	 *
	 * @return what was ended, for people
	 * @throws ProblemException when a record cannot be read
	 */
	List<String> sweep() throws ProblemException {
		List<String> ended = new ArrayList<>();
		if (!Files.isDirectory(folder)) {
			return ended;
		}
		try (var records = Files.newDirectoryStream(folder, "*" + ENDING)) {
			for (Path record : records) {
				Matcher matcher = RECORD.matcher(Files.readString(record));
				if (matcher.matches() && find(matcher.group(1), matcher.group(2)).isPresent()) {
					continue;
				}
				if (matcher.matches()) {
					find(matcher.group(3), matcher.group(4)).ifPresent(child -> {
						ended.add(child.info().command().orElse("?") + " (" + child.pid() + ")");
						child.destroyForcibly();
					});
				}
				forget(record);
			}
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNREADABLE, String.valueOf(e.getMessage()), folder.toString(), null, e);
		}
		return ended;
	}

	private static void forget(Path record) {
		try {
			Files.deleteIfExists(record);
		} catch (IOException e) {
			// harmless: the next sweep finds that the process is gone, and tries again
			System.getLogger(ChildRecords.class.getName()).log(System.Logger.Level.DEBUG, record.toString(), e);
		}
	}

	/** @return number and start of a process, or nothing when it is gone already */
	private static Optional<String> name(ProcessHandle process) {
		return process.info().startInstant().map(start -> process.pid() + " " + start.toEpochMilli());
	}

	private static Optional<ProcessHandle> find(String pid, String startMillis) {
		return ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive)
				.filter(process -> process.info().startInstant().map(Instant::toEpochMilli)
						.filter(start -> start == Long.parseLong(startMillis)).isPresent());
	}
}
