// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare.statistics;

import java.util.stream.IntStream;

/** Adjustment of p values for many comparisons after Holm (1979): keeps the family-wise error rate, no assumptions. */
public final class Holm {

	private Holm() {
	}

	/** @return adjusted values in the given order (R: {@code p.adjust(p, "holm")}) */
	public static double[] adjust(double[] pValues) {
		int m = pValues.length;
		int[] ascending = IntStream.range(0, m).boxed().sorted((a, b) -> Double.compare(pValues[a], pValues[b]))
				.mapToInt(Integer::intValue).toArray();
		double[] adjusted = new double[m];
		double largest = 0;
		for (int rank = 0; rank < m; rank++) {
			largest = Math.max(largest, Math.min(1, (m - rank) * pValues[ascending[rank]]));
			adjusted[ascending[rank]] = largest;
		}
		return adjusted;
	}
}
