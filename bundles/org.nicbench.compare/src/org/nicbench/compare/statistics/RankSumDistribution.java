// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare.statistics;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Distribution of the Mann-Whitney U statistic of two samples of the same population without ties. Exact while both
 * samples are below {@value #EXACT_BELOW} values (as R's {@code wilcox.test} has it), normal approximation above. The
 * counts are summed only, never subtracted, so that they keep full precision. Immutable and cached; any thread.
 */
public final class RankSumDistribution {

	/** Sample size from which the normal approximation is used. */
	public static final int EXACT_BELOW = 50;

	private static final Map<Long, RankSumDistribution> CACHE = new ConcurrentHashMap<>();

	private final int m;
	private final int n;
	private final double[] cumulative;

	private RankSumDistribution(int m, int n) {
		this.m = m;
		this.n = n;
		this.cumulative = m < EXACT_BELOW && n < EXACT_BELOW ? exact(m, n) : null;
	}

	/** @return the distribution for samples of these sizes, each at least one */
	public static RankSumDistribution of(int m, int n) {
		if (m < 1 || n < 1) {
			throw new IllegalArgumentException("samples of " + m + " and " + n + " values");
		}
		return CACHE.computeIfAbsent((long) m << Integer.SIZE | n, key -> new RankSumDistribution(m, n));
	}

	private static double[] exact(int m, int n) {
		int largest = m * n;
		double[][] ways = new double[m + 1][largest + 1];
		ways[0][0] = 1;
		for (int rank = 1; rank <= m + n; rank++) {
			for (int taken = Math.min(rank, m); taken >= 1; taken--) {
				int above = rank - taken;
				for (int u = largest; u >= above; u--) {
					ways[taken][u] += ways[taken - 1][u - above];
				}
			}
		}
		double total = 0;
		for (double count : ways[m]) {
			total += count;
		}
		double[] cumulative = new double[largest + 1];
		double sum = 0;
		for (int u = 0; u <= largest; u++) {
			sum += ways[m][u];
			cumulative[u] = sum / total;
		}
		return cumulative;
	}

	/** @return probability that U is at most {@code u} */
	public double atMost(int u) {
		if (u < 0) {
			return 0;
		}
		if (cumulative != null) {
			return cumulative[Math.min(u, cumulative.length - 1)];
		}
		double mean = (double) m * n / 2;
		double deviation = Math.sqrt((double) m * n * (m + n + 1) / 12);
		return NormalDistribution.of(mean, deviation).cumulativeProbability(u + 0.5);
	}

	/** @return smallest u with a probability of at most u that reaches {@code probability} (R's {@code qwilcox}) */
	public int quantile(double probability) {
		int low = 0;
		int high = m * n;
		while (low < high) {
			int middle = (low + high) >>> 1;
			if (atMost(middle) >= probability) {
				high = middle;
			} else {
				low = middle + 1;
			}
		}
		return low;
	}

	/** @return smallest two-sided p value that samples of these sizes can give: that of complete separation */
	public double smallestP() {
		return Math.min(1, 2 * atMost(0));
	}
}
