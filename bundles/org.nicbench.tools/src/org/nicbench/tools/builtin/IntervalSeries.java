// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

/**
 * Bytes of one stream by interval, as one side counted them inside the measured window.
 *
 * @param endSeconds end of each interval, seconds since the window began (monotonic clock; the first one begins at 0)
 * @param bytes payload bytes of each interval
 */
public record IntervalSeries(double[] endSeconds, long[] bytes) {
	/** @return the sum over all intervals */
	public long totalBytes() {
		long total = 0;
		for (long each : bytes) {
			total += each;
		}
		return total;
	}
}
