// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.nicbench.model.Document;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** Loads, saves and checks project files. Stateless; safe for use from any thread. */
public final class ProjectFiles {

	/** Version of the file format this product writes. */
	public static final int FORMAT_VERSION = Migrations.CURRENT;

	/** Ending of bench files. */
	public static final String BENCH = "bench";
	/** Ending of offload profile files. */
	public static final String OFFLOAD = "offload";
	/** Ending of plan files. */
	public static final String PLAN = "plan";
	/** Ending of comparison files. */
	public static final String COMPARISON = "comparison";
	/** Ending of run folders. */
	public static final String RUN = "run";

	private static final XmiDocuments DOCUMENTS = new XmiDocuments(Migrations.SHIPPED);

	private ProjectFiles() {
	}

	/**
	 * Loads a file.
	 *
	 * @throws ProblemException UNREADABLE: missing, damaged (with line and reason), of a newer version or of another kind
	 */
	public static <T extends Document> T load(Path file, Class<T> type) throws ProblemException {
		byte[] bytes;
		try {
			bytes = Files.readAllBytes(file);
		} catch (NoSuchFileException e) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.fileMissing, file.toString(), null, e);
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.bind(Messages.cannotRead, reason(e)),
					file.toString(), null, e);
		}
		EObject root = DOCUMENTS.read(bytes, uri(file), file.toString());
		if (!type.isInstance(root)) {
			throw new ProblemException(ProblemKind.UNREADABLE,
					Messages.bind(Messages.fileOfOtherKind, root.eClass().getName(), type.getSimpleName()),
					file.toString(), null);
		}
		return type.cast(root);
	}

	/**
	 * Saves an object as a whole file, replacing an old one.
	 *
	 * @throws ProblemException UNWRITABLE; the old file is unchanged then
	 */
	public static void save(Document root, Path file) throws ProblemException {
		AtomicFile.write(file, bytes(root, file));
	}

	/** Saves an object as a file that must not exist yet. */
	static void create(Document root, Path file) throws ProblemException {
		AtomicFile.create(file, bytes(root, file));
	}

	private static byte[] bytes(Document root, Path file) throws ProblemException {
		try {
			return DOCUMENTS.write(root, uri(file));
		} catch (IOException e) {
			throw AtomicFile.unwritable(file, e);
		}
	}

	/**
	 * Checks every project file below a folder: readable, of this version, references met, trials of their run, states and
	 * raw outputs unchanged.
	 *
	 * @return what is wrong, empty when all is well
	 */
	public static List<ProblemException> check(Path folder) {
		return new ProjectCheck().check(folder);
	}

	/** @return the file that a relative URI in another file means */
	public static Path resolve(Path file, String relativeUri) {
		Path folder = file.toAbsolutePath().getParent();
		return folder.resolve(URI.decode(relativeUri)).normalize();
	}

	/** @return how {@code file} names {@code target}: a relative URI with forward slashes */
	public static String relativeUri(Path file, Path target) {
		Path folder = file.toAbsolutePath().normalize().getParent();
		Path relative = folder.relativize(target.toAbsolutePath().normalize());
		StringBuilder uri = new StringBuilder();
		for (Path segment : relative) {
			uri.append(uri.isEmpty() ? "" : "/").append(URI.encodeSegment(segment.toString(), true));
		}
		return uri.toString();
	}

	/** @return what stands after the last point of a name, or an empty text */
	public static String ending(Path file) {
		String name = file.getFileName() == null ? "" : file.getFileName().toString();
		return name.substring(name.lastIndexOf('.') + 1);
	}

	private static URI uri(Path file) {
		return URI.createFileURI(file.toAbsolutePath().toString());
	}

	private static String reason(IOException e) {
		if (e instanceof java.nio.file.AccessDeniedException) {
			return Messages.notPermittedToRead;
		}
		return String.valueOf(e.getMessage());
	}
}
