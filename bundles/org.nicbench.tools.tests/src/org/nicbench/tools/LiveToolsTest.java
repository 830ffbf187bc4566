// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nicbench.model.Direction;
import org.nicbench.model.Headline;
import org.nicbench.model.Protocol;
import org.nicbench.model.Side;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.ToolCpu;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.value.Labels;
import org.nicbench.tools.iperf3.Iperf3Tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** The real tools over loopback; what the other end of the same run wrote is the truth. */
@Timeout(120)
class LiveToolsTest {

	private final ToolHost host = new LocalToolHost();
	private final Map<String, ByteArrayOutputStream> raw = new ConcurrentHashMap<>();

	/** iperf3 whose server writes JSON, too. */
	private static final class BothEndsInJson extends Iperf3Tool {
		@Override
		public List<String> serverCommand(JobRequest request) {
			List<String> command = new ArrayList<>(super.serverCommand(request));
			command.add("-J");
			return command;
		}
	}

	private ThroughputTool installed(ThroughputTool tool) throws IOException {
		assumeTrue(tool.probe(host).isPresent(), tool.id() + " is not installed: " + tool.installCommand());
		return tool;
	}

	private ToolOutcome run(ThroughputTool tool, JobRequest.Builder asked, ToolListener listener) throws Exception {
		ToolOutcome outcome = tool.prepare(asked.build(), host, host, name -> raw.computeIfAbsent(name, key -> new ByteArrayOutputStream()),
				listener).run();
		return outcome;
	}

	private JobRequest.Builder request(ThroughputTool tool, String address, int streams) throws IOException {
		int needed = tool.ports(JobRequest.to(address, 1).streams(streams).build());
		return JobRequest.to(address, host.freePorts(Protocol.TCP, needed)).streams(streams).seconds(1).intervalSeconds(0.5);
	}

	private static void isComplete(ToolOutcome outcome, int streams) {
		assertEquals("", outcome.reason());
		assertEquals(Status.COMPLETE, outcome.status());
		Throughput throughput = outcome.throughput().get();
		assertEquals(streams, throughput.getStreamsAsked());
		assertEquals(streams, throughput.getStreamsWorked());
		assertEquals(Headline.RECEIVER, throughput.getHeadlineFrom());
		assertTrue(throughput.getBitsPerSecond() > 0);
	}

	@ParameterizedTest
	@CsvSource({ "127.0.0.1, 1, FORWARD, TCP", "127.0.0.1, 4, REVERSE, TCP", "::1, 2, FORWARD, TCP", "127.0.0.1, 1, FORWARD, UDP" })
	void iperf3SaysWhatItsServerCounted(String address, int streams, Direction direction, Protocol protocol) throws Exception {
		ThroughputTool tool = installed(new BothEndsInJson());
		JobRequest.Builder asked = request(tool, address, streams).direction(direction).protocol(protocol);
		if (protocol == Protocol.UDP) {
			asked.targetBitsPerSecond(50e6);
		}
		ToolOutcome outcome = run(tool, asked, ToolListener.NONE);
		isComplete(outcome, streams);
		Throughput throughput = outcome.throughput().get();
		assertEquals(direction, throughput.getDirection());
		JsonNode end = new ObjectMapper().readTree(raw.get(ToolOutput.SERVER_OUT).toByteArray()).get("end");
		boolean serverReads = direction == Direction.FORWARD;
		long counted = end.get(serverReads ? "sum_received" : "sum_sent").get("bytes").asLong();
		assertEquals(counted, serverReads ? throughput.getReceiver().getBytes() : throughput.getSender().getBytes());
	}

	@Test
	void builtinHasNoOptionsOfItsOwn() throws Exception {
		ThroughputTool tool = Tools.get("builtin");
		JobRequest request = request(tool, "127.0.0.1", 1).options(Labels.valueOf("bogus=1")).build();
		ProblemException refused = assertThrows(ProblemException.class, () -> tool.check(request));
		assertTrue(refused.getMessage().contains("bogus"), refused.getMessage());
	}

	@ParameterizedTest
	@CsvSource({ "127.0.0.1, 1, FORWARD", "127.0.0.1, 4, FORWARD", "::1, 1, FORWARD", "127.0.0.1, 2, REVERSE" })
	void iperfPutsTheServersBytesBesideTheClients(String address, int streams, Direction direction) throws Exception {
		ThroughputTool tool = installed(Tools.get("iperf"));
		ToolOutcome outcome = run(tool, request(tool, address, streams).direction(direction), ToolListener.NONE);
		isComplete(outcome, streams);
		Throughput throughput = outcome.throughput().get();
		long counted = raw.get(ToolOutput.SERVER_OUT).toString().lines().mapToLong(line -> Long.parseLong(line.split(",")[7])).sum();
		assertEquals(counted, direction == Direction.FORWARD ? throughput.getReceiver().getBytes() : throughput.getSender().getBytes());
	}

	@ParameterizedTest
	@CsvSource({ "127.0.0.1, 1, FORWARD", "127.0.0.1, 3, FORWARD", "::1, 1, REVERSE" })
	void nuttcpAnswersForBothEnds(String address, int streams, Direction direction) throws Exception {
		ThroughputTool tool = installed(Tools.get("nuttcp"));
		ToolOutcome outcome = run(tool, request(tool, address, streams).direction(direction), ToolListener.NONE);
		isComplete(outcome, streams);
		Throughput throughput = outcome.throughput().get();
		String total = raw.get(ToolOutput.CLIENT_OUT).toString().lines().filter(line -> line.contains("real_seconds")).findFirst().orElseThrow();
		double mebibytes = Double.parseDouble(total.replaceAll(".*megabytes=(\\S+) .*", "$1"));
		assertEquals(Math.round(mebibytes * (1 << 20)), throughput.getReceiver().getBytes());
		assertEquals(2, throughput.getCpu().size());
		assertEquals(direction, throughput.getDirection());
	}

	@ParameterizedTest
	@CsvSource({ "127.0.0.1, 1, FORWARD", "::1, 3, REVERSE", "127.0.0.1, 2, BIDIRECTIONAL" })
	void builtinBecomesAResultOfTheModel(String address, int streams, Direction direction) throws Exception {
		ThroughputTool tool = Tools.get("builtin");
		List<String> marks = new ArrayList<>();
		Duration before = ProcessHandle.current().info().totalCpuDuration().orElseThrow();
		ToolOutcome outcome = run(tool, request(tool, address, streams).direction(direction).seconds(0.5).intervalSeconds(0.1),
				new ToolListener() {
					@Override
					public void windowStarted() {
						marks.add("started");
					}

					@Override
					public void windowEnded() {
						marks.add("ended");
					}
				});
		isComplete(outcome, streams);
		Throughput throughput = outcome.throughput().get();
		assertEquals(List.of("started", "ended"), marks);
		assertEquals(direction == Direction.BIDIRECTIONAL, throughput.getReverse() != null);
		assertEquals(throughput.getReceiver().getBytes(), throughput.getStreams().stream().mapToLong(stream -> stream.getBytes()).sum());
		double sampled = 0;
		for (double bytes : throughput.getIntervals().column("bytes")) {
			sampled += bytes;
		}
		assertEquals(throughput.getReceiver().getBytes(), sampled, 1);
		// The truth is the kernel's time of this process, in which both ends run; it holds more than the window.
		double process = ProcessHandle.current().info().totalCpuDuration().orElseThrow().minus(before).toMillis() / 1e3;
		double ends = throughput.getCpu().stream().mapToDouble(cpu -> cpu.getPercentOfOneCore() / 100 * 0.5).sum();
		assertEquals(List.of(Side.SENDER, Side.RECEIVER), throughput.getCpu().stream().map(ToolCpu::getSide).toList());
		assertTrue(ends > 0 && ends <= process + 0.05, ends + " s of the ends, " + process + " s of the process");
	}

	@ParameterizedTest
	@CsvSource({ "iperf3", "iperf", "nuttcp", "builtin" })
	void unreachableServerIsAFailureInTheToolsWords(String id) throws Exception {
		ThroughputTool tool = installed(Tools.get(id));
		ToolHost deaf = new DeafServer(host);
		ToolOutcome outcome = tool.prepare(request(tool, "127.0.0.1", 1).build(), host, deaf, ToolOutput.NONE, ToolListener.NONE).run();
		assertEquals(Status.FAILED, outcome.status());
		assertTrue(outcome.reason().toLowerCase(java.util.Locale.ROOT).contains("refused"), outcome.reason());
		assertTrue(outcome.throughput().get().getErrors().contains(outcome.reason()));
	}

	@Test
	void killedServerLeavesAPartialResult() throws Exception {
		ThroughputTool tool = installed(Tools.get("iperf3"));
		AtomicReference<ProcessHandle> server = new AtomicReference<>();
		ToolListener listener = new ToolListener() {
			@Override
			public void started(Side end, List<String> command, ProcessHandle process) {
				server.compareAndSet(null, process);
			}
		};
		ToolOutput killing = name -> name.equals(ToolOutput.SERVER_OUT) ? new OutputStream() {
			private final StringBuilder line = new StringBuilder();
			private int intervals;

			@Override
			public void write(int b) {
				line.append((char) b);
				if (b == '\n') {
					intervals += line.indexOf("bits/sec") >= 0 ? 1 : 0;
					line.setLength(0);
					if (intervals == 2) {
						server.get().destroyForcibly();
					}
				}
			}
		} : OutputStream.nullOutputStream();
		JobRequest asked = request(tool, "127.0.0.1", 1).seconds(30).build();
		ToolOutcome outcome = tool.prepare(asked, host, host, killing, listener).run();
		assertEquals(Status.PARTIAL, outcome.status());
		assertFalse(outcome.reason().isEmpty());
		assertTrue(outcome.throughput().get().getErrors().contains(outcome.reason()));
		assertTrue(outcome.throughput().get().getSender().getBytes() > 0);
	}
}
