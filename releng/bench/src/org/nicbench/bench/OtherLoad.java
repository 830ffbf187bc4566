// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nicbench.linux.proc.CpuTimes;
import org.nicbench.linux.proc.ProcStat;

/** How busy the machine is while the benchmark itself rests: figures taken on a busy machine say little. */
final class OtherLoad {
	private static final long REST_MILLIS = 300;
	private static final double QUIET_PERCENT = 10;
	private final List<Double> busyPercent = new ArrayList<>();

	/** Rests and looks. @return busy share of all processors */
	double look() throws IOException, InterruptedException {
		CpuTimes before = ProcStat.read().total();
		Thread.sleep(REST_MILLIS);
		CpuTimes passed = ProcStat.read().total().since(before);
		double busy = 100 * passed.busySeconds() / passed.totalSeconds();
		busyPercent.add(busy);
		return busy;
	}

	void report() {
		double median = Ratios.median(busyPercent.stream().mapToDouble(Double::doubleValue).sorted().toArray());
		System.out.printf(Locale.ROOT, "between the runs the machine was %.0f %% busy (median)%s%n", median,
				median > QUIET_PERCENT ? ": OTHER PROGRAMS RUN, the figures below say little" : "");
	}
}
