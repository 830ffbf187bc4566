// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.StringReader;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.nicbench.model.Throughput;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.read.Readers;

/** Tools and readers of others join by extension point. */
class ContributionsTest {

	@Test
	void contributedToolStandsBehindOurs() throws Exception {
		assertEquals(List.of("builtin", "iperf3", "iperf", "nuttcp", "example"), Tools.all().stream().map(ThroughputTool::id).toList());
		assertInstanceOf(ContributedTool.class, Tools.get("example"));
	}

	@Test
	void unknownToolIsNamedWithTheKnownOnes() {
		ProblemException problem = assertThrows(ProblemException.class, () -> Tools.get("netcat"));
		assertEquals(ProblemKind.USAGE, problem.kind());
		assertEquals("there is no throughput tool \"netcat\"; choose one of builtin, iperf3, iperf, nuttcp, example", problem.getMessage());
	}

	@Test
	void contributedReaderReads() throws Exception {
		Throughput throughput = (Throughput) Readers.read("text", new StringReader("hello\nexample-tool moved 1000 bytes in 2 seconds\n"))
				.objects().get(0);
		assertEquals(4000, throughput.getBitsPerSecond());
		assertEquals(2, throughput.getProvenance().getLine());
	}
}
