// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.osgi.util.NLS;
import org.nicbench.model.Throughput;
import org.nicbench.model.value.Series;

/**
 * Interval samples summed over the streams of a run. Rows of one interval have the same printed start and end; a sum that
 * the tool printed itself replaces what was added up. Of more than a million intervals (a week of seconds has 600,000)
 * several become one, so that memory stays bounded.
 */
public final class IntervalSums {

	private static final int LOOK_BACK = 256;
	private static final int MOST = 1 << 20;

	private final int most;
	private double[] starts = new double[16];
	private double[] ends = new double[16];
	private double[] bytes = new double[16];
	private double[] rates = new double[16];
	private boolean[] printed = new boolean[16];
	private int size;
	/** The intervals before {@link #joinedEnd} are so many printed ones each. */
	private int joined = 1;
	private int joinedEnd;
	/** What joining intervals adds to their length where they do not follow each other. */
	private double secondsBetween;

	/** Holds nothing yet. */
	public IntervalSums() {
		this(MOST);
	}

	IntervalSums(int most) {
		this.most = most;
	}

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
		if (size == most) {
			join();
		}
		if (size == starts.length) {
			int length = Math.min(most, size * 2);
			starts = Arrays.copyOf(starts, length);
			ends = Arrays.copyOf(ends, length);
			bytes = Arrays.copyOf(bytes, length);
			rates = Arrays.copyOf(rates, length);
			printed = Arrays.copyOf(printed, length);
		}
		starts[size] = start;
		ends[size] = end;
		bytes[size] = rowBytes;
		rates[size] = rowBitsPerSecond;
		printed[size++] = false;
	}

	/**
	 * Makes fewer intervals: those that came since the last time become as long as those before, and if that is not enough,
	 * all become twice as long. The last ones stay: rows of theirs may still come.
	 */
	private void join() {
		int end = size - LOOK_BACK;
		joinedEnd = join(joinedEnd, end, joined);
		if (joinedEnd > most / 2) {
			joined *= 2;
			joinedEnd = join(0, joinedEnd, 2);
		}
		for (Object column : new Object[] { starts, ends, bytes, rates, printed }) {
			System.arraycopy(column, end, column, joinedEnd, LOOK_BACK);
		}
		size = joinedEnd + LOOK_BACK;
	}

	/** @return where the joined ones end, which begin at {@code from} */
	private int join(int from, int to, int count) {
		int target = from;
		for (int i = from; i < to; i += count) {
			int end = Math.min(to, i + count);
			double seconds = 0;
			double weighted = 0;
			double sum = 0;
			boolean all = true;
			for (int j = i; j < end; j++) {
				seconds += ends[j] - starts[j];
				weighted += rates[j] * (ends[j] - starts[j]);
				sum += bytes[j];
				all &= printed[j];
			}
			secondsBetween += ends[end - 1] - starts[i] - seconds;
			rates[target] = seconds > 0 ? weighted / seconds : rates[i];
			bytes[target] = sum;
			printed[target] = all;
			starts[target] = starts[i];
			ends[target++] = ends[end - 1];
		}
		return target;
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
		return seconds - secondsBetween;
	}

	/** Sets the intervals of a result, and says there if each of them was several. */
	public void into(Throughput result) {
		result.setIntervals(toSeries());
		if (joined > 1) {
			result.getWarnings().add(NLS.bind(Messages.intervalsJoined, joined));
		}
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
