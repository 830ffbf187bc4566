// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.util.Locale;

import org.nicbench.compare.Unit;

/**
 * The one door for numbers that people read: three significant digits, the unit said, a missing value as an en dash and
 * never as zero. Stateless.
 */
public final class Quantities {

	/** Stands for a value that is not known. */
	public static final String UNKNOWN = "\u2013";

	private static final double[] RATE_FACTORS = { 1e9, 1e6, 1e3, 1 };
	private static final String[] RATE_UNITS = { "Gbit/s", "Mbit/s", "kbit/s", "bit/s" };
	private static final int SIGNIFICANT_DIGITS = 3;
	private static final double HUNDRED = 100;
	private static final double LARGEST_EXACT = 1e15;

	/**
	 * A unit that fits a whole table, so that its header can name it once.
	 *
	 * @param factor what a value of the metric is divided by
	 * @param symbol name of the unit after division
	 */
	public record Scale(double factor, String symbol) {

		/** @return the number alone, three significant digits (whole counts whole); an en dash for null or NaN */
		public String format(Double value) {
			if (value == null || value.isNaN()) {
				return UNKNOWN;
			}
			return symbol.equals(Unit.COUNT.symbol()) && value == Math.rint(value) && Math.abs(value) < LARGEST_EXACT
					? Long.toString(value.longValue())
					: significant(value / factor);
		}
	}

	private Quantities() {
	}

	/** @return the scale in which a table that goes up to {@code largest} is shown */
	public static Scale scale(Unit unit, double largest) {
		if (unit != Unit.BITS_PER_SECOND) {
			return new Scale(1, unit.symbol());
		}
		int step = 0;
		while (step < RATE_FACTORS.length - 1 && !(largest >= RATE_FACTORS[step])) {
			step++;
		}
		return new Scale(RATE_FACTORS[step], RATE_UNITS[step]);
	}

	/** @return a rate with its unit, for example {@code 12.9 Gbit/s}; decimal multiples of bit/s */
	public static String bitsPerSecond(double bitsPerSecond) {
		Scale scale = scale(Unit.BITS_PER_SECOND, Math.abs(bitsPerSecond));
		return Double.isNaN(bitsPerSecond) ? UNKNOWN : scale.format(bitsPerSecond) + " " + scale.symbol();
	}

	/** @return a value of a metric with its unit */
	public static String of(Double value, Unit unit) {
		if (value == null || value.isNaN()) {
			return UNKNOWN;
		}
		Scale scale = scale(unit, Math.abs(value));
		return scale.format(value) + " " + scale.symbol();
	}

	/**
	 * @return a ratio less one as a signed percentage, for example {@code -51.2 %} with a true minus sign; no more than two
	 *         decimals, because no throughput is steadier than that
	 */
	public static String change(Double relative) {
		if (relative == null || relative.isNaN()) {
			return UNKNOWN;
		}
		double percent = Math.abs(relative) * HUNDRED;
		int decimals = percent >= 99.95 ? 0 : percent >= 0.995 ? 1 : 2;
		String digits = String.format(Locale.ROOT, "%." + decimals + "f", percent);
		String sign = Double.parseDouble(digits) == 0 ? "\u00b1" : relative < 0 ? "\u2212" : "+";
		return sign + digits + " %";
	}

	/** @return a p value: three decimals, or {@code < 0.001} */
	public static String pValue(Double p) {
		if (p == null || p.isNaN()) {
			return UNKNOWN;
		}
		return p < 0.001 ? "< 0.001" : String.format(Locale.ROOT, "%.3f", p);
	}

	/** @return the number with three significant digits, no exponent below 10^15 */
	public static String significant(double value) {
		if (value == 0) {
			return "0";
		}
		if (Double.isInfinite(value) || Math.abs(value) >= 1e15) {
			return String.format(Locale.ROOT, "%.2e", value);
		}
		int magnitude = (int) Math.floor(Math.log10(Math.abs(value)));
		int decimals = Math.clamp(SIGNIFICANT_DIGITS - 1L - magnitude, 0, 9);
		String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
		return decimals > 0 && carried(text, magnitude) ? String.format(Locale.ROOT, "%." + (decimals - 1) + "f", value) : text;
	}

	/** Rounding 9.996 gives 10.00: one digit too many. */
	private static boolean carried(String text, int magnitude) {
		return Math.abs(Double.parseDouble(text)) >= Math.pow(10, magnitude + 1.0);
	}
}
