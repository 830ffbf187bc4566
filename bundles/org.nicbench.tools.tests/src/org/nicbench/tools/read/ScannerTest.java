// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** What stands around a text does not change what is read of it; nothing breaks the scanner. */
class ScannerTest {

	private static final String LINE = " 2657.4375 MB /   3.00 sec = 7430.9766 Mbps 91 %TX 46 %RX 0 retrans 0.23 msRTT";
	private static final String JSON = "{\"start\":{\"version\":\"iperf 3.12\"},\"intervals\":[],\"end\":{},\"error\":\"no\"}";

	private static double rate(String text) throws ProblemException {
		return Texts.throughputs(Texts.readText(text)).get(0).getBitsPerSecond();
	}

	@ParameterizedTest
	@ValueSource(strings = { "%s", "%s\r\n", "\t\t%s   \n", "> %s\n", ">> > %s\n", "\u00a0%s", "2026-12-01T00:10:29Z %s",
			"Tue Dec  1 00:10:29 2026 %s", "Dec  1 00:10:29 lab01 nuttcp[4711]: %s", "[00:10:29.123] %s", "\u001b[32m%s\u001b[0m", "^C%s",
			"```\n%s\n```\n", "client_1  | %s", "| %s",
			"[code]%s[/code]", "<pre>%s</pre>", "<p>&gt; %s<br/>", "&nbsp;%s", "some words before it\n\n%s" })
	void surroundingsDoNotMatter(String around) throws Exception {
		assertEquals(7430976600.0, rate(String.format(around, LINE)));
	}

	@ParameterizedTest
	@CsvSource({ "UTF-8, ''", "UTF-8, \uFEFF", "UTF-16LE, \uFEFF", "UTF-16BE, \uFEFF", "UTF-16LE, ''", "UTF-16BE, ''" })
	void encodingIsFound(String charset, String mark) throws Exception {
		byte[] bytes = (mark + LINE + "\r\n").getBytes(Charset.forName(charset));
		ReadResult result = Readers.read("text", new ByteArrayInputStream(bytes));
		assertEquals(7430976600.0, Texts.throughputs(result).get(0).getBitsPerSecond());
	}

	@Test
	void lineNumbersCountFromOne() throws Exception {
		ReadResult result = Texts.readText("\n\nhello there\n" + LINE + "\n" + LINE + "\n" + JSON + "\n" + LINE);
		assertEquals(List.of(4, 5, 6, 7), Texts.throughputs(result).stream().map(each -> each.getProvenance().getLine()).toList());
		assertEquals(3, result.firstUnreadLine());
		assertEquals(List.of("one line was not understood, the first is line 3: \"hello there\""), result.warnings());
	}

	@Test
	void unknownTextIsRefusedWithItsFirstLine() {
		ProblemException problem = assertThrows(ProblemException.class, () -> Texts.readText("\nPING lab02 56 bytes\nmore"));
		assertEquals(ProblemKind.UNREADABLE, problem.kind());
		assertEquals("text:2: no output of a known tool; the first line not understood is \"PING lab02 56 bytes\"; "
				+ "give it the output of a throughput tool, ethtool or time", problem.getMessage());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "\n \n", "{", "[", "[[[[", "{\"a\":1}", "{\"start\":", "[{\"ifname\":1", "\u0000\u0000\u0000" })
	void nothingIsNotSomething(String text) {
		assertEquals(ProblemKind.UNREADABLE, assertThrows(ProblemException.class, () -> Texts.readText(text)).kind());
	}

	@Test
	void severalDocumentsInOneText() throws Exception {
		List<Throughput> all = Texts.throughputs(Texts.readText(JSON + JSON + "\n$ iperf3 -c lab02 -J -P 4\n> " + JSON.replace(",", ",\n> ")));
		assertEquals(3, all.size());
		assertEquals("iperf3 -c lab02 -J -P 4", all.get(2).getCommand());
		assertEquals(List.of("no"), all.get(2).getErrors());
	}

	@Test
	void documentThatIsCutOffKeepsWhatCame() throws Exception {
		String sum = "{\"streams\":[],\"sum\":{\"start\":%d,\"end\":%d,\"seconds\":1,\"bytes\":1000,\"bits_per_second\":8000}}";
		String text = "{\"start\":{\"version\":\"iperf 3.12\",\"test_start\":{\"protocol\":\"TCP\",\"num_streams\":1}},\"intervals\":["
				+ String.format(sum, 0, 1) + "," + String.format(sum, 1, 2) + ",{\"str";
		Throughput throughput = Texts.throughputs(Texts.readText(text)).get(0);
		assertEquals(Status.PARTIAL, throughput.getStatus());
		assertEquals(8000, throughput.getBitsPerSecond());
		assertEquals(2, throughput.getIntervals().size());
		assertTrue(throughput.getWarnings().stream().anyMatch(warning -> warning.contains("cut off")), throughput.getWarnings()::toString);
	}

	@Test
	void hugeLinesAndDeepNestingAreBounded() {
		String deep = "[{\"ifname\":" + "[".repeat(100_000);
		String wide = "[  5] " + "0".repeat(10_000_000) + "\n";
		Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
			assertThrows(ProblemException.class, () -> Texts.readText(deep));
			assertEquals(7430976600.0, rate(wide + LINE));
		});
	}

	@Test
	void invalidUtf8IsReplaced() throws Exception {
		byte[] line = LINE.getBytes(StandardCharsets.US_ASCII);
		byte[] bytes = new byte[line.length + 3];
		bytes[0] = (byte) 0xc3;
		bytes[1] = (byte) 0xff;
		bytes[2] = '\n';
		System.arraycopy(line, 0, bytes, 3, line.length);
		assertEquals(1, Readers.read("text", new ByteArrayInputStream(bytes)).objects().size());
	}
}
