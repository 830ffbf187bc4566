// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.model.project.AtomicFile;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

import picocli.CommandLine.Parameters;

/** {@code project new DIR}: a folder the workbench opens as a project, with a bench of this machine. */
@picocli.CommandLine.Command(name = "new")
public final class ProjectNewCommand extends Command {

	@Parameters(paramLabel = "DIR", descriptionKey = "DIR")
	private Path folder;

	@Override
	protected int run() throws ProblemException {
		if (Files.exists(folder.resolve(EclipseProject.FILE))) {
			throw new ProblemException(ProblemKind.USAGE, Messages.projectExists, folder.toString(), null);
		}
		try {
			Files.createDirectories(folder);
		} catch (IOException e) {
			throw AtomicFile.unwritable(folder, e);
		}
		Path bench = folder.resolve("lab." + ProjectFiles.BENCH);
		if (!Files.exists(bench)) {
			ProjectFiles.save(Benches.read("lab", java.util.List.of(HostNic.THIS)), bench);
		}
		EclipseProject.describe(folder);
		terminal().out().println(Messages.bind(Messages.projectMade, folder));
		return ExitCode.DONE;
	}
}
