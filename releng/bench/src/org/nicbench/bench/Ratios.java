// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.util.Arrays;
import java.util.Locale;

/**
 * Ratios of interleaved pairs: their median, and the interval of the median from order statistics (the narrowest pair
 * of symmetric ranks that a binomial count of values below the median leaves with at least 95 %; no assumption about
 * the distribution).
 */
record Ratios(double[] sorted) {
	private static final double CONFIDENCE = 0.95;

	static Ratios of(double[] ratios) {
		double[] copy = ratios.clone();
		Arrays.sort(copy);
		return new Ratios(copy);
	}

	double median() {
		return median(sorted);
	}

	static double median(double[] sorted) {
		int n = sorted.length;
		return n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
	}

	double lower() {
		return sorted[rank()];
	}

	double upper() {
		return sorted[sorted.length - 1 - rank()];
	}

	/** Largest r with P(r < B(n, 1/2) < n - r) >= 95 %; 0 (the whole range) when there are too few values. */
	private int rank() {
		int n = sorted.length;
		double below = 0;
		double probability = Math.pow(0.5, n);
		int rank = 0;
		for (int k = 0; k < n / 2; k++) {
			below += probability;
			if (1 - 2 * below < CONFIDENCE) {
				break;
			}
			rank = k;
			probability *= (double) (n - k) / (k + 1);
		}
		return rank;
	}

	@Override
	public String toString() {
		return String.format(Locale.ROOT, "median %.3f, 95 %% interval (order statistics) %.3f to %.3f, range %.3f to %.3f, %d pairs",
				median(), lower(), upper(), sorted[0], sorted[sorted.length - 1], sorted.length);
	}
}
