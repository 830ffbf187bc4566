// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.time.Instant;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.model.status.ProblemException;
import org.nicbench.report.Report;
import org.nicbench.report.Reports;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code report RUN... --out FILE}: the comparison as a document. */
@picocli.CommandLine.Command(name = "report")
public final class ReportCommand extends Command {

	@Mixin
	private final QueryOptions options = new QueryOptions();

	@Option(names = "--out", required = true, paramLabel = "FILE", descriptionKey = "out")
	private Path out;

	@Option(names = "--title", paramLabel = "TEXT", descriptionKey = "title")
	private String title;

	@Override
	protected int run() throws ProblemException {
		String name = title == null ? options.paths().get(0).toAbsolutePath().normalize().getFileName().toString() : title;
		Reports.write(Report.of(name, options.query(), options.folders(), Instant.now()), out);
		terminal().out().println(Messages.bind(Messages.fileWritten, out));
		return ExitCode.DONE;
	}
}
