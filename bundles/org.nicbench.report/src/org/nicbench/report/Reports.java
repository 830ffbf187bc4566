// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;

import org.nicbench.model.extension.Extensions;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** All formats of reports, and writing one to a file. */
public final class Reports {

	/** Extension point of the formats. */
	public static final String POINT = "org.nicbench.report.format";

	private Reports() {
	}

	/** @return every format, in order */
	public static List<ReportWriter> formats() {
		return Extensions.instances(POINT, "format", ReportWriter.class);
	}

	/**
	 * @return the format of that name or file ending
	 * @throws ProblemException USAGE, naming those that exist
	 */
	public static ReportWriter format(String name) throws ProblemException {
		List<ReportWriter> formats = formats();
		String wanted = switch (name.toLowerCase(Locale.ROOT)) {
		case "md" -> "markdown";
		case "htm" -> "html";
		default -> name.toLowerCase(Locale.ROOT);
		};
		return formats.stream().filter(format -> format.format().equals(wanted)).findFirst()
				.orElseThrow(() -> new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.unknownFormat, name), null,
						Messages.bind(Messages.useOneOf,
								String.join(", ", formats.stream().map(ReportWriter::format).toList()))));
	}

	/**
	 * Writes a report in the format that the file's ending names; the file appears whole or not at all.
	 *
	 * @throws ProblemException USAGE for an unknown ending, UNWRITABLE when the file cannot be written
	 */
	public static void write(Report report, Path file) throws ProblemException {
		String name = file.getFileName().toString();
		ReportWriter writer = format(name.substring(name.lastIndexOf('.') + 1));
		Path folder = file.toAbsolutePath().getParent();
		Path part = folder.resolve("." + name + "." + ProcessHandle.current().pid() + ".part");
		try {
			try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part))) {
				writer.write(report, out);
			}
			Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNWRITABLE, Messages.bind(Messages.cannotWrite, e.getMessage()),
					file.toString(), null, e);
		} finally {
			deleteLeftover(part);
		}
	}

	/**
	 * Writes a report to a stream that stays open.
	 *
	 * @throws ProblemException USAGE for an unknown format, UNWRITABLE when the stream cannot be written
	 */
	public static void write(Report report, String format, OutputStream out) throws ProblemException {
		try {
			format(format).write(report, out);
			out.flush();
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNWRITABLE, Messages.bind(Messages.cannotWrite, e.getMessage()), null, null,
					e);
		}
	}

	private static void deleteLeftover(Path part) throws ProblemException {
		try {
			Files.deleteIfExists(part);
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNWRITABLE, Messages.bind(Messages.cannotWrite, e.getMessage()),
					part.toString(), null, e);
		}
	}
}
