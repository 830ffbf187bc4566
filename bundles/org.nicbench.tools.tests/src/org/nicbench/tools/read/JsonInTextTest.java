// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.status.ProblemException;

/** JSON documents wherever they stand: between other text, quoted, in any encoding, with numbers that are none. */
class JsonInTextTest {

	private static final String NUTTCP = " 2657.4375 MB /   3.00 sec = 7430.9766 Mbps 91 %TX 46 %RX 0 retrans 0.23 msRTT";
	private static final double NUTTCP_RATE = 7430976600.0;

	private static String document(String rate) {
		return """
				{
					"start":	{
						"version":	"iperf 3.1.3",
						"test_start":	{
							"protocol":	"TCP",
							"num_streams":	1,
							"title":	"a { [ \\" nan"
						}
					},
					"intervals":	[{
							"streams":	[{
									"socket":	4,
									"bits_per_second":	-nan,
									"rtt":	nan
								}],
							"sum":	{
								"start":	0,
								"end":	1,
								"bytes":	1000,
								"bits_per_second":	RATE,
								"jitter_ms":	inf
							}
						}],
					"end":	{
						"sum_sent":	{
							"start":	0,
							"end":	1.5,
							"seconds":	1.5,
							"bytes":	3000,
							"bits_per_second":	16000,
							"retransmits":	2
						},
						"sum_received":	{
							"start":	0,
							"end":	1.5,
							"seconds":	1.5,
							"bytes":	1500,
							"bits_per_second":	8000
						}
					}
				}
				""".replace("RATE", rate);
	}

	private static void assertDocument(Throughput read) {
		assertEquals("iperf3", read.getTool());
		assertEquals("3.1.3", read.getToolVersion());
		assertEquals(8000, read.getBitsPerSecond());
		assertEquals(2, read.getSender().getRetransmits());
		assertEquals(1, read.getIntervals().size());
		assertEquals(1000, read.getIntervals().at("bytes", 0));
		assertEquals(Status.COMPLETE, read.getStatus());
	}

	private static List<Throughput> read(byte[] bytes) throws ProblemException {
		return Texts.throughputs(Readers.read("text", new ByteArrayInputStream(bytes)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "8000", "NaN", "-nan", "nan", "inf", "-inf", "Infinity", "-Infinity", "null" })
	void numbersThatAreNone(String rate) throws Exception {
		Throughput read = Texts.throughputs(Texts.readText(document(rate))).get(0);
		assertDocument(read);
		assertEquals(rate.equals("8000") ? 8000 : Double.NaN, read.getIntervals().at("bitsPerSecond", 0));
		assertEquals(List.of(), read.getWarnings());
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 7, 255, 256, 257, 4000, 7998, 7999, 8000, 8001, 65000, 65535, 65536 })
	void wherePiecesEndDoesNotMatter(int blanks) throws Exception {
		String text = NUTTCP + "\n{" + " ".repeat(blanks) + "\n" + document("-nan").substring(2) + NUTTCP + "\n";
		List<Throughput> all = read(text.getBytes(StandardCharsets.UTF_8));
		assertEquals(3, all.size());
		assertDocument(all.get(1));
		int lines = (int) document("").lines().count();
		assertEquals(List.of(1, 2, 2 + lines), all.stream().map(each -> each.getProvenance().getLine()).toList());
	}

	@Test
	void bytesThatComeOneByOne() throws Exception {
		byte[] bytes = (NUTTCP + "\n" + document("-nan") + "\u00e9\u20ac\ud83d\ude00\n" + NUTTCP).getBytes(StandardCharsets.UTF_8);
		InputStream slow = new FilterInputStream(new ByteArrayInputStream(bytes)) {
			@Override
			public int read(byte[] target, int offset, int length) throws java.io.IOException {
				return super.read(target, offset, Math.min(length, 1));
			}
		};
		ReadResult result = Readers.read("text", slow);
		List<Throughput> all = Texts.throughputs(result);
		assertDocument(all.get(1));
		int lines = (int) document("").lines().count();
		assertEquals(3 + lines, all.get(2).getProvenance().getLine());
		assertTrue(result.warnings().get(0).contains("\"\u00e9\u20ac\ud83d\ude00\""), result.warnings()::toString);
	}

	@ParameterizedTest
	@ValueSource(strings = { "UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE" })
	void encodings(String charset) throws Exception {
		for (String mark : charset.startsWith("UTF-32") ? List.of("\ufeff") : List.of("\ufeff", "")) {
			String text = mark + document("-nan").replace("\n", "\r\n") + NUTTCP + "\r\n" + mark + document("1");
			List<Throughput> all = read(text.getBytes(Charset.forName(charset)));
			assertEquals(3, all.size());
			assertDocument(all.get(0));
			assertEquals(NUTTCP_RATE, all.get(1).getBitsPerSecond());
			assertDocument(all.get(2));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "> ", ">", ">> ", "> > ", "  > " })
	void quoted(String mark) throws Exception {
		String text = "On Tuesday somebody wrote:\n" + document("-nan").replaceAll("(?m)^", mark) + "\n" + NUTTCP + "\n";
		List<Throughput> all = read(text.getBytes(StandardCharsets.UTF_8));
		assertEquals(2, all.size());
		assertDocument(all.get(0));
		assertEquals(2, all.get(0).getProvenance().getLine());
	}

	@Test
	void bytesThatAreNoUtf8AndControlCharacters() throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		String[] parts = document("1").split("a \\{", 2);
		bytes.writeBytes(parts[0].getBytes(StandardCharsets.UTF_8));
		bytes.writeBytes(new byte[] { 'B', (byte) 0xfc, 'r', 'o', 1, 2, '\t', '\n', (byte) 0xc3, (byte) 0xff, (byte) 0xf0 });
		bytes.writeBytes(parts[1].getBytes(StandardCharsets.UTF_8));
		assertDocument(read(bytes.toByteArray()).get(0));
	}

	@Test
	void documentCutOffBeforeAnother() throws Exception {
		String whole = document("1");
		for (int cut = whole.indexOf("\"end\""); cut > 1; cut -= 7) {
			String text = whole.substring(0, cut) + "\n" + whole + NUTTCP + "\n";
			List<Throughput> all = read(text.getBytes(StandardCharsets.UTF_8));
			assertFalse(all.isEmpty(), "cut at " + cut);
			assertEquals(NUTTCP_RATE, all.get(all.size() - 1).getBitsPerSecond(), "cut at " + cut);
			assertEquals(text.lines().count(), all.get(all.size() - 1).getProvenance().getLine(), "cut at " + cut);
		}
	}

	@Test
	void hugeNumbersAreUnknown() throws Exception {
		Throughput read = Texts.throughputs(Texts.readText(document("1e999999999").replace("\"socket\":	4", "\"socket\":	" + "9".repeat(10_000))
				.replace("\"num_streams\":	1", "\"num_streams\":	" + "1".repeat(10_000)))).get(0);
		assertDocument(read);
		assertEquals(Double.NaN, read.getIntervals().at("bitsPerSecond", 0));
		assertFalse(read.isSetStreamsAsked());
	}

	@Test
	void ofTwoFieldsWithOneNameTheLastCounts() throws Exception {
		assertDocument(Texts.throughputs(Texts.readText(document("1").replace("\"bits_per_second\":	8000",
				"\"bits_per_second\":	1,\n\"bits_per_second\":	8000"))).get(0));
	}
}
