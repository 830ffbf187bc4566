// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A bare iperf3 on both ends of a pair; children inherit the processors this program is pinned to. */
final class Iperf3 {
	private static final String PORT = "5201";
	private final BenchPair pair;

	Iperf3(BenchPair pair) {
		this.pair = pair;
	}

	/** @return received payload bits a second */
	double run(int streams, int seconds) throws IOException, InterruptedException {
		Process server = pair.receiver()
				.start(new ProcessBuilder("iperf3", "-s", "-1", "-p", PORT, "--forceflush").redirectErrorStream(true));
		try {
			awaitListening(server);
			Process client = pair.sender().start(new ProcessBuilder(command(pair.receiverAddress(), streams, seconds))
					.redirectErrorStream(true));
			try {
				String text = new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
				client.waitFor();
				return receivedBitsPerSecond(text);
			} finally {
				client.destroyForcibly();
			}
		} finally {
			if (!server.waitFor(2, TimeUnit.SECONDS)) {
				server.destroyForcibly();
			}
		}
	}

	static List<String> command(String address, int streams, int seconds) {
		return List.of("iperf3", "-c", address, "-p", PORT, "-t", Integer.toString(seconds), "-P",
				Integer.toString(streams), "-J");
	}

	private static void awaitListening(Process server) throws IOException {
		BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
		for (String line = out.readLine(); line != null; line = out.readLine()) {
			if (line.startsWith("Server listening")) {
				drain(out);
				return;
			}
		}
		throw new IOException("iperf3 -s ended without listening");
	}

	private static void drain(BufferedReader out) {
		Thread.ofPlatform().daemon().start(() -> out.lines().forEach(line -> {
			// nobody reads the server's report, but its pipe must not fill up
		}));
	}

	static double receivedBitsPerSecond(String text) throws IOException {
		JsonNode root = new ObjectMapper().readTree(text);
		if (root.hasNonNull("error")) {
			throw new IOException("iperf3: " + root.get("error").asText());
		}
		return root.required("end").required("sum_received").required("bits_per_second").asDouble();
	}
}
