// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nicbench.model.Protocol;
import org.nicbench.model.Side;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.LocalToolHost;
import org.nicbench.tools.ToolHost;
import org.nicbench.tools.ToolListener;
import org.nicbench.tools.ToolOutcome;
import org.nicbench.tools.ToolOutput;

/** How runs of programs end, good or bad; both ends are shell scripts on this machine. */
@Timeout(60)
class CommandRunTest {

	private static final String RESULT = "echo 'megabytes=100.0000 real_seconds=1.00 rate_Mbps=838.8608 tx_cpu=9 rx_cpu=8 retrans=0 rtt_ms=0.1'";

	private final Map<String, ByteArrayOutputStream> raw = new HashMap<>();
	private final List<ProcessHandle> started = new ArrayList<>();
	private final ToolHost listening = new Host(true);

	/** This machine, whose ports are always or never listening. */
	private record Host(boolean listening) implements ToolHost {
		@Override
		public String name() {
			return "testhost";
		}

		@Override
		public Process startProcess(List<String> command) throws IOException {
			return new LocalToolHost().startProcess(command);
		}

		@Override
		public <T> T call(Callable<T> work) throws Exception {
			return work.call();
		}

		@Override
		public boolean listens(Protocol protocol, int port) {
			return listening;
		}
	}

	private final ToolListener recorder = new ToolListener() {
		@Override
		public void started(Side end, List<String> command, ProcessHandle process) {
			started.add(process);
		}
	};

	private OutputStream keep(String name) {
		return raw.computeIfAbsent(name, key -> new ByteArrayOutputStream());
	}

	private static JobRequest.Builder request() {
		return JobRequest.to("127.0.0.1", 5001).seconds(0.1);
	}

	private ToolOutcome run(ScriptedTool tool) throws ProblemException {
		ToolOutcome outcome = tool.prepare(request().build(), listening, listening, this::keep, recorder).run();
		assertTrue(started.stream().noneMatch(ProcessHandle::isAlive));
		return outcome;
	}

	@Test
	void outputIsReadAndKept() throws Exception {
		ToolOutcome outcome = run(new ScriptedTool("echo ready", RESULT));
		assertEquals(Status.COMPLETE, outcome.status());
		assertEquals("", outcome.reason());
		Throughput throughput = outcome.throughput().get();
		assertEquals(838.8608e6, throughput.getBitsPerSecond(), 1e-3);
		assertEquals(100L << 20, throughput.getReceiver().getBytes());
		assertEquals("ready\n", raw.get(ToolOutput.SERVER_OUT).toString());
		assertTrue(raw.get(ToolOutput.CLIENT_OUT).toString().startsWith("megabytes=100.0000"));
		assertEquals(0, outcome.clientExitCode().getAsInt());
	}

	@Test
	void missingToolIsNamedWithTheWayToInstallIt() {
		ScriptedTool tool = new ScriptedTool("no-such-tool-here", "", "");
		ProblemException problem = assertThrows(ProblemException.class, () -> run(tool));
		assertEquals(ProblemKind.TRIAL, problem.kind());
		assertEquals("testhost: no-such-tool-here: not found on this host; install it with: apt-get install scripted", problem.getMessage());
	}

	@Test
	void missingToolHasNoVersion() throws Exception {
		assertTrue(new ScriptedTool("no-such-tool-here", "", "").probe(listening).isEmpty());
	}

	@Test
	void failureHasTheToolsWordsWhateverTheExitCode() throws Exception {
		ToolOutcome outcome = run(new ScriptedTool("cat", "echo 'tcp connect failed: Connection refused' >&2; exit 0"));
		assertEquals(Status.FAILED, outcome.status());
		assertEquals("tcp connect failed: Connection refused", outcome.reason());
		assertEquals(List.of("tcp connect failed: Connection refused"), outcome.throughput().get().getErrors());
		assertFalse(outcome.throughput().get().isSetBitsPerSecond());
	}

	@Test
	void silentFailureIsTold() throws Exception {
		ToolOutcome outcome = run(new ScriptedTool("cat", "exit 7"));
		assertEquals(Status.FAILED, outcome.status());
		assertEquals("scripted ended with exit code 7 and said nothing", outcome.reason());
	}

	@Test
	void badExitCodeMakesAResultPartial() throws Exception {
		ToolOutcome outcome = run(new ScriptedTool("cat", RESULT + "; echo 'lost the server' >&2; exit 1"));
		assertEquals(Status.PARTIAL, outcome.status());
		assertEquals("lost the server", outcome.reason());
		assertTrue(outcome.throughput().get().isSetBitsPerSecond());
	}

	@Test
	void serverThatEndsBeforeItListensFailsTheTest() throws Exception {
		ScriptedTool tool = new ScriptedTool("echo 'nuttcp: bind: Address already in use' >&2; exit 1", RESULT);
		ToolOutcome outcome = tool.prepare(request().build(), listening, new Host(false), this::keep, recorder).run();
		assertEquals(Status.FAILED, outcome.status());
		assertEquals("bind: Address already in use", outcome.reason());
		assertEquals(1, outcome.serverExitCode().getAsInt());
		assertEquals(1, started.size());
	}

	@Test
	void stuckClientIsEndedWithItsChildren() throws Exception {
		ToolOutcome outcome = run(new ScriptedTool("cat", "trap '' TERM; sleep 600 & sleep 600").timeLimit(0.3));
		assertEquals(Status.FAILED, outcome.status());
		assertEquals("scripted did not end within 0.3 s and was ended", outcome.reason());
	}

	@Test
	void cancelEndsBothEnds() throws Exception {
		CountDownLatch window = new CountDownLatch(1);
		ToolListener listener = new ToolListener() {
			@Override
			public void started(Side end, List<String> command, ProcessHandle process) {
				started.add(process);
			}

			@Override
			public void windowStarted() {
				window.countDown();
			}
		};
		var run = new ScriptedTool("sleep 600", "exec sleep 600").timeLimit(30).prepare(request().seconds(20).build(), listening, listening,
				ToolOutput.NONE, listener);
		FutureTask<ToolOutcome> task = new FutureTask<>(run::run);
		Thread.ofPlatform().start(task);
		assertTrue(window.await(20, TimeUnit.SECONDS));
		run.cancel();
		ToolOutcome outcome = task.get(20, TimeUnit.SECONDS);
		assertEquals(Status.CANCELLED, outcome.status());
		assertEquals("cancelled", outcome.reason());
		assertEquals(2, started.size());
		assertTrue(started.stream().noneMatch(ProcessHandle::isAlive));
	}

	@Test
	void cancelBeforeTheStartStartsNothing() throws Exception {
		var run = new ScriptedTool("cat", RESULT).prepare(request().build(), listening, listening, ToolOutput.NONE, recorder);
		run.cancel();
		assertEquals(Status.CANCELLED, run.run().status());
		assertEquals(List.of(), started);
	}

	@Test
	void fullDiskIsAProblemOfItsOwnAndBlocksNobody() {
		ToolOutput full = name -> new OutputStream() {
			@Override
			public void write(int b) throws IOException {
				throw new IOException("No space left on device");
			}
		};
		ScriptedTool tool = new ScriptedTool("cat", "head -c 1000000 /dev/zero; " + RESULT);
		ProblemException problem = assertThrows(ProblemException.class,
				() -> tool.prepare(request().build(), listening, listening, full, recorder).run());
		assertEquals(ProblemKind.UNWRITABLE, problem.kind());
		assertEquals("the raw output cannot be kept: No space left on device; free space there or choose another folder", problem.getMessage());
		assertTrue(started.stream().noneMatch(ProcessHandle::isAlive));
	}
}
