// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.nicbench.model.project.AtomicFile;
import org.nicbench.model.status.ProblemException;

/** The {@code .project} file by which Eclipse knows a folder as a project of this product. */
final class EclipseProject {

	static final String FILE = ".project";

	private static final String DESCRIPTION = """
			<?xml version="1.0" encoding="UTF-8"?>
			<projectDescription>
				<name>%s</name>
				<comment></comment>
				<projects>
				</projects>
				<buildSpec>
					<buildCommand>
						<name>org.nicbench.ui.builder</name>
						<arguments>
						</arguments>
					</buildCommand>
				</buildSpec>
				<natures>
					<nature>org.nicbench.ui.nature</nature>
				</natures>
			</projectDescription>
			""";

	private EclipseProject() {
	}

	/** Writes the description unless there is one. */
	static void describe(Path folder) throws ProblemException {
		Path file = folder.resolve(FILE);
		if (Files.exists(file)) {
			return;
		}
		String name = folder.toAbsolutePath().normalize().getFileName().toString().replace("&", "&amp;")
				.replace("<", "&lt;").replace(">", "&gt;");
		AtomicFile.write(file, DESCRIPTION.formatted(name).getBytes(StandardCharsets.UTF_8));
	}
}
