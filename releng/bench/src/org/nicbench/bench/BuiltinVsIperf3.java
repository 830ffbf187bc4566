// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.nicbench.tools.builtin.SocketSettings;

/**
 * The built-in engine against a bare iperf3 on the same veth pair, same processors, same congestion control, same
 * duration: interleaved pairs in random order, one and ten streams.
 */
public final class BuiltinVsIperf3 {
	private static final double GIGA = 1e9;
	private static final double BYTE_TOLERANCE_PERCENT = 1;

	private BuiltinVsIperf3() {
	}

	public static void main(String... arguments) throws Exception {
		Options options = Options.of(arguments);
		int pairs = options.number("pairs", 20);
		int seconds = options.number("seconds", 2);
		long seed = options.seed();
		String congestion = options.text("congestion", "bbr");
		SocketSettings settings = SocketSettings.DEFAULT.withTransfer(
				options.number("write", SocketSettings.DEFAULT.writeBytes()),
				options.number("read", SocketSettings.DEFAULT.readBytes()));
		Verdicts verdicts = new Verdicts();
		try (BenchPair pair = BenchPair.make(congestion)) {
			System.out.printf("veth pair, MTU 1500, %s, processors %s; write %d bytes, read %d bytes; %d pairs of %d s each for 1 and 10 streams, seed %d%n",
					congestion, System.getenv().getOrDefault("BENCH_CPUS", "any"), settings.writeBytes(),
					settings.readBytes(), pairs, seconds, seed);
			Series series = new Series(new Builtin(pair, settings), new Iperf3(pair), seconds);
			series.warmUp();
			series.run(pairs, new Random(seed));
			series.load.report();
			series.report(1, 1.0, 0.9, verdicts);
			series.report(10, 1.3, 1.15, verdicts);
			verdicts.check(String.format(Locale.ROOT,
					"bytes counted by the readers differ from the veth's counter less headers by at most %.3f %% (target: 1 %%)",
					series.worstDifferencePercent), series.worstDifferencePercent <= BYTE_TOLERANCE_PERCENT);
		}
		System.exit(verdicts.exitCode());
	}

	/** The pairs of one session. */
	private static final class Series {
		private final Builtin builtin;
		private final Iperf3 iperf3;
		private final int seconds;
		private final Map<Integer, List<double[]>> figures = new TreeMap<>();
		private final OtherLoad load = new OtherLoad();
		private double worstDifferencePercent;

		Series(Builtin builtin, Iperf3 iperf3, int seconds) {
			this.builtin = builtin;
			this.iperf3 = iperf3;
			this.seconds = seconds;
		}

		void warmUp() throws IOException, InterruptedException {
			builtin.run(10, 0.5);
			iperf3.run(1, 1);
		}

		void run(int pairs, Random random) throws IOException, InterruptedException {
			List<Integer> order = new ArrayList<>();
			for (int i = 0; i < pairs; i++) {
				order.add(1);
				order.add(10);
			}
			Collections.shuffle(order, random);
			System.out.println("streams  first     built-in Gbit/s  iperf3 Gbit/s  ratio  reader vs veth   resent  others busy");
			for (int streams : order) {
				pair(streams, random.nextBoolean());
			}
		}

		private void pair(int streams, boolean builtinFirst) throws IOException, InterruptedException {
			double busyPercent = load.look();
			double other = builtinFirst ? 0 : iperf3.run(streams, seconds);
			Builtin.Measured measured = builtin.run(streams, seconds);
			if (builtinFirst) {
				other = iperf3.run(streams, seconds);
			}
			double mine = measured.bitsPerSecond();
			double difference = measured.differencePercent();
			worstDifferencePercent = Math.max(worstDifferencePercent, Math.abs(difference));
			figures.computeIfAbsent(streams, s -> new ArrayList<>()).add(new double[] { mine, other });
			System.out.printf(Locale.ROOT, "%7d  %-8s  %15.2f  %13.2f  %5.2f  %+12.3f %%  %5.3f %%  %9.0f %%%n", streams,
					builtinFirst ? "built-in" : "iperf3", mine / GIGA, other / GIGA, mine / other, difference,
					measured.resentPercent(), busyPercent);
		}

		void report(int streams, double median, double lower, Verdicts verdicts) {
			List<double[]> pairs = figures.get(streams);
			Ratios ratios = Ratios.of(pairs.stream().mapToDouble(p -> p[0] / p[1]).toArray());
			System.out.printf(Locale.ROOT, "%d stream(s): built-in %.2f Gbit/s, iperf3 %.2f Gbit/s (medians); ratio %s%n",
					streams, medianOf(pairs, 0) / GIGA, medianOf(pairs, 1) / GIGA, ratios);
			verdicts.atLeast("median ratio, " + streams + " stream(s)", ratios.median(), median);
			verdicts.atLeast("lower end of its interval, " + streams + " stream(s)", ratios.lower(), lower);
		}

		private static double medianOf(List<double[]> pairs, int column) {
			return Ratios.median(pairs.stream().mapToDouble(p -> p[column]).sorted().toArray());
		}
	}
}
