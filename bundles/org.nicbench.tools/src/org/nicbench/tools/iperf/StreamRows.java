// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf;

/**
 * The rows of one stream, or of the sum, of iperf 2: intervals, and a total that looks like them but spans the whole time.
 * Keeps what the result needs, not the rows.
 */
final class StreamRows {

	/** Times are printed to a hundredth at worst where intervals and total round differently. */
	private static final double PRINTED = 0.011;

	final String id;
	/** Whether the far end sends. */
	boolean reverse;
	boolean connected;
	private int rows;
	private boolean total;
	private double start;
	private double end;
	private double bytes;
	private double bitsPerSecond;
	private double sumBytes;
	private double sumSeconds;
	private long retransmits = -1;
	private long sumRetransmits = -1;

	StreamRows(String id) {
		this.id = id;
	}

	/** @return whether the row begins at zero again after intervals: it is the total */
	boolean isTotal(double rowStart, double rowEnd, double rowBytes) {
		return rows > 0 && !total && rowStart == 0 && rowEnd >= end - PRINTED
				&& (rows > 1 || rowEnd > end || start > 0 || rowBytes == bytes);
	}

	/** @return whether the stream has its total already, so that a further row is of another test */
	boolean isComplete() {
		return total;
	}

	void add(double rowStart, double rowEnd, double rowBytes, double rowBitsPerSecond, long rowRetransmits) {
		total = isTotal(rowStart, rowEnd, rowBytes);
		rows++;
		if (rows == 1) {
			start = rowStart;
		}
		if (total) {
			start = rowStart;
			sumRetransmits = -1;
		} else {
			sumBytes += rowBytes;
			sumSeconds += rowEnd - rowStart;
			if (rowRetransmits >= 0) {
				sumRetransmits = Math.max(0, sumRetransmits) + rowRetransmits;
			}
		}
		end = rowEnd;
		bytes = rowBytes;
		bitsPerSecond = rowBitsPerSecond;
		retransmits = rowRetransmits;
	}

	boolean hasRows() {
		return rows > 0;
	}

	boolean hasOneRow() {
		return rows == 1;
	}

	/** The only row of a stream that began at zero is its total. */
	boolean isWhole() {
		return total || rows == 1 && start == 0;
	}

	double seconds() {
		return isWhole() ? end - start : sumSeconds;
	}

	double bytes() {
		return isWhole() ? bytes : sumBytes;
	}

	double bitsPerSecond() {
		return isWhole() ? bitsPerSecond : sumSeconds > 0 ? sumBytes * 8 / sumSeconds : Double.NaN;
	}

	long retransmits() {
		return isWhole() ? retransmits : sumRetransmits;
	}

	/** @return seconds to more places than printed, from bytes and rate where these are exact */
	double exactSeconds() {
		return bitsPerSecond() > 0 ? bytes() * 8 / bitsPerSecond() : seconds();
	}

	boolean failed() {
		return !hasRows() || bytes() == 0;
	}
}
