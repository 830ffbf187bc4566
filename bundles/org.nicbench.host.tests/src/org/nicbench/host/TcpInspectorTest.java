// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicReference;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nicbench.tools.builtin.BuiltinClient;
import org.nicbench.tools.builtin.BuiltinException;
import org.nicbench.tools.builtin.BuiltinListener;
import org.nicbench.tools.builtin.BuiltinRequest;
import org.nicbench.tools.builtin.BuiltinResult;
import org.nicbench.tools.builtin.BuiltinServer;
import org.nicbench.tools.builtin.SocketSettings;
import org.nicbench.tools.builtin.StreamReport;

/** What the inspector sets and reads, against what ss(8) reads from the kernel at the same time. */
@Timeout(60)
class TcpInspectorTest {

	private static final ThreadFactory THREADS = Thread.ofPlatform().daemon().factory();

	@ParameterizedTest
	@ValueSource(strings = { "127.0.0.1", "::1" })
	void segmentSizeAndCongestionControlAreThoseOfTheKernel(String address) throws Exception {
		InetAddress loopback = InetAddress.getByName(address);
		AtomicReference<List<String>> seen = new AtomicReference<>();
		try (BuiltinServer server = open(loopback)) {
			BuiltinListener listener = new BuiltinListener() {
				@Override
				public void windowStarted() {
					seen.set(ss(server.port()));
				}
			};
			SocketSettings sockets = SocketSettings.DEFAULT.withMaximumSegment(1000).withCongestionControl("reno");
			BuiltinResult result = run(request(loopback, server, sockets).withStreams(2), listener);

			assertEquals(BuiltinResult.Outcome.COMPLETED, result.outcome(), result.errors().toString());
			// both ends of two data connections; the control connection keeps the kernel's own
			List<String> reno = seen.get().stream().filter(line -> line.contains(" reno ")).toList();
			assertEquals(4, reno.size(), seen.get().toString());
			for (StreamReport stream : result.streams()) {
				assertEquals("reno", stream.sender().facts().congestionControl());
				String mss = " mss:" + stream.sender().facts().segmentBytes() + " ";
				assertTrue(reno.stream().allMatch(line -> line.contains(mss)), mss + reno);
				assertTrue(stream.sender().facts().segmentBytes() <= 1000);
			}
		}
	}

	@Test
	void unknownCongestionControlIsNamed() throws Exception {
		InetAddress loopback = InetAddress.getLoopbackAddress();
		try (BuiltinServer server = open(loopback)) {
			SocketSettings sockets = SocketSettings.DEFAULT.withCongestionControl("nosuch");
			BuiltinException e = assertThrows(BuiltinException.class,
					() -> run(request(loopback, server, sockets), BuiltinListener.NONE));
			assertTrue(e.getMessage().contains("nosuch"), e.getMessage());
		}
	}

	private static BuiltinServer open(InetAddress address) throws IOException, InterruptedException {
		return BuiltinServer.open(new InetSocketAddress(address, 0), null, 20, THREADS, new TcpInspector());
	}

	private static BuiltinRequest request(InetAddress address, BuiltinServer server, SocketSettings sockets) {
		return BuiltinRequest.to(new InetSocketAddress(address, server.port())).withTime(0.1, 0.2).withSockets(sockets);
	}

	private static BuiltinResult run(BuiltinRequest request, BuiltinListener listener) throws BuiltinException {
		try (BuiltinClient client = new BuiltinClient(request, THREADS, listener, new TcpInspector())) {
			return client.run();
		}
	}

	private static List<String> ss(int port) {
		String filter = "( sport = :" + port + " or dport = :" + port + " )";
		try {
			Process ss = new ProcessBuilder("ss", "-tinOH", filter).redirectErrorStream(true).start();
			return new String(ss.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
