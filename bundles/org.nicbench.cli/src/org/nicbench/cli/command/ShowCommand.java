// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.model.Document;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a project file: as JSON for programs, else in words. */
abstract class ShowCommand<T extends Document> extends Command {

	private final Class<T> type;

	@Parameters(paramLabel = "FILE", descriptionKey = "FILE")
	private Path file;

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	/** @param type what the file must hold */
	ShowCommand(Class<T> type) {
		this.type = type;
	}

	@Override
	protected final int run() throws ProblemException {
		T document = ProjectFiles.load(file, type);
		if (json) {
			new JsonOut(terminal().out()).object(document);
		} else {
			show(document, file);
		}
		return ExitCode.DONE;
	}

	/** Prints it in words. */
	abstract void show(T document, Path from) throws ProblemException;
}
