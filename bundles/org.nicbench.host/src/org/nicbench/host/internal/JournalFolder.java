// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.linux.Capabilities;
import org.nicbench.model.JournalEntry;
import org.nicbench.model.project.AtomicFile;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;

/**
 * Where what must be put back is written down, a file a NIC: {@code STEM.xmi} of a process, {@code STEM.kept.xmi} of a change
 * left on purpose, {@code STEM.TIME.obsolete.xmi} for an entry whose NIC is no more; beside them
 * {@code STEM.confirmed} when a change was confirmed, and {@code locks}.
 */
public final class JournalFolder {

	/** Names the folder, above what the user's rights say; for tests and special set-ups. */
	public static final String PROPERTY = "nicbench.journal";
	/** The same as an environment variable. */
	public static final String VARIABLE = "NICBENCH_JOURNAL";

	private static final Path SYSTEM = Path.of("/var/lib/nicbench/journal");
	private static final String ENTRY = ".xmi";
	private static final String KEPT = ".kept" + ENTRY;
	private static final String OBSOLETE = ".obsolete" + ENTRY;

	/** Process number in the name of a temporary file. */
	private static final Pattern WRITER = Pattern.compile("\\.([0-9]+)-[0-9]+\\.[^.]*$");

	private final Path path;

	JournalFolder(Path path) {
		this.path = path;
	}

	/** The one this process writes to: the system's for root, else the user's own. */
	public static JournalFolder own() {
		String named = System.getProperty(PROPERTY, System.getenv(VARIABLE));
		if (named != null && !named.isEmpty()) {
			return new JournalFolder(Path.of(named));
		}
		return isSystemRoot() ? new JournalFolder(SYSTEM) : new JournalFolder(ofUser());
	}

	/** The own one first, then those of others that can be read. */
	public static List<JournalFolder> all() {
		JournalFolder own = own();
		List<JournalFolder> folders = new ArrayList<>(List.of(own));
		for (Path other : List.of(SYSTEM, ofUser())) {
			if (folders.stream().noneMatch(folder -> folder.path.equals(other)) && Files.isReadable(other)) {
				folders.add(new JournalFolder(other));
			}
		}
		return folders;
	}

	private static Path ofUser() {
		String state = System.getenv("XDG_STATE_HOME");
		if (state != null && state.startsWith("/")) {
			return Path.of(state, "nicbench", "journal");
		}
		// HOME stays the user's within a user namespace, where the number of the user is root's.
		String home = System.getenv("HOME");
		return Path.of(home != null && !home.isEmpty() ? home : System.getProperty("user.home"), ".local", "state",
				"nicbench", "journal");
	}

	/** Root of the machine and not of a user namespace: user_namespaces(7), the map of all numbers to themselves. */
	private static boolean isSystemRoot() {
		try {
			String map = Files.readString(Path.of("/proc/self/uid_map")).strip();
			return Capabilities.current().effectiveUserId() == 0 && map.matches("0\\s+0\\s+4294967295");
		} catch (IOException e) {
			return false; // Without /proc nobody can be told to be root; the own folder is always right then.
		}
	}

	public Path path() {
		return path;
	}

	Path active(NicKey key) {
		return path.resolve(key.stem() + ENTRY);
	}

	Path kept(NicKey key) {
		return path.resolve(key.stem() + KEPT);
	}

	/** One file for the locks of all NICs; it stays. */
	Path locks() {
		return path.resolve("locks");
	}

	Path confirmed(NicKey key) {
		return path.resolve(key.stem() + ".confirmed");
	}

	boolean isKept(Path file) {
		return file.getFileName().toString().endsWith(KEPT);
	}

	public boolean isObsolete(Path file) {
		return file.getFileName().toString().endsWith(OBSOLETE);
	}

	/** An entry of a process, to be finished when the process is dead. */
	public boolean isActive(Path file) {
		return !isKept(file) && !isObsolete(file);
	}

	/**
	 * Makes the folder where it is missing: readable by all for the system's, by the user alone for a user's own.
	 *
	 * @throws ProblemException UNWRITABLE
	 */
	void make() throws ProblemException {
		if (Files.isDirectory(path)) {
			return;
		}
		try {
			Files.createDirectories(path);
		} catch (IOException e) {
			throw AtomicFile.unwritable(path, e);
		}
	}

	/**
	 * All entries, in order of their names; nothing when there is no folder.
	 *
	 * @throws ProblemException UNREADABLE
	 */
	public List<Path> entries() throws ProblemException {
		List<Path> files = new ArrayList<>();
		try (DirectoryStream<Path> stream = Files.newDirectoryStream(path, "nic-*" + ENTRY)) {
			stream.forEach(files::add);
		} catch (NoSuchFileException | NotDirectoryException e) {
			return List.of();
		} catch (IOException e) {
			throw new ProblemException(org.nicbench.model.status.ProblemKind.UNREADABLE,
					Messages.bind(Messages.journalUnreadable, String.valueOf(e.getMessage())), path.toString(), null, e);
		}
		files.sort(null);
		return files;
	}

	/** Removes what processes killed while writing an entry left of it: they had not changed anything for it yet. */
	public void sweep() throws ProblemException {
		try (DirectoryStream<Path> stream = Files.newDirectoryStream(path, ".nic-*")) {
			for (Path file : stream) {
				Matcher writer = WRITER.matcher(file.getFileName().toString());
				if (AtomicFile.isTemporary(file) && writer.find()
						&& ProcessHandle.of(Long.parseLong(writer.group(1))).isEmpty()) {
					Files.deleteIfExists(file);
				}
			}
		} catch (NoSuchFileException | NotDirectoryException e) {
			return;
		} catch (IOException e) {
			throw AtomicFile.unwritable(path, e);
		}
	}

	/** Writes an entry whole, flushed to disk with its folder. */
	void write(JournalEntry entry, Path file) throws ProblemException {
		make();
		ProjectFiles.save(entry, file);
	}

	public JournalEntry read(Path file) throws ProblemException {
		return ProjectFiles.load(file, JournalEntry.class);
	}

	/** Takes a file away and flushes the folder. */
	void delete(Path file) throws ProblemException {
		try {
			if (Files.deleteIfExists(file)) {
				flush();
			}
		} catch (IOException e) {
			throw AtomicFile.unwritable(file, e);
		}
	}

	/** Sets an entry aside, so that it does not stand in the way of a new NIC with the same key. */
	Path setAside(Path file) throws ProblemException {
		if (isObsolete(file)) {
			return file;
		}
		String name = file.getFileName().toString();
		Path aside = path.resolve(name.substring(0, name.indexOf('.')) + "." + System.currentTimeMillis() + OBSOLETE);
		try {
			Files.move(file, aside, StandardCopyOption.ATOMIC_MOVE);
			flush();
			return aside;
		} catch (IOException e) {
			throw AtomicFile.unwritable(aside, e);
		}
	}

	private void flush() throws IOException {
		try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
			channel.force(true);
		}
	}
}
