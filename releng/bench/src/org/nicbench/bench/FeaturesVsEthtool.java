// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.io.IOException;
import java.util.Locale;
import java.util.Random;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.ethtool.FeatureBits;

/**
 * Reading every feature of a NIC through JNA, warm, against an {@code ethtool -k} process. The processes are started by
 * a shell loop, which is the cheapest ordinary way, and their output goes to /dev/null.
 */
public final class FeaturesVsEthtool {
	private static final int READS = 200;
	private static final int PROCESSES = 20;
	private static final int WARM_UP_READS = 20_000;

	private FeaturesVsEthtool() {
	}

	public static void main(String... arguments) throws Exception {
		Options options = Options.of(arguments);
		int pairs = options.number("pairs", 20);
		String nic = options.text("nic", "lo");
		long seed = options.seed();
		Random random = new Random(seed);
		double[] ratios = new double[pairs];
		double[] reads = new double[pairs];
		double[] processes = new double[pairs];
		try (Ethtool ethtool = Ethtool.open()) {
			readSeconds(ethtool, nic, WARM_UP_READS);
			processSeconds(nic);
			System.out.printf("%s, %d features; %d pairs of %d reads and %d processes, seed %d%n", nic,
					ethtool.features(nic).names().size(), pairs, READS, PROCESSES, seed);
			for (int i = 0; i < pairs; i++) {
				if (random.nextBoolean()) {
					reads[i] = readSeconds(ethtool, nic, READS);
					processes[i] = processSeconds(nic);
				} else {
					processes[i] = processSeconds(nic);
					reads[i] = readSeconds(ethtool, nic, READS);
				}
				ratios[i] = processes[i] / reads[i];
				System.out.printf(Locale.ROOT, "JNA %.1f us  ethtool %.1f us  ratio %.1f%n", reads[i] * 1e6,
						processes[i] * 1e6, ratios[i]);
			}
		}
		Ratios all = Ratios.of(ratios);
		System.out.println("ethtool process / JNA: " + all);
		Verdicts verdicts = new Verdicts();
		verdicts.atLeast("median ratio", all.median(), 20);
		System.exit(verdicts.exitCode());
	}

	private static double readSeconds(Ethtool ethtool, String nic, int count) throws IOException {
		int active = 0;
		long begin = System.nanoTime();
		for (int i = 0; i < count; i++) {
			FeatureBits bits = ethtool.features(nic);
			active += bits.active().cardinality() + bits.names().size();
		}
		double seconds = (System.nanoTime() - begin) / 1e9 / count;
		if (active == 0) {
			throw new IOException(nic + " has no features");
		}
		return seconds;
	}

	private static double processSeconds(String nic) throws IOException, InterruptedException {
		Process shell = new ProcessBuilder("bash", "-c",
				"b=$EPOCHREALTIME; for ((i = 0; i < $1; i++)); do ethtool -k \"$2\" > /dev/null || exit; done; echo $b $EPOCHREALTIME",
				"bash", Integer.toString(PROCESSES), nic).redirectError(ProcessBuilder.Redirect.INHERIT).start();
		String[] times = new String(shell.getInputStream().readAllBytes()).strip().split(" ");
		if (shell.waitFor() != 0) {
			throw new IOException("ethtool -k " + nic + " failed");
		}
		return (Double.parseDouble(times[1].replace(',', '.')) - Double.parseDouble(times[0].replace(',', '.')))
				/ PROCESSES;
	}
}
