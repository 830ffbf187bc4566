// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;

import org.nicbench.cli.Messages;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** The file that {@code --out} names. */
final class OutFile {

	private OutFile() {
	}

	/**
	 * @param ending of files of that kind, without the point
	 * @return the name of what is written there: the file's without the ending
	 * @throws ProblemException USAGE when it is a folder
	 */
	static String name(Path out, String ending) throws ProblemException {
		if (Files.isDirectory(out)) {
			throw new ProblemException(ProblemKind.USAGE, Messages.outIsAFolder, out.toAbsolutePath().toString(),
					Messages.nameAFile);
		}
		String name = out.getFileName().toString();
		return name.endsWith("." + ending) ? name.substring(0, name.length() - ending.length() - 1) : name;
	}
}
