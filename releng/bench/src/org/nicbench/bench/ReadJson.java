// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.nicbench.model.Throughput;
import org.nicbench.tools.read.Readers;

/**
 * Reading a long iperf3 JSON document, warm, in process, against Python's {@code json.load} of the same file and against
 * Jackson's bare tokens; interleaved in random order. Python times its own call, without its start.
 */
public final class ReadJson {
	private static final String PYTHON = "import json, sys, time\n"
			+ "for line in sys.stdin:\n"
			+ "    with open(line.strip()) as f:\n"
			+ "        b = time.perf_counter(); d = json.load(f); e = time.perf_counter()\n"
			+ "    print(e - b, len(d['intervals']), flush=True)\n"
			+ "    del d\n";
	private static final int MEGA = 1_000_000;

	private final Path file;
	private final Iperf3Document.Facts facts;

	private ReadJson(Path file, Iperf3Document.Facts facts) {
		this.file = file;
		this.facts = facts;
	}

	public static void main(String... arguments) throws Exception {
		Options options = Options.of(arguments);
		int rounds = options.number("rounds", 7);
		int warmUps = options.number("warm-ups", 2);
		long seed = options.seed();
		Path file = Files.createTempFile("iperf3-", ".json");
		try {
			Iperf3Document.Facts facts = Iperf3Document.write(file, (long) options.number("megabytes", 200) * MEGA, seed);
			System.out.printf(Locale.ROOT, "iperf3 JSON of %d streams, %d intervals, %.1f MB; heap %d MB; %d rounds after %d, seed %d%n",
					Iperf3Document.STREAMS, facts.intervals(), facts.fileBytes() / 1e6, Runtime.getRuntime().maxMemory() >> 20, rounds, warmUps, seed);
			System.exit(new ReadJson(file, facts).run(rounds, warmUps, new Random(seed), options.text("python", "python3")));
		} finally {
			Files.deleteIfExists(file);
		}
	}

	private int run(int rounds, int warmUps, Random random, String python) throws Exception {
		double[] ratios = new double[rounds];
		double[] tokens = new double[rounds];
		try (Python peer = Python.start(python, file)) {
			for (int round = -warmUps; round < rounds; round++) {
				List<Integer> order = new ArrayList<>(List.of(0, 1, 2));
				Collections.shuffle(order, random);
				double[] seconds = new double[3];
				for (int which : order) {
					seconds[which] = switch (which) {
					case 0 -> nicbench();
					case 1 -> jackson();
					default -> peer == null ? Double.NaN : peer.load(facts.intervals());
					};
				}
				System.out.printf(Locale.ROOT, "%sNicBench %.3f s (%.0f MB/s)  Jackson's tokens %.3f s  json.load %.3f s  ratio %.2f%n",
						round < 0 ? "warm-up: " : "", seconds[0], facts.fileBytes() / 1e6 / seconds[0], seconds[1], seconds[2], seconds[2] / seconds[0]);
				if (round >= 0) {
					ratios[round] = seconds[2] / seconds[0];
					tokens[round] = seconds[2] / seconds[1];
				}
			}
		}
		Verdicts verdicts = new Verdicts();
		if (Double.isNaN(ratios[0])) {
			System.out.println("skipped  there is no " + python + ": nothing to compare with");
			return verdicts.exitCode();
		}
		System.out.println("json.load / Jackson's bare tokens: " + Ratios.of(tokens));
		System.out.println("json.load / NicBench: " + Ratios.of(ratios));
		verdicts.atLeast("median ratio", Ratios.of(ratios).median(), 2);
		return verdicts.exitCode();
	}

	private double nicbench() throws Exception {
		long begin = System.nanoTime();
		Throughput read;
		try (InputStream in = Files.newInputStream(file)) {
			read = (Throughput) Readers.read(file.toString(), in).objects().get(0);
		}
		double seconds = (System.nanoTime() - begin) / 1e9;
		if (read.getIntervals().size() != facts.intervals() || read.getReceiver().getBytes() != facts.payloadBytes()) {
			throw new IOException(read.getIntervals().size() + " intervals, " + read.getReceiver().getBytes() + " bytes read; it has "
					+ facts.intervals() + " and " + facts.payloadBytes());
		}
		return seconds;
	}

	private double jackson() throws IOException {
		long begin = System.nanoTime();
		long count = 0;
		try (InputStream in = Files.newInputStream(file); JsonParser parser = new JsonFactory().createParser(in)) {
			while (parser.nextToken() != null) {
				count++;
			}
		}
		if (count < facts.intervals()) {
			throw new IOException("too few tokens");
		}
		return (System.nanoTime() - begin) / 1e9;
	}

	/** One interpreter for all rounds. */
	private record Python(Process process, Path file) implements AutoCloseable {

		/** @return null when there is no such program */
		static Python start(String program, Path file) {
			try {
				return new Python(new ProcessBuilder(program, "-c", PYTHON).redirectError(ProcessBuilder.Redirect.INHERIT).start(), file);
			} catch (IOException e) {
				return null;
			}
		}

		double load(int intervals) throws IOException {
			process.outputWriter().write(file + "\n");
			process.outputWriter().flush();
			String answer = process.inputReader().readLine();
			if (answer == null || !answer.endsWith(" " + intervals)) {
				throw new IOException("json.load did not read the file: " + answer);
			}
			return Double.parseDouble(answer.substring(0, answer.indexOf(' ')));
		}

		@Override
		public void close() {
			process.destroy();
		}
	}
}
