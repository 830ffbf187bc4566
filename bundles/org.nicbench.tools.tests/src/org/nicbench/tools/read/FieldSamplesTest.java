// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.InputStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Texts as they stand in mails, forums and notes, against the truth beside each. */
class FieldSamplesTest {

	@ParameterizedTest
	@ValueSource(strings = { "01-ethtool-k-2.6-ufo-refused.txt", "02-ethtool-k-5.15-indented.txt", "03-ethtool-k-3.x-blockquote.txt",
			"04-ethtool-k-grep-v-fixed.txt", "05-ethtool-k-grep-seg.txt", "06-ethtool-K-nothing-changed.txt", "07-ethtool-k-json.json",
			"08-ethtool-k-before-after.txt", "09-ethtool-k-all-fixed.txt", "10-ethtool-i-l-s.txt", "11-iperf2-intervals.txt",
			"12-iperf2-udp-server-report.txt", "13-iperf2-parallel-sum.txt", "14-iperf2-ipv6-server.txt", "15-iperf2-csv.txt",
			"16-iperf3-three-tests.txt", "17-iperf3-verbose-cpu.txt", "18-iperf3-interrupted-receiver-zero.txt",
			"19-iperf3-json-by-bytes.json", "20-iperf3-json-error.json", "21-nuttcp-intervals-reverse.txt", "22-nuttcp-udp-loss.txt",
			"23-netperf-migrated-wrapped.txt", "24-wget-german.txt", "25-time-p-iperf2.txt", "26-iperf2-csv-intervals.csv",
			"27-iperf3-mbytes-server.txt", "28-nuttcp-fparse-interval.txt", "29-gnu-time-iperf3.txt", "30-ping-only.txt" })
	void sampleIsRight(String sample) throws Exception {
		JsonNode truth;
		String name = "samples/field/" + sample.substring(0, sample.lastIndexOf('.')) + ".expect.json";
		try (InputStream text = FieldSamplesTest.class.getResourceAsStream(name)) {
			truth = new ObjectMapper().readTree(text);
		}
		if (truth.path("exit").asInt(0) == 3) {
			ProblemException problem = assertThrows(ProblemException.class, () -> Texts.read("field/" + sample));
			assertEquals(ProblemKind.UNREADABLE, problem.kind());
			return;
		}
		assertNull(Truth.differ(truth, Texts.read("field/" + sample).objects()));
	}
}
