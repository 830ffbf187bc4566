// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.compare.Query;
import org.nicbench.model.status.ProblemException;
import org.nicbench.report.text.ComparisonText;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Truths: the medians of the sample's figures by hand; p = 2/252 = 0.0079 is the least that 5 against 5 can give. */
class ReportsTest {

	@TempDir
	Path folder;

	private Report report;

	@BeforeEach
	void makeReport() throws Exception {
		report = Report.ofTrials("TSO & <friends>", Query.DEFAULT.by(List.of(), List.of("profile"), List.of("streams")),
				List.of(SampleRun.create()), Instant.parse("2026-11-30T09:00:00Z"));
	}

	@Test
	void jsonHasTheContractsShape() throws Exception {
		JsonNode json = new ObjectMapper().readTree(written("json"));
		assertEquals("throughput", json.path("metric").asText());
		assertEquals("bit/s", json.path("unit").asText());
		assertEquals(2, json.path("rows").size());
		assertEquals(4, json.path("cells").size());
		JsonNode worse = cell(json, SampleRun.NASTY, "1");
		assertEquals(5, worse.path("n").asInt());
		assertEquals(7.8e9, worse.path("median").asDouble());
		assertEquals(7.6e9, worse.path("min").asDouble());
		assertEquals(7.8e9 / 18.2e9 - 1, worse.path("relativeToBaseline").asDouble(), 1e-9);
		assertEquals(2.0 / 252, worse.path("p").asDouble(), 1e-9);
		assertEquals("worse", worse.path("verdict").asText());
		assertTrue(worse.path("differenceHigh").asDouble() < -0.5);
		assertEquals("unclear", cell(json, SampleRun.NASTY, "10").path("verdict").asText());
		JsonNode baseline = cell(json, "all on", "1");
		assertEquals("baseline", baseline.path("verdict").asText());
		assertTrue(baseline.path("p").isNull());
		assertEquals("feature tx-tcp-segmentation", json.path("differs").path(0).asText());
	}

	private static JsonNode cell(JsonNode json, String row, String column) {
		for (JsonNode cell : json.path("cells")) {
			if (cell.path("row").asText().equals(row) && cell.path("column").asText().equals(column)) {
				return cell;
			}
		}
		throw new AssertionError("no cell " + row + ", " + column);
	}

	@Test
	void foreignTextCannotBreakThePage() throws Exception {
		String html = written("html");
		assertFalse(html.contains("<script"), "foreign text became an element");
		assertTrue(html.contains("tso off &lt;script&gt;"));
		assertFalse(Pattern.compile("(src|href)=\"(?!data:)").matcher(html).find(), "the page needs something from elsewhere");
		assertTrue(html.contains("<svg role=\"img\""));
		assertTrue(html.contains("prefers-color-scheme: dark"));
	}

	@Test
	void rawDataIsInThePage() throws Exception {
		Matcher link = Pattern.compile("download=\"trials.csv\" href=\"data:text/csv;charset=utf-8;base64,([^\"]+)\"")
				.matcher(written("html"));
		assertTrue(link.find());
		String csv = new String(Base64.getDecoder().decode(link.group(1)), StandardCharsets.UTF_8);
		assertEquals(21, csv.lines().count());
		assertTrue(csv.contains("1.81E10"), csv);
	}

	@Test
	void textAndMarkdownTellTheSame() throws Exception {
		String text = ComparisonText.of(report.main());
		assertTrue(Pattern.compile("tso off .*7\\.80 +7\\.60 to 8\\.00 +\u221257\\.1 % +0\\.0\\d\\d +\u25bc worse").matcher(text).find(), text);
		assertTrue(text.indexOf("feature tx-tcp-segmentation") < text.indexOf("Gbit/s"), "what differs comes first");
		String markdown = written("markdown");
		assertTrue(markdown.contains("| 7.80 |"), markdown);
		assertFalse(markdown.contains("<script"));
	}

	@Test
	void aFormatCanBeContributed() throws Exception {
		assertEquals("20", written("counting"));
		Reports.write(report, folder.resolve("trials.counting"));
		assertEquals("20", Files.readString(folder.resolve("trials.counting")));
	}

	@Test
	void foreignTextIsNoMarkupAndCannotSteerATerminal() {
		assertEquals("a b", Foreign.printable("a\u001b\r\nb"));
		assertEquals("evil.gpj", Foreign.printable("evil\u202e.gpj"));
		assertEquals("\\[x\\](http:\u200b//y) \\| \\*b\\* &lt;i>", Foreign.markdown("[x](http://y) | *b* <i>"));
	}

	@Test
	void theAnswerCanBeQuoted() {
		assertEquals("\u201c" + SampleRun.NASTY + "\u201d (streams 1): 7.80 Gbit/s against 18.2 of \u201call on\u201d, "
				+ "\u221257.1 % (\u221258.7 % to \u221255.8 %): \u25bc worse.", Answer.sentences(report.main()).get(0));
	}

	@Test
	void anUnknownFormatNamesTheKnownOnes() {
		ProblemException problem = assertThrows(ProblemException.class,
				() -> Reports.write(report, folder.resolve("x.docx")));
		assertTrue(problem.getMessage().contains("html, markdown, json, csv"), problem.getMessage());
	}

	@Test
	void aReportThatCannotBeWrittenLeavesNothing() throws Exception {
		Path missing = folder.resolve("nowhere/x.html");
		assertThrows(ProblemException.class, () -> Reports.write(report, missing));
		Reports.write(report, folder.resolve("x.html"));
		try (var files = Files.list(folder)) {
			assertEquals(List.of("x.html"), files.map(file -> file.getFileName().toString()).toList());
		}
	}

	@Test
	void numbersHaveThreeDigits() {
		assertEquals("12.9 Gbit/s", Quantities.bitsPerSecond(12.94e9));
		assertEquals("607 Mbit/s", Quantities.bitsPerSecond(607e6));
		assertEquals("10.0", Quantities.significant(9.996));
		assertEquals("0.00400", Quantities.significant(0.004));
		assertEquals("\u221251.2 %", Quantities.change(-0.512));
		assertEquals("\u2013", Quantities.change(null));
		assertEquals("< 0.001", Quantities.pValue(0.0004));
	}

	private String written(String format) throws Exception {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		Reports.write(report, format, out);
		return out.toString(StandardCharsets.UTF_8);
	}
}
