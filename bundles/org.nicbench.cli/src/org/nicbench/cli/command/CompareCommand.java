// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.util.Locale;
import java.util.function.Predicate;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.compare.Cell;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Verdict;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.report.Report;
import org.nicbench.report.Reports;
import org.nicbench.report.text.ComparisonText;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code compare RUN...}: the comparison as text, Markdown, CSV or JSON, and a gate for scripts. */
@picocli.CommandLine.Command(name = "compare")
public final class CompareCommand extends Command {

	private static final String TEXT = "text";

	@Mixin
	private final QueryOptions options = new QueryOptions();

	@Option(names = "--format", defaultValue = TEXT, paramLabel = "FORMAT", descriptionKey = "format")
	private String format;

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	@Option(names = "--gate", paramLabel = "EXPR", descriptionKey = "gate")
	private String gate;

	@Override
	protected int run() throws ProblemException {
		Predicate<Cell> fails = gate();
		Report report = Report.of("", options.query(), options.folders(), java.time.Instant.now());
		ComparisonResult result = report.main();
		String wanted = json ? "json" : format.toLowerCase(Locale.ROOT);
		if (wanted.equals(TEXT)) {
			terminal().out().print(ComparisonText.of(result));
		} else {
			Reports.write(report, wanted, terminal().out());
		}
		long failing = result.cells().stream().filter(fails).count();
		if (gate != null && result.cells().stream().noneMatch(cell -> cell.n() > 0 && cell.verdict() != Verdict.BASELINE)) {
			throw new ProblemException(ProblemKind.CHECK_FAILED, Messages.gateMeetsNothing, null, null);
		}
		if (failing > 0) {
			throw new ProblemException(ProblemKind.CHECK_FAILED, Messages.bind(Messages.gateFailed, failing, gate), null, null);
		}
		return ExitCode.DONE;
	}

	/** @return which cells make the command fail */
	private Predicate<Cell> gate() throws ProblemException {
		if (gate == null) {
			return cell -> false;
		}
		return switch (gate) {
		case "worse" -> cell -> cell.verdict() == Verdict.WORSE;
		case "not-better" -> cell -> cell.verdict() != Verdict.BETTER && cell.verdict() != Verdict.BASELINE;
		default -> throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.gateUnknown, gate), null, null);
		};
	}
}
