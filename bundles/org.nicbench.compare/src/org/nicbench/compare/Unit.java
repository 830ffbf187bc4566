// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

/** Unit of a metric, always a base unit; scaling for people happens when it is shown. */
public enum Unit {
	/** Bits a second. */
	BITS_PER_SECOND("bit/s"),
	/** Seconds. */
	SECONDS("s"),
	/** Percent of one processor core; 200 are two full cores. */
	PERCENT_OF_ONE_CORE("% of one core"),
	/** Percent of one core for each Gbit/s (10^9 bit/s) of payload. */
	PERCENT_PER_GBIT_PER_SECOND("% of one core per Gbit/s"),
	/** A count. */
	COUNT("count"),
	/** A count for each gigabyte (10^9 bytes) of payload. */
	COUNT_PER_GIGABYTE("per GB");

	private final String symbol;

	Unit(String symbol) {
		this.symbol = symbol;
	}

	/** @return as it stands in JSON and headers */
	public String symbol() {
		return symbol;
	}
}
