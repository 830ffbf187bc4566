// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * iperf3 run by NicBench against a bare iperf3 on the same veth pair, and a second bare iperf3 against the first for the
 * noise of the day: blocks of three runs in random order.
 */
public final class Iperf3ThroughNicbench {
	private static final double GIGA = 1e9;
	private static final int THROUGH = 0;
	private static final int BARE = 1;
	private static final int BARE_AGAIN = 2;
	private static final String[] NAMES = { "nicbench", "bare", "bare again" };

	private Iperf3ThroughNicbench() {
	}

	public static void main(String... arguments) throws Exception {
		Options options = Options.of(arguments);
		int pairs = options.number("pairs", 40);
		int seconds = options.number("seconds", 2);
		int streams = options.number("streams", 1);
		long seed = options.seed();
		String congestion = options.text("congestion", "bbr");
		Random random = new Random(seed);
		double[] through = new double[pairs];
		double[] itself = new double[pairs];
		OtherLoad load = new OtherLoad();
		try (BenchPair pair = BenchPair.make(congestion);
				ThroughNicbench nicbench = new ThroughNicbench(pair, streams, seconds)) {
			Iperf3 iperf3 = new Iperf3(pair);
			nicbench.run();
			System.out.printf("veth pair, MTU 1500, %s, processors %s; %d blocks of 3 runs of %d s, %d stream(s), seed %d%n",
					congestion, System.getenv().getOrDefault("BENCH_CPUS", "any"), pairs, seconds, streams, seed);
			System.out.println("nicbench runs: " + nicbench.lastCommand());
			System.out.println("bare runs:     "
					+ String.join(" ", Iperf3.command(pair.receiverAddress(), streams, seconds)));
			for (int i = 0; i < pairs; i++) {
				double busyPercent = load.look();
				double[] bitsPerSecond = new double[NAMES.length];
				List<Integer> order = new ArrayList<>(List.of(THROUGH, BARE, BARE_AGAIN));
				Collections.shuffle(order, random);
				for (int each : order) {
					bitsPerSecond[each] = each == THROUGH ? nicbench.run() : iperf3.run(streams, seconds);
				}
				through[i] = bitsPerSecond[THROUGH] / bitsPerSecond[BARE];
				itself[i] = bitsPerSecond[BARE_AGAIN] / bitsPerSecond[BARE];
				System.out.printf(Locale.ROOT, "nicbench %.2f  bare %.2f  bare again %.2f Gbit/s  ratios %.3f %.3f  (order: %s; others busy %.0f %%)%n",
						bitsPerSecond[THROUGH] / GIGA, bitsPerSecond[BARE] / GIGA, bitsPerSecond[BARE_AGAIN] / GIGA,
						through[i], itself[i], String.join(", ", order.stream().map(n -> NAMES[n]).toList()), busyPercent);
			}
		}
		load.report();
		Ratios ratios = Ratios.of(through);
		System.out.println("iperf3 through NicBench / bare: " + ratios);
		System.out.println("iperf3 against itself:          " + Ratios.of(itself));
		Verdicts verdicts = new Verdicts();
		verdicts.check(String.format(Locale.ROOT, "median %.3f (target: at least 0.98, or an interval that contains 1)",
				ratios.median()), ratios.median() >= 0.98 || ratios.lower() <= 1 && ratios.upper() >= 1);
		verdicts.atLeast("lower end of its interval", ratios.lower(), 0.93);
		System.exit(verdicts.exitCode());
	}
}
