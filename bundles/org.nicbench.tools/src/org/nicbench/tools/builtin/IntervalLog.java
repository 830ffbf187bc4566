// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.util.ArrayList;
import java.util.List;

/** Grows by one row an interval; written by one thread, read after that or under the lock. */
final class IntervalLog {
	private final int streams;
	private final List<Double> endSeconds = new ArrayList<>();
	private final List<long[]> bytes = new ArrayList<>();

	IntervalLog(int streams) {
		this.streams = streams;
	}

	synchronized void add(double end, long[] bytesByStream) {
		if (bytesByStream.length != streams) {
			throw new IllegalArgumentException("streams: " + bytesByStream.length); //$NON-NLS-1$
		}
		endSeconds.add(end);
		bytes.add(bytesByStream);
	}

	synchronized double lastEndSeconds() {
		return endSeconds.isEmpty() ? 0 : endSeconds.getLast();
	}

	synchronized IntervalSeries series(int stream) {
		return new IntervalSeries(endSeconds.stream().mapToDouble(Double::doubleValue).toArray(),
				bytes.stream().mapToLong(row -> row[stream]).toArray());
	}
}
