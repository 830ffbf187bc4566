// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.read.ReadResult;
import org.nicbench.tools.read.Readers;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code read FILE...}: what a tool's output, a dump or a transcript says. */
@picocli.CommandLine.Command(name = "read")
public final class ReadCommand extends Command {

	private static final String STANDARD_INPUT = "-";

	@Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "FILE")
	private List<String> files;

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	@Override
	protected int run() throws ProblemException {
		List<EObject> read = new ArrayList<>();
		ProblemException unread = null;
		for (String file : files) {
			try {
				ReadResult result = read(file);
				result.warnings().forEach(warning -> terminal().err().println(file + ": " + warning));
				read.addAll(result.objects());
			} catch (ProblemException problem) {
				terminal().problem(problem);
				unread = problem;
			}
		}
		if (unread != null && read.isEmpty()) {
			return ExitCode.of(unread.kind());
		}
		if (json) {
			new JsonOut(terminal().out()).list(read);
		} else {
			ReadText text = new ReadText();
			read.forEach(object -> terminal().out().println(text.of(object)));
		}
		return unread == null ? ExitCode.DONE : ExitCode.of(unread.kind());
	}

	private static ReadResult read(String file) throws ProblemException {
		if (file.equals(STANDARD_INPUT)) {
			return Readers.read(STANDARD_INPUT, System.in);
		}
		try (InputStream in = Files.newInputStream(Path.of(file))) {
			return Readers.read(file, in);
		} catch (NoSuchFileException e) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.noSuchFile, file, null, e);
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.bind(Messages.cannotRead, e.getMessage()), file,
					null, e);
		}
	}
}
