// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.io.IOException;
import org.nicbench.linux.proc.NetCounters;
import org.nicbench.linux.proc.NetDev;
import org.nicbench.tools.builtin.BuiltinClient;
import org.nicbench.tools.builtin.BuiltinListener;
import org.nicbench.tools.builtin.BuiltinRequest;
import org.nicbench.tools.builtin.BuiltinResult;
import org.nicbench.tools.builtin.BuiltinServer;
import org.nicbench.tools.builtin.Direction;
import org.nicbench.tools.builtin.SessionCookie;
import org.nicbench.tools.builtin.SocketInspector;
import org.nicbench.tools.builtin.SocketSettings;

/** The built-in engine on both ends of a pair, beside the byte counters of the veth. */
final class Builtin {
	/** Ethernet, IPv4, TCP with timestamps; a counter of a veth has one set of headers for each packet it counts. */
	private static final int HEADER_BYTES = 14 + 20 + 32;
	private final BenchPair pair;
	private final SocketSettings settings;

	/** Payload of a full segment at MTU 1500 with timestamps. */
	private static final int SEGMENT_BYTES = 1448;

	/**
	 * @param payloadByVeth received bytes by the veth's counter less headers, of the whole flow
	 * @param resentBytes   what TCP sent again meanwhile: it comes in twice by the veth and once to the reader
	 */
	record Measured(double bitsPerSecond, long payloadByReader, long payloadByVeth, long resentBytes) {
		/** @return what was sent again in percent of the veth's figure */
		double resentPercent() {
			return 100.0 * resentBytes / payloadByVeth;
		}

		/** @return difference in percent of the veth's figure */
		double differencePercent() {
			return 100.0 * (payloadByReader - payloadByVeth) / payloadByVeth;
		}
	}

	Builtin(BenchPair pair, SocketSettings settings) {
		this.pair = pair;
		this.settings = settings;
	}

	Measured run(int streams, double seconds) throws IOException, InterruptedException {
		SessionCookie cookie = SessionCookie.random();
		NetDev before = counters();
		long resentBefore = resentSegments();
		try (BuiltinServer server = BuiltinServer.open(pair.receiver(0), cookie, 10,
				pair.receiver()::newThread, SocketInspector.NONE)) {
			BuiltinRequest request = BuiltinRequest.to(pair.receiver(server.port()))
					.withCookie(cookie).withStreams(streams).withTime(0, seconds).withSockets(settings);
			try (BuiltinClient client = new BuiltinClient(request, pair.sender()::newThread, BuiltinListener.NONE,
					SocketInspector.NONE)) {
				BuiltinResult result = client.run();
				server.awaitEnd(5);
				if (result.outcome() != BuiltinResult.Outcome.COMPLETED) {
					throw new IOException(result.errors().toString());
				}
				NetDev after = counters();
				long packets = after.rxPackets() - before.rxPackets();
				return new Measured(result.receivedBitsPerSecond(Direction.FORWARD),
						result.flowBytes(Direction.FORWARD), after.rxBytes() - before.rxBytes() - packets * HEADER_BYTES,
						(resentSegments() - resentBefore) * SEGMENT_BYTES);
			}
		}
	}

	private long resentSegments() throws IOException {
		return pair.sender().callIo(NetCounters::read).group("Tcp").get("RetransSegs");
	}

	private NetDev counters() throws IOException {
		return pair.receiver().callIo(NetDev::read).get(BenchPair.RECEIVER_NIC);
	}
}
