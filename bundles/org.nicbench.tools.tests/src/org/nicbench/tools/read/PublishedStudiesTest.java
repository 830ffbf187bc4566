// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nicbench.model.CpuSource;
import org.nicbench.model.Headline;
import org.nicbench.model.NicState;
import org.nicbench.model.Side;
import org.nicbench.model.Status;
import org.nicbench.model.StreamResult;
import org.nicbench.model.Throughput;
import org.nicbench.model.TimeUse;
import org.nicbench.model.ToolCpu;

/** The published studies give the figures their authors printed. */
class PublishedStudiesTest {

	private static final long MEBI = 1L << 20;

	@ParameterizedTest
	@CsvSource({
			"rtl8169-default-1-stream.txt, 1, 1, 723, 607, 10.034, 0.112, 4.068, 41.7, COMPLETE, SENDER",
			"rtl8169-default-10-streams.txt, 10, 6, 740, 621, 10.023, 0.196, 5.932, 61.1, PARTIAL, SUM_LINE",
			"rtl8169-offload-on-mtu7200-1-stream.txt, 1, 1, 790, 663, 10.019, 0.084, 2.696, 27.7, COMPLETE, SENDER",
			"rtl8169-offload-on-mtu7200-10-streams.txt, 10, 8, 800, 671, 13.015, 0.144, 2.896, 23.4, PARTIAL, SUM_LINE" })
	void defaultAgainstOffloadAndJumboFrames(String file, int asked, int worked, long mebibytes, double megabits, double real, double user,
			double system, double percent, Status status, Headline from) throws Exception {
		ReadResult result = Texts.read("published/" + file);
		Throughput throughput = Texts.throughputs(result).get(0);
		assertEquals("iperf", throughput.getTool());
		assertEquals(asked == 1 ? "iperf -c 192.168.10.115" : "iperf -c 192.168.10.115 -P10", throughput.getCommand());
		assertEquals(asked, throughput.getStreamsAsked());
		assertEquals(worked, throughput.getStreamsWorked());
		assertEquals(mebibytes * MEBI, throughput.getSender().getBytes());
		assertEquals(megabits * 1e6, throughput.getBitsPerSecond());
		assertEquals(10.0, throughput.getSeconds());
		assertEquals(16 * 1024, throughput.getWindowBytes());
		assertEquals(status, throughput.getStatus());
		assertEquals(from, throughput.getHeadlineFrom());
		assertEquals(asked - worked, throughput.getStreams().stream().filter(stream -> stream.getStatus() == Status.FAILED).count());
		ToolCpu cpu = throughput.getCpu().get(0);
		assertEquals(CpuSource.TIME, cpu.getSource());
		assertEquals(Side.SENDER, cpu.getSide());
		assertEquals(percent, Math.round(cpu.getPercentOfOneCore() * 10) / 10.0);
		TimeUse time = Texts.times(result).get(0);
		assertEquals(List.of(real, user, system), List.of(time.getRealSeconds(), time.getUserSeconds(), time.getSystemSeconds()));
		assertEquals(0, result.firstUnreadLine());
	}

	@Test
	void refusedStreamsAreTold() throws Exception {
		Throughput throughput = Texts.throughputs(Texts.read("published/rtl8169-offload-on-mtu7200-10-streams.txt")).get(0);
		assertTrue(throughput.getErrors().contains("connect failed: Connection refused"));
		List<StreamResult> streams = throughput.getStreams();
		assertEquals(6, streams.stream().filter(stream -> stream.getSeconds() == 7.0).count());
		assertEquals(2, streams.stream().filter(stream -> stream.getSeconds() == 10.0).count());
		assertEquals(84.3e6, streams.stream().filter(stream -> stream.getId().equals("7")).findFirst().orElseThrow().getBitsPerSecond());
	}

	@ParameterizedTest
	@CsvSource({ "rtl8169-default-1-stream.txt, 'rx=on tx=off sg=off tso=off'",
			"rtl8169-offload-on-mtu7200-1-stream.txt, 'rx=on tx=on sg=on tso=on'" })
	void profilesStandInTheDumps(String file, String groups) throws Exception {
		NicState state = Texts.states(Texts.read("published/" + file)).get(0);
		assertEquals("eth1", state.getNic());
		assertEquals(groups, state.getGroups().asMap().entrySet().stream().map(Object::toString).collect(Collectors.joining(" ")));
	}

	@ParameterizedTest
	@CsvSource({ "10gbe-nuttcp-tso-off-gso-on.txt, 0, 11806.7500, 10.00, 9900.6278, 100, 84",
			"10gbe-nuttcp-tso-off-gso-on.txt, 1460, 4872.0625, 10.00, 4085.5690, 100, 64",
			"10gbe-nuttcp-tso-on-gso-off.txt, 0, 11813.4375, 10.00, 9906.1644, 99, 80",
			"10gbe-nuttcp-tso-on-gso-off.txt, 1460, 5102.8503, 10.06, 4253.9124, 39, 99",
			"10gbe-nuttcp-tso-off-gso-off.txt, 0, 11818.2500, 10.00, 9910.0176, 100, 78",
			"10gbe-nuttcp-tso-off-gso-off.txt, 1460, 5399.5625, 10.00, 4527.9070, 99, 76" })
	void segmentationOffloadsByMaximumSegment(String file, int mss, double mebibytes, double seconds, double megabits, double sent,
			double received) throws Exception {
		ReadResult result = Texts.read("published/" + file);
		assertEquals(2, result.objects().size());
		Throughput throughput = Texts.throughputs(result).get(mss == 0 ? 0 : 1);
		assertEquals("nuttcp", throughput.getTool());
		assertEquals(mss != 0, throughput.isSetMss());
		assertEquals(mss, throughput.getMss());
		assertEquals(10 * MEBI, throughput.getWindowBytes());
		assertEquals(Math.round(mebibytes * MEBI), throughput.getReceiver().getBytes());
		assertEquals(seconds, throughput.getSeconds());
		assertEquals(megabits * 1e6, throughput.getBitsPerSecond(), 1e-3);
		assertEquals(Status.COMPLETE, throughput.getStatus());
		assertEquals(List.of(sent, received), throughput.getCpu().stream().map(ToolCpu::getPercentOfOneCore).toList());
		assertEquals(List.of(Side.SENDER, Side.RECEIVER), throughput.getCpu().stream().map(ToolCpu::getSide).toList());
	}
}
