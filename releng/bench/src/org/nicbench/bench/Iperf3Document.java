// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;

/**
 * Writes what {@code iperf3 -J -P 10 -i 0.1} prints, as long as asked for: tabs, names and number formats are those of
 * iperf 3.12 (cJSON_Print, {@code iperf_api.c}).
 */
final class Iperf3Document {
	static final int STREAMS = 10;
	private static final double INTERVAL_SECONDS = 0.1;

	private final Random random;
	private final StringBuilder text = new StringBuilder();
	private final long[] totals = new long[STREAMS];
	private final int[] sockets = new int[STREAMS];
	private long written;
	private long sum;
	private int intervals;

	private Iperf3Document(long seed) {
		random = new Random(seed);
		for (int i = 0; i < STREAMS; i++) {
			sockets[i] = 5 + 2 * i;
		}
	}

	/** What stands in the file, to hold against what is read of it. */
	record Facts(long fileBytes, int intervals, long payloadBytes, double seconds) {
	}

	/** Writes at least so many bytes, the intervals complete. */
	static Facts write(Path file, long bytes, long seed) throws IOException {
		Iperf3Document document = new Iperf3Document(seed);
		try (OutputStream out = Files.newOutputStream(file)) {
			document.start();
			do {
				document.interval();
				document.flush(out);
			} while (document.written < bytes);
			document.end();
			document.flush(out);
		}
		return new Facts(Files.size(file), document.intervals, document.sum, document.seconds(document.intervals));
	}

	private void flush(OutputStream out) throws IOException {
		byte[] bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
		out.write(bytes);
		written += bytes.length;
		text.setLength(0);
	}

	private double seconds(int interval) {
		return interval == 0 ? 0 : interval * INTERVAL_SECONDS + interval % 7 * 1e-6;
	}

	private void start() {
		text.append("{\n\t\"start\":\t{\n\t\t\"connected\":\t[");
		for (int i = 0; i < STREAMS; i++) {
			text.append(i == 0 ? "{" : ", {").append("\n\t\t\t\t\"socket\":\t").append(sockets[i])
					.append(",\n\t\t\t\t\"local_host\":\t\"192.0.2.1\",\n\t\t\t\t\"local_port\":\t").append(40_000 + i)
					.append(",\n\t\t\t\t\"remote_host\":\t\"192.0.2.2\",\n\t\t\t\t\"remote_port\":\t5201\n\t\t\t}");
		}
		text.append("],\n\t\t\"version\":\t\"iperf 3.12\",\n\t\t\"system_info\":\t\"Linux lab01 6.18.44 #1 SMP x86_64\",\n")
				.append("\t\t\"timestamp\":\t{\n\t\t\t\"time\":\t\"Tue, 01 Dec 2026 00:09:54 GMT\",\n\t\t\t\"timesecs\":\t1796083794\n\t\t},\n")
				.append("\t\t\"connecting_to\":\t{\n\t\t\t\"host\":\t\"192.0.2.2\",\n\t\t\t\"port\":\t5201\n\t\t},\n")
				.append("\t\t\"cookie\":\t\"cqwxhedcwukxzwsi7sa2typbikyrslztjenv\",\n\t\t\"tcp_mss_default\":\t1448,\n\t\t\"sock_bufsize\":\t0,\n")
				.append("\t\t\"test_start\":\t{\n\t\t\t\"protocol\":\t\"TCP\",\n\t\t\t\"num_streams\":\t").append(STREAMS)
				.append(",\n\t\t\t\"blksize\":\t131072,\n\t\t\t\"omit\":\t0,\n\t\t\t\"duration\":\t86400,\n\t\t\t\"reverse\":\t0\n\t\t}\n\t},\n\t\"intervals\":\t[");
	}

	private void interval() {
		double start = seconds(intervals);
		double end = seconds(++intervals);
		text.append(intervals == 1 ? "{" : ", {").append("\n\t\t\t\"streams\":\t[");
		long bytes = 0;
		int resent = 0;
		for (int i = 0; i < STREAMS; i++) {
			long moved = 131_072L * (70 + random.nextInt(40));
			int retransmits = random.nextInt(8) == 0 ? random.nextInt(200) : 0;
			text.append(i == 0 ? "{" : ", {").append("\n\t\t\t\t\t\"socket\":\t").append(sockets[i]).append(",\n");
			measured("\t\t\t\t\t", start, end, moved, retransmits);
			text.append("\t\t\t\t\t\"snd_cwnd\":\t").append(1448 * (100 + random.nextInt(900)))
					.append(",\n\t\t\t\t\t\"snd_wnd\":\t").append(1024 * (200 + random.nextInt(4000)))
					.append(",\n\t\t\t\t\t\"rtt\":\t").append(40 + random.nextInt(2000))
					.append(",\n\t\t\t\t\t\"rttvar\":\t").append(5 + random.nextInt(90))
					.append(",\n\t\t\t\t\t\"pmtu\":\t1500,\n\t\t\t\t\t\"omitted\":\tfalse,\n\t\t\t\t\t\"sender\":\ttrue\n\t\t\t\t}");
			totals[i] += moved;
			bytes += moved;
			resent += retransmits;
		}
		text.append("],\n\t\t\t\"sum\":\t{\n");
		measured("\t\t\t\t", start, end, bytes, resent);
		text.append("\t\t\t\t\"omitted\":\tfalse,\n\t\t\t\t\"sender\":\ttrue\n\t\t\t}\n\t\t}");
		sum += bytes;
	}

	private void measured(String indent, double start, double end, long bytes, int retransmits) {
		double seconds = end - start + random.nextInt(1000) * 1e-12;
		text.append(indent).append("\"start\":\t").append(micro(start)).append(",\n")
				.append(indent).append("\"end\":\t").append(micro(end)).append(",\n")
				.append(indent).append("\"seconds\":\t").append(seconds).append(",\n")
				.append(indent).append("\"bytes\":\t").append(bytes).append(",\n")
				.append(indent).append("\"bits_per_second\":\t").append(bytes * 8 / seconds).append(",\n")
				.append(indent).append("\"retransmits\":\t").append(retransmits).append(",\n");
	}

	private static String micro(double seconds) {
		return String.format(Locale.ROOT, "%.6f", seconds).replaceFirst("\\.?0+$", "");
	}

	private void end() {
		double end = seconds(intervals);
		text.append("],\n\t\"end\":\t{\n\t\t\"streams\":\t[");
		for (int i = 0; i < STREAMS; i++) {
			text.append(i == 0 ? "{" : ", {").append("\n\t\t\t\t\"sender\":\t{\n\t\t\t\t\t\"socket\":\t").append(sockets[i]).append(",\n");
			measured("\t\t\t\t\t", 0, end, totals[i], 1000);
			text.append("\t\t\t\t\t\"sender\":\ttrue\n\t\t\t\t},\n\t\t\t\t\"receiver\":\t{\n\t\t\t\t\t\"socket\":\t").append(sockets[i]).append(",\n");
			measured("\t\t\t\t\t", 0, end, totals[i], 0);
			text.append("\t\t\t\t\t\"sender\":\ttrue\n\t\t\t\t}\n\t\t\t}");
		}
		text.append("],\n\t\t\"sum_sent\":\t{\n");
		measured("\t\t\t", 0, end, sum, 1000 * STREAMS);
		text.append("\t\t\t\"sender\":\ttrue\n\t\t},\n\t\t\"sum_received\":\t{\n");
		measured("\t\t\t", 0, end, sum, 0);
		text.append("\t\t\t\"sender\":\ttrue\n\t\t},\n\t\t\"cpu_utilization_percent\":\t{\n\t\t\t\"host_total\":\t90.9419364548417,\n")
				.append("\t\t\t\"host_user\":\t0.5263520652026612,\n\t\t\t\"host_system\":\t90.415584389639037,\n\t\t\t\"remote_total\":\t51.068320952847515,\n")
				.append("\t\t\t\"remote_user\":\t0.626855823160673,\n\t\t\t\"remote_system\":\t50.441465129686833\n\t\t},\n")
				.append("\t\t\"sender_tcp_congestion\":\t\"cubic\",\n\t\t\"receiver_tcp_congestion\":\t\"cubic\"\n\t}\n}\n");
	}
}
