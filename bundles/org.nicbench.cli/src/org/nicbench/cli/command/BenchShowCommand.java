// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.model.Bench;
import org.nicbench.model.Host;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code bench show FILE}: hosts and NICs of a bench as last seen. */
@picocli.CommandLine.Command(name = "show")
public final class BenchShowCommand extends Command {

	@Parameters(paramLabel = "FILE", descriptionKey = "FILE")
	private Path file;

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	@Override
	protected int run() throws ProblemException {
		Bench bench = ProjectFiles.load(file, Bench.class);
		if (json) {
			new JsonOut(terminal().out()).object(bench);
			return ExitCode.DONE;
		}
		terminal().out().println(Messages.bind(Messages.benchTitle, bench.getName()));
		for (Host host : bench.getHosts()) {
			terminal().out().println();
			terminal().out().println(Messages.bind(Messages.benchHost, host.getName(), host.getAccess()));
			List<List<String>> rows = new ArrayList<>();
			rows.add(Benches.NIC_HEADER);
			host.getNics().forEach(nic -> rows.add(Benches.row(nic)));
			if (rows.size() > 1) {
				terminal().table(rows);
			}
		}
		return ExitCode.DONE;
	}
}
