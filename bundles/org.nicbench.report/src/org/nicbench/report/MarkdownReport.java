// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

import org.nicbench.compare.Caution;
import org.nicbench.compare.Cell;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Coordinate;
import org.nicbench.compare.RunTrials;
import org.nicbench.model.Host;
import org.nicbench.model.HostFacts;

/** A report for forums, mailing lists and repositories: Markdown with pipe tables. */
public final class MarkdownReport implements ReportWriter {

	@Override
	public String format() {
		return "markdown";
	}

	@Override
	public String label() {
		return "Markdown";
	}

	@Override
	public void write(Report report, OutputStream out) throws IOException {
		StringBuilder text = new StringBuilder();
		text.append("# ").append(escape(report.title())).append("\n\n");
		text.append(escape(Answer.question(report.main()))).append("\n\n");
		differs(report.main(), text);
		answer(report.main(), text);
		for (ComparisonResult comparison : report.comparisons()) {
			comparison(comparison, text);
		}
		warnings(report.main(), text);
		text.append("\n## ").append(Messages.environment).append("\n\n");
		for (RunTrials run : report.runs()) {
			environment(run, text);
		}
		out.write(text.toString().getBytes(StandardCharsets.UTF_8));
	}

	private static void differs(ComparisonResult result, StringBuilder text) {
		text.append("## ").append(Messages.whatDiffers).append("\n\n");
		if (result.differs().isEmpty()) {
			text.append(Messages.nothingDiffers).append('\n');
		}
		Differences.lines(result).forEach(line -> text.append("- ").append(escape(line)).append('\n'));
	}

	private static void answer(ComparisonResult result, StringBuilder text) {
		text.append("\n## ").append(Messages.found).append("\n\n");
		if (result.trialsUsed() == 0) {
			text.append(Messages.nothingToCompare).append('\n');
		}
		Answer.sentences(result).forEach(sentence -> text.append("- ").append(escape(sentence)).append('\n'));
	}

	private static void comparison(ComparisonResult result, StringBuilder text) {
		CellWords words = CellWords.of(result);
		for (Coordinate table : result.tables()) {
			text.append("\n## ").append(escape(Messages.bind(Messages.tableTitle, result.metric().label(), words.scale().symbol())));
			text.append(table.label().isEmpty() ? "" : ", " + escape(table.label())).append("\n\n");
			row(text, String.join(", ", result.query().rows()), String.join(", ", result.query().columns()), Messages.headN,
					Messages.headMedian, Messages.headInterval, Messages.headChange, Messages.headP, Messages.headVerdict);
			text.append("|---|---|--:|--:|--:|--:|--:|---|\n");
			for (Coordinate column : result.columns()) {
				for (Coordinate row : result.rows()) {
					Cell cell = result.cell(table, row, column);
					row(text, row.label(), column.label(), Integer.toString(cell.n()), words.median(cell), words.interval(cell),
							words.change(cell), words.p(cell), words.verdict(cell));
				}
			}
		}
	}

	private static void warnings(ComparisonResult result, StringBuilder text) {
		if (!result.warnings().isEmpty()) {
			text.append("\n## ").append(Messages.warnings).append("\n\n");
			for (Caution warning : result.warnings()) {
				text.append("- ").append(escape(warning.text())).append('\n');
			}
		}
		text.append('\n');
		result.notes().forEach(note -> text.append(escape(note)).append("  \n"));
	}

	private static void environment(RunTrials run, StringBuilder text) {
		row(text, Messages.run, run.name() + " (" + run.run().getId() + ")");
		text.append("|---|---|\n");
		row(text, Messages.startedAt, run.run().getStartedAt());
		for (Host host : new Host[] { run.run().getSender(), run.run().getReceiver() }) {
			HostFacts facts = host == null ? null : host.getFacts();
			if (facts != null) {
				row(text, host.getName(), Messages.bind(Messages.hostInWords,
						new Object[] { facts.getOperatingSystem(), facts.getKernel(), facts.getCores(), facts.getCpuModel() }));
			}
		}
		text.append('\n');
	}

	private static void row(StringBuilder text, String... cells) {
		for (String cell : cells) {
			text.append("| ").append(escape(cell == null ? Quantities.UNKNOWN : cell)).append(' ');
		}
		text.append("|\n");
	}

	private static String escape(String text) {
		return Foreign.markdown(text);
	}
}
