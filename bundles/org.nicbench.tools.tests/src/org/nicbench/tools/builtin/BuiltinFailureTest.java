// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever can go wrong has one clear line, and nothing that was counted is lost. */
@Timeout(60)
class BuiltinFailureTest {
	@Test
	void nobodyListens() throws Exception {
		int port;
		try (ServerSocket gone = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			port = gone.getLocalPort();
		}
		BuiltinException e = fails(BuiltinRequest.to(new InetSocketAddress(InetAddress.getLoopbackAddress(), port)));
		assertEquals(BuiltinException.Kind.REFUSED, e.kind());
		assertTrue(e.getMessage().startsWith("Connection refused at 127.0.0.1:" + port), e.getMessage());
	}

	@Test
	void unknownName() {
		BuiltinException e = fails(BuiltinRequest.to(InetSocketAddress.createUnresolved("no.such.host.invalid", 1)));
		assertEquals(BuiltinException.Kind.UNREACHABLE, e.kind());
		assertTrue(e.getMessage().contains("no.such.host.invalid"), e.getMessage());
	}

	@Test
	void anotherServerAnswers() throws Exception {
		try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			Thread.ofPlatform().daemon().start(() -> {
				try (Socket socket = other.accept()) {
					socket.getOutputStream().write("SSH-2.0-OpenSSH_9.2p1\r\n".getBytes(StandardCharsets.US_ASCII));
					socket.getInputStream().readAllBytes();
				} catch (IOException e) {
					// the client hung up, as it should
					return;
				}
			});
			BuiltinException e = fails(BuiltinRequest
					.to(new InetSocketAddress(InetAddress.getLoopbackAddress(), other.getLocalPort())));
			assertEquals(BuiltinException.Kind.FOREIGN_PEER, e.kind());
		}
	}

	@Test
	void serverThatNeverAnswers() throws Exception {
		try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			BuiltinException e = fails(BuiltinRequest
					.to(new InetSocketAddress(InetAddress.getLoopbackAddress(), silent.getLocalPort()))
					.withConnectSeconds(0.3));
			assertEquals(BuiltinException.Kind.TIMED_OUT, e.kind());
		}
	}

	@Test
	void strangersAreTurnedAwayAndTheSessionStillRuns() throws Exception {
		SessionCookie cookie = SessionCookie.random();
		try (BuiltinServer server = BuiltinEngineTest.server(cookie)) {
			InetSocketAddress address = BuiltinEngineTest.address(server);
			BuiltinException wrong = fails(BuiltinRequest.to(address));
			assertEquals(BuiltinException.Kind.WRONG_COOKIE, wrong.kind());
			try (Socket stranger = new Socket(address.getAddress(), address.getPort())) {
				stranger.getOutputStream().write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
				String answer = new String(stranger.getInputStream().readNBytes(60), StandardCharsets.UTF_8);
				assertTrue(answer.contains("This is a NicBench throughput server"), answer);
			}
			AtomicReference<BuiltinException> second = new AtomicReference<>();
			BuiltinResult result = BuiltinEngineTest.run(
					BuiltinRequest.to(address).withCookie(cookie).withTime(0, 0.2), new BuiltinListener() {
						@Override
						public void windowStarted() {
							second.set(fails(BuiltinRequest.to(address).withCookie(cookie)));
						}
					});
			assertEquals(BuiltinException.Kind.BUSY, second.get().kind());
			assertEquals(BuiltinResult.Outcome.COMPLETED, result.outcome(), result.errors().toString());
		}
	}

	@Test
	void optionsNobodyCanSetAreNamed() throws Exception {
		try (BuiltinServer server = BuiltinEngineTest.server(null)) {
			BuiltinException e = fails(BuiltinRequest.to(BuiltinEngineTest.address(server))
					.withSockets(SocketSettings.DEFAULT.withMaximumSegment(1000)));
			assertEquals(BuiltinException.Kind.UNSUPPORTED_OPTION, e.kind());
			assertTrue(e.getMessage().contains("TCP_MAXSEG"), e.getMessage());
			assertTrue(server.awaitEnd(20));
		}
	}

	@Test
	void cancelInTheMiddleKeepsWhatWasCounted() throws Exception {
		try (BuiltinServer server = BuiltinEngineTest.server(null)) {
			AtomicReference<BuiltinClient> running = new AtomicReference<>();
			BuiltinListener listener = new BuiltinListener() {
				@Override
				public void interval(Direction direction, double end, double length, long[] receivedBytes) {
					running.get().close();
				}
			};
			BuiltinClient client = new BuiltinClient(
					BuiltinRequest.to(BuiltinEngineTest.address(server)).withStreams(2).withTime(0, 50).withInterval(0.1),
					Thread.ofPlatform().daemon().factory(), listener, SocketInspector.NONE);
			running.set(client);
			BuiltinResult result = client.run();
			assertEquals(BuiltinResult.Outcome.CANCELLED, result.outcome());
			assertTrue(result.receivedBytes(Direction.FORWARD) > 0);
			assertTrue(result.seconds(Direction.FORWARD) < 50);
			assertTrue(server.awaitEnd(20));
			assertNotNull(server.error());
		}
	}

	@Test
	void interruptCancels() throws Exception {
		try (BuiltinServer server = BuiltinEngineTest.server(null)) {
			Thread me = Thread.currentThread();
			BuiltinResult result = BuiltinEngineTest.run(
					BuiltinRequest.to(BuiltinEngineTest.address(server)).withTime(0, 50), new BuiltinListener() {
						@Override
						public void windowStarted() {
							me.interrupt();
						}
					});
			assertTrue(Thread.interrupted());
			assertEquals(BuiltinResult.Outcome.CANCELLED, result.outcome());
		}
	}

	@Test
	void networkThatDiesGivesWhatCameSoFar() throws Exception {
		try (BuiltinServer server = BuiltinEngineTest.server(null);
				CountingRelay relay = new CountingRelay(server.port())) {
			BuiltinResult result = BuiltinEngineTest.run(
					BuiltinRequest.to(relay.address()).withStreams(2).withTime(0, 50).withInterval(0.1),
					atFirstInterval(relay));
			assertPartial(result, Direction.FORWARD);
			assertTrue(result.receivedBytes(Direction.FORWARD) <= relay.dataForwardBytes());
			assertTrue(server.awaitEnd(20));
			assertNotNull(server.error());
		}
	}

	@Test
	void serverThatDiesGivesWhatCameSoFar() throws Exception {
		try (BuiltinServer server = BuiltinEngineTest.server(null)) {
			BuiltinResult result = BuiltinEngineTest.run(BuiltinRequest.to(BuiltinEngineTest.address(server))
					.withDirection(Direction.REVERSE).withTime(0, 50).withInterval(0.1), atFirstInterval(server));
			assertPartial(result, Direction.REVERSE);
		}
	}

	@Test
	void nobodyComes() throws Exception {
		try (BuiltinServer server = BuiltinServer.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), null,
				0.1, Thread.ofPlatform().daemon().factory(), SocketInspector.NONE)) {
			assertTrue(server.awaitEnd(20));
			assertEquals("No client came in time.", server.error());
		}
	}

	@Test
	void takenPort() throws Exception {
		try (BuiltinServer first = BuiltinEngineTest.server(null)) {
			BuiltinException e = assertThrows(BuiltinException.class,
					() -> BuiltinServer.open(BuiltinEngineTest.address(first), null, 1,
							Thread.ofPlatform().daemon().factory(), SocketInspector.NONE));
			assertTrue(e.getMessage().startsWith("Cannot listen on 127.0.0.1:" + first.port()), e.getMessage());
		}
	}

	private static BuiltinListener atFirstInterval(AutoCloseable victim) {
		return new BuiltinListener() {
			@Override
			public void interval(Direction direction, double end, double length, long[] receivedBytes) {
				try {
					victim.close();
				} catch (Exception e) {
					throw new IllegalStateException(e);
				}
			}
		};
	}

	private static void assertPartial(BuiltinResult result, Direction direction) {
		assertEquals(BuiltinResult.Outcome.PARTIAL, result.outcome());
		assertTrue(result.receivedBytes(direction) > 0);
		assertTrue(result.seconds(direction) < 50);
		assertFalse(result.errors().isEmpty());
		result.errors().forEach(e -> assertEquals(1, e.lines().count()));
	}

	private static BuiltinException fails(BuiltinRequest request) {
		return assertThrows(BuiltinException.class, () -> BuiltinClient.run(request));
	}
}
