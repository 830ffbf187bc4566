// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

import picocli.CommandLine.Parameters;

/** {@code check-project DIR}: integrity of every file of a project. */
@picocli.CommandLine.Command(name = "check-project")
public final class CheckProjectCommand extends Command {

	@Parameters(paramLabel = "DIR", descriptionKey = "DIR")
	private Path folder;

	@Override
	protected int run() throws ProblemException {
		if (!Files.isDirectory(folder)) {
			throw new ProblemException(ProblemKind.UNREADABLE, Files.exists(folder) ? Messages.notAFolder : Messages.noSuchFolder,
					folder.toString(), Messages.nameAProject);
		}
		List<ProblemException> problems = ProjectFiles.check(folder);
		if (problems.isEmpty()) {
			terminal().out().println(Messages.bind(Messages.projectIsSound, folder));
			return ExitCode.DONE;
		}
		problems.forEach(terminal()::problem);
		return ExitCode.CHECK_FAILED;
	}
}
