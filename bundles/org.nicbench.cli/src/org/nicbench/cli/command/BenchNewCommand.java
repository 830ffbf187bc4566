// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.util.List;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.model.Bench;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;

import picocli.CommandLine.Option;

/** {@code bench new}: a bench of this machine and of the namespaces named, with the NICs found there. */
@picocli.CommandLine.Command(name = "new")
public final class BenchNewCommand extends Command {

	@Option(names = "--host", paramLabel = "HOST", descriptionKey = "host")
	private List<String> hosts = List.of(HostNic.THIS);

	@Option(names = "--out", required = true, paramLabel = "FILE", descriptionKey = "out")
	private Path out;

	@Override
	protected int run() throws ProblemException {
		Bench bench = Benches.read(OutFile.name(out, ProjectFiles.BENCH), hosts);
		ProjectFiles.save(bench, out);
		terminal().out().println(Messages.bind(Messages.fileWritten, out));
		return ExitCode.DONE;
	}
}
