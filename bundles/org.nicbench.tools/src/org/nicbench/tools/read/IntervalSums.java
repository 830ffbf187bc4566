// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

import org.nicbench.model.value.Series;

/**
 * Interval samples summed over the streams of a run. Rows of one interval have the same printed start and end; a sum that
 * the tool printed itself replaces what was added up.
 */
public final class IntervalSums {

	private static final int LOOK_BACK = 256;

	private double[] starts = new double[16];
	private double[] ends = new double[16];
	private double[] bytes = new double[16];
	private double[] rates = new double[16];
	private boolean[] printed = new boolean[16];
	private int size;

	/** Adds the row of one stream; NaN where it does not tell. */
	public void add(double start, double end, double rowBytes, double rowBitsPerSecond) {
		int at = find(start, end);
		if (at < 0) {
			append(start, end, rowBytes, rowBitsPerSecond);
		} else if (!printed[at]) {
			bytes[at] += rowBytes;
			rates[at] += rowBitsPerSecond;
		}
	}

	/** Sets what the tool says is the sum. */
	public void setSum(double start, double end, double sumBytes, double sumBitsPerSecond) {
		int at = find(start, end);
		if (at < 0) {
			append(start, end, sumBytes, sumBitsPerSecond);
			at = size - 1;
		}
		bytes[at] = sumBytes;
		rates[at] = sumBitsPerSecond;
		printed[at] = true;
	}

	private int find(double start, double end) {
		for (int i = size - 1; i >= Math.max(0, size - LOOK_BACK); i--) {
			if (starts[i] == start && ends[i] == end) {
				return i;
			}
		}
		return -1;
	}

	private void append(double start, double end, double rowBytes, double rowBitsPerSecond) {
		if (size == starts.length) {
			starts = Arrays.copyOf(starts, size * 2);
			ends = Arrays.copyOf(ends, size * 2);
			bytes = Arrays.copyOf(bytes, size * 2);
			rates = Arrays.copyOf(rates, size * 2);
			printed = Arrays.copyOf(printed, size * 2);
		}
		starts[size] = start;
		ends[size] = end;
		bytes[size] = rowBytes;
		rates[size] = rowBitsPerSecond;
		printed[size++] = false;
	}

	/** @return number of intervals */
	public int size() {
		return size;
	}

	/** @return whether one of the last intervals ends there */
	public boolean has(double end) {
		for (int i = size - 1; i >= Math.max(0, size - LOOK_BACK); i--) {
			if (ends[i] == end) {
				return true;
			}
		}
		return false;
	}

	/** @return end of the last interval, 0 without any */
	public double end() {
		return size == 0 ? 0 : ends[size - 1];
	}

	/** @return bytes of all intervals */
	public double totalBytes() {
		return Arrays.stream(bytes, 0, size).sum();
	}

	/** @return length of all intervals together */
	public double totalSeconds() {
		double seconds = 0;
		for (int i = 0; i < size; i++) {
			seconds += ends[i] - starts[i];
		}
		return seconds;
	}

	/** @return all samples, or null when there is none */
	public Series toSeries() {
		if (size == 0) {
			return null;
		}
		Map<String, double[]> columns = new LinkedHashMap<>();
		columns.put("bytes", Arrays.copyOf(bytes, size));
		columns.put("bitsPerSecond", Arrays.copyOf(rates, size));
		return Series.of(starts[0], Arrays.copyOf(ends, size), columns);
	}
}
