// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the engine counts, against a relay that counts the same bytes with other means. */
@Timeout(60)
class BuiltinEngineTest {
	/** Client to server before the payload: the greeting. */
	private static final int GREETING_BYTES = 31;
	/** Server to client before the payload: a welcome without text. */
	private static final int ANSWER_BYTES = 12;

	static BuiltinServer server(SessionCookie cookie) throws IOException, InterruptedException {
		return BuiltinServer.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), cookie, 20,
				Thread.ofPlatform().daemon().factory(), SocketInspector.NONE);
	}

	@ParameterizedTest
	@CsvSource({ "1, FORWARD", "4, FORWARD", "1, REVERSE", "4, REVERSE", "2, BOTH" })
	void receivedBytesAreThoseThatPassed(int streams, Direction direction) throws Exception {
		SessionCookie cookie = SessionCookie.random();
		try (BuiltinServer server = server(cookie); CountingRelay relay = new CountingRelay(server.port())) {
			BuiltinResult result = BuiltinClient.run(BuiltinRequest.to(relay.address()).withCookie(cookie)
					.withStreams(streams).withDirection(direction).withTime(0, 0.4).withInterval(0.1));

			assertEquals(List.of(), result.errors());
			assertEquals(BuiltinResult.Outcome.COMPLETED, result.outcome());
			int connections = direction == Direction.BOTH ? 2 * streams : streams;
			assertEquals(connections, relay.dataConnections());
			assertEquals(connections, result.streams().size());
			assertEquals(relay.dataForwardBytes() - connections * GREETING_BYTES, result.flowBytes(Direction.FORWARD));
			assertEquals(relay.dataReverseBytes() - connections * ANSWER_BYTES, result.flowBytes(Direction.REVERSE));
			for (StreamReport stream : result.streams()) {
				assertTrue(stream.receiver().bytes() > 0, stream.toString());
				assertEquals(stream.sender().flowBytes(), stream.receiver().flowBytes());
				assertEquals(stream.receiver().bytes(), stream.receiver().series().totalBytes());
				assertEquals(stream.sender().bytes(), stream.sender().series().totalBytes());
			}
			assertTrue(server.awaitEnd(20));
			assertNull(server.error());
		}
	}

	@ParameterizedTest
	@CsvSource({ "FORWARD", "REVERSE", "BOTH" })
	void byteLimitIsExact(Direction direction) throws Exception {
		try (BuiltinServer server = server(null); CountingRelay relay = new CountingRelay(server.port())) {
			BuiltinResult result = BuiltinClient.run(BuiltinRequest.to(relay.address()).withStreams(3)
					.withDirection(direction).withTime(0, 30).withBytes(10_000_001));

			assertEquals(BuiltinResult.Outcome.COMPLETED, result.outcome(), result.errors().toString());
			long forward = direction == Direction.REVERSE ? 0 : 10_000_001;
			long reverse = direction == Direction.FORWARD ? 0 : 10_000_001;
			int connections = relay.dataConnections();
			assertEquals(forward, relay.dataForwardBytes() - connections * GREETING_BYTES);
			assertEquals(reverse, relay.dataReverseBytes() - connections * ANSWER_BYTES);
			assertEquals(forward, result.receivedBytes(Direction.FORWARD));
			assertEquals(reverse, result.receivedBytes(Direction.REVERSE));
		}
	}

	@Test
	void warmUpIsNotCounted() throws Exception {
		try (BuiltinServer server = server(null); CountingRelay relay = new CountingRelay(server.port())) {
			List<Long> passedAtEdges = new CopyOnWriteArrayList<>();
			BuiltinListener listener = new BuiltinListener() {
				@Override
				public void windowStarted() {
					passedAtEdges.add(relay.dataForwardBytes());
				}

				@Override
				public void windowEnded() {
					passedAtEdges.add(relay.dataForwardBytes());
				}
			};
			BuiltinResult result = run(
					BuiltinRequest.to(relay.address()).withTime(0.5, 0.2).withInterval(0.05), listener);

			assertEquals(BuiltinResult.Outcome.COMPLETED, result.outcome(), result.errors().toString());
			assertEquals(2, passedAtEdges.size());
			assertTrue(passedAtEdges.getFirst() > 0);
			assertTrue(passedAtEdges.getLast() > passedAtEdges.getFirst());
			long before = result.flowBytes(Direction.FORWARD) - result.receivedBytes(Direction.FORWARD);
			assertTrue(before > 0);
			assertEquals(relay.dataForwardBytes() - GREETING_BYTES, result.flowBytes(Direction.FORWARD));
			assertEquals(4, result.streams().getFirst().sender().series().endSeconds().length);
		}
	}

	@Test
	void listenerSeesWhatTheReaderCounted() throws Exception {
		List<Long> seen = new CopyOnWriteArrayList<>();
		BuiltinListener listener = new BuiltinListener() {
			@Override
			public void interval(Direction direction, double endSeconds, double lengthSeconds, long[] receivedBytes) {
				seen.add(receivedBytes[0] + receivedBytes[1]);
			}
		};
		try (BuiltinServer server = server(null)) {
			BuiltinResult result = run(BuiltinRequest.to(address(server)).withStreams(2).withTime(0.1, 0.3)
					.withInterval(0.1), listener);
			assertEquals(result.receivedBytes(Direction.FORWARD), seen.stream().mapToLong(Long::longValue).sum());
		}
	}

	@Test
	void everyThreadComesFromTheFactories() throws Exception {
		List<Thread> made = new CopyOnWriteArrayList<>();
		ThreadFactory factory = work -> {
			Thread thread = Thread.ofPlatform().daemon().unstarted(work);
			made.add(thread);
			return thread;
		};
		try (BuiltinServer server = BuiltinServer.open(
				new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), null, 20, factory, SocketInspector.NONE);
				BuiltinClient client = new BuiltinClient(BuiltinRequest.to(address(server)).withStreams(3)
						.withTime(0, 0.1), factory, BuiltinListener.NONE, SocketInspector.NONE)) {
			client.run();
			assertTrue(server.awaitEnd(20));
		}
		// server: listener, sampler, control and 3 streams; client: session, server's voice and 3 streams
		assertEquals(6 + 5, made.size());
		for (Thread thread : made) {
			thread.join(20_000);
			assertEquals(Thread.State.TERMINATED, thread.getState());
		}
	}

	static BuiltinResult run(BuiltinRequest request, BuiltinListener listener) throws BuiltinException {
		try (BuiltinClient client = new BuiltinClient(request, Thread.ofPlatform().daemon().factory(), listener,
				SocketInspector.NONE)) {
			return client.run();
		}
	}

	static InetSocketAddress address(BuiltinServer server) {
		return new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port());
	}
}
