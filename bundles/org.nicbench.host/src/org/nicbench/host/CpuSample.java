// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.nicbench.model.CpuUse;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.value.Series;

/**
 * What the processors of a machine did since its start, seconds by kind (proc_stat(5)), at one moment of a monotonic clock.
 * Two samples give the use in between. Immutable.
 */
public final class CpuSample {

	/** The kinds, in the order of every row. User holds guest time, as in the kernel. */
	public static final List<String> KINDS = List.of("user", "nice", "system", "idle", "ioWait", "irq", "softIrq", "steal");

	private static final int IDLE = 3;
	private static final int IO_WAIT = 4;
	private static final int STEAL = 7;

	private final long nanoseconds;
	private final double[] total;
	private final SortedMap<Integer, double[]> cores;

	/**
	 * @param nanoseconds of a monotonic clock of the reader
	 * @param total       seconds of all processors in the order of {@link #KINDS}
	 * @param cores       the same by processor number, those online
	 */
	public CpuSample(long nanoseconds, double[] total, Map<Integer, double[]> cores) {
		this.nanoseconds = nanoseconds;
		this.total = total.clone();
		this.cores = Collections.unmodifiableSortedMap(new TreeMap<>(cores));
	}

	/** @return moment of the reading, nanoseconds of a monotonic clock */
	public long nanoseconds() {
		return nanoseconds;
	}

	/** @return all processors, seconds since start in the order of {@link #KINDS} */
	public double[] total() {
		return total.clone();
	}

	/**
	 * What was used from one sample to a later one. Kernels count in ticks, mostly of 10 ms. A column that ran backwards, as
	 * ioWait may (proc_stat(5)), counts as 0.
	 */
	public static CpuUse between(CpuSample from, CpuSample to) {
		CpuUse use = NicBenchFactory.eINSTANCE.createCpuUse();
		use.setWindowSeconds((to.nanoseconds - from.nanoseconds) / 1e9);
		double[] all = grown(from.total, to.total);
		use.setUserSeconds(all[0]);
		use.setNiceSeconds(all[1]);
		use.setSystemSeconds(all[2]);
		use.setIdleSeconds(all[IDLE]);
		use.setIoWaitSeconds(all[IO_WAIT]);
		use.setIrqSeconds(all[5]);
		use.setSoftIrqSeconds(all[6]);
		use.setStealSeconds(all[STEAL]);
		SortedMap<Integer, double[]> rows = new TreeMap<>();
		to.cores.forEach((core, times) -> {
			double[] earlier = from.cores.get(core);
			if (earlier != null) {
				rows.put(core, grown(earlier, times));
			}
		});
		use.setCores(rows.size());
		rows.forEach((core, row) -> noteBusiest(use, core, row));
		use.setPerCore(series(rows));
		return use;
	}

	private static void noteBusiest(CpuUse use, int core, double[] row) {
		double busy = 0;
		double whole = 0;
		for (int kind = 0; kind < row.length; kind++) {
			whole += row[kind];
			busy += kind == IDLE || kind == IO_WAIT || kind == STEAL ? 0 : row[kind];
		}
		double percent = whole > 0 ? 100 * busy / whole : 0;
		if (!use.isSetBusiestCore() || percent > use.getBusiestCorePercent()) {
			use.setBusiestCore(core);
			use.setBusiestCorePercent(percent);
		}
	}

	private static Series series(SortedMap<Integer, double[]> rows) {
		double[] ends = rows.keySet().stream().mapToDouble(Integer::doubleValue).toArray();
		Map<String, double[]> columns = new LinkedHashMap<>();
		for (int kind = 0; kind < KINDS.size(); kind++) {
			int column = kind;
			columns.put(KINDS.get(kind), rows.values().stream().mapToDouble(row -> row[column]).toArray());
		}
		return Series.of(0, ends, columns);
	}

	private static double[] grown(double[] from, double[] to) {
		double[] grown = new double[to.length];
		for (int kind = 0; kind < to.length; kind++) {
			grown[kind] = Math.max(0, Math.round((to[kind] - from[kind]) * 1e6) / 1e6);
		}
		return grown;
	}
}
