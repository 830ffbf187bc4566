// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import org.nicbench.model.NicState;
import org.nicbench.model.Throughput;
import org.nicbench.model.value.Series;

/**
 * How much may be read of one text: a quarter of this process's memory. The sizes are those of the objects in a 64-bit
 * Java, rounded up.
 */
final class ResultBudget {

	private static final long LEAST_BYTES = 64L << 20;
	private static final int SMALL_RESULT = 1000;
	private static final int STREAM = 200;
	private static final int FEATURE = 150;
	private static final int INTERVAL = 3 * Double.BYTES;

	private final long bytes;
	private long used;
	private int leftOut;
	private int firstLeftOut;

	ResultBudget() {
		this(Math.max(LEAST_BYTES, Runtime.getRuntime().maxMemory() / 4));
	}

	ResultBudget(long bytes) {
		this.bytes = bytes;
	}

	/** @return whether it still has a place; once something had none, nothing has */
	boolean takes(Throughput throughput, int line) {
		return takes(size(throughput) + (throughput.getReverse() == null ? 0 : size(throughput.getReverse())), line);
	}

	/** As {@link #takes(Throughput, int)}. */
	boolean takes(NicState state, int line) {
		return takes(SMALL_RESULT + (state.getFeatures() == null ? 0 : (long) state.getFeatures().size() * FEATURE), line);
	}

	/** As {@link #takes(Throughput, int)}, for what is small. */
	boolean takesSmall(int line) {
		return takes(SMALL_RESULT, line);
	}

	private static long size(Throughput throughput) {
		Series intervals = throughput.getIntervals();
		return SMALL_RESULT + (long) throughput.getStreams().size() * STREAM + (intervals == null ? 0 : (long) intervals.size() * INTERVAL);
	}

	private boolean takes(long size, int line) {
		used += size;
		if (used <= bytes) {
			return true;
		}
		used = bytes;
		if (leftOut++ == 0) {
			firstLeftOut = line;
		}
		return false;
	}

	/** @return how many had no place */
	int leftOut() {
		return leftOut;
	}

	/** @return line of the first of these */
	int firstLeftOut() {
		return firstLeftOut;
	}
}
