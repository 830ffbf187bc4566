// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;

import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * Writes a whole file so that whoever reads it, also after a crash, sees the old or the new content: temporary file in the
 * same folder, fsync, rename, fsync of the folder.
 */
public final class AtomicFile {

	private static final String TEMPORARY = ".nicbench-tmp";

	private static final AtomicLong COUNT = new AtomicLong();

	private AtomicFile() {
	}

	/**
	 * Writes or replaces the file.
	 *
	 * @throws ProblemException UNWRITABLE when the folder is missing, not writable or full; an old file is unchanged then
	 */
	public static void write(Path file, byte[] content) throws ProblemException {
		write(file, content, true);
	}

	/**
	 * Writes the file, which must not exist yet.
	 *
	 * @throws ProblemException UNWRITABLE as for {@link #write}, and when it exists
	 */
	public static void create(Path file, byte[] content) throws ProblemException {
		write(file, content, false);
	}

	/** @return whether that is the name of a temporary file a crash may have left */
	public static boolean isTemporary(Path file) {
		return file.getFileName().toString().endsWith(TEMPORARY);
	}

	private static void write(Path file, byte[] content, boolean replace) throws ProblemException {
		Path absolute = file.toAbsolutePath();
		Path temporary = absolute.resolveSibling(
				"." + absolute.getFileName() + "." + ProcessHandle.current().pid() + "-" + COUNT.incrementAndGet() + TEMPORARY);
		try {
			try {
				try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW,
						StandardOpenOption.WRITE)) {
					ByteBuffer buffer = ByteBuffer.wrap(content);
					while (buffer.hasRemaining()) {
						channel.write(buffer);
					}
					channel.force(true);
				}
				if (!replace && Files.exists(absolute)) {
					throw new FileAlreadyExistsException(absolute.toString());
				}
				Files.move(temporary, absolute, StandardCopyOption.ATOMIC_MOVE);
				flushFolder(absolute.getParent());
			} finally {
				Files.deleteIfExists(temporary);
			}
		} catch (IOException e) {
			throw unwritable(file, e);
		}
	}

	private static void flushFolder(Path folder) throws IOException {
		try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
			channel.force(true);
		}
	}

	/** @return the same failure in one line for people */
	public static ProblemException unwritable(Path file, IOException e) {
		String text = String.valueOf(e.getMessage());
		if (text.contains("No space left") || text.contains("Disk quota exceeded")) {
			return new ProblemException(ProblemKind.UNWRITABLE, Messages.diskFull, file.toString(), Messages.freeSpace, e);
		}
		if (e instanceof java.nio.file.AccessDeniedException) {
			return new ProblemException(ProblemKind.UNWRITABLE, Messages.notPermittedToWrite, file.toString(),
					Messages.chooseAnotherFolder, e);
		}
		if (text.contains("Read-only file system")) {
			return new ProblemException(ProblemKind.UNWRITABLE, Messages.readOnlyFileSystem, file.toString(),
					Messages.chooseAnotherFolder, e);
		}
		if (e instanceof java.nio.file.NoSuchFileException) {
			return new ProblemException(ProblemKind.UNWRITABLE, Messages.folderMissing, file.toString(), null, e);
		}
		if (e instanceof FileAlreadyExistsException) {
			return new ProblemException(ProblemKind.UNWRITABLE, Messages.fileExists, file.toString(), null, e);
		}
		return new ProblemException(ProblemKind.UNWRITABLE, Messages.bind(Messages.cannotWrite, text), file.toString(), null, e);
	}
}
