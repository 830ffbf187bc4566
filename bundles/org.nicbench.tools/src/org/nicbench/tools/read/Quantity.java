// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.math.BigDecimal;

/** Numbers with the units tools print. */
public final class Quantity {

	private static final String PREFIXES = "KMGTPE";

	private Quantity() {
	}

	/**
	 * @param number as printed, decimal point or comma
	 * @param unit   {@code Bytes}, {@code KByte}, {@code MBytes}, {@code GB} ...: powers of 1024
	 * @return bytes
	 */
	public static double bytes(String number, String unit) {
		return number(number) * Math.pow(1024, power(unit));
	}

	/**
	 * @param number as printed
	 * @param unit   {@code bits/sec}, {@code Mbits/sec}, {@code Mbps}: powers of 1000; {@code MBytes/sec}: powers of 1024, eight
	 *               bits each
	 * @return bits per second
	 */
	public static double bitsPerSecond(String number, String unit) {
		boolean isBytes = unit.contains("Byte") || unit.matches("(?i)[kmgt]?B/s.*") && unit.contains("B");
		return isBytes ? number(number) * 8 * Math.pow(1024, power(unit))
				: new BigDecimal(number.replace(',', '.')).scaleByPowerOfTen(3 * power(unit)).doubleValue();
	}

	/** @return the number, decimal point or comma */
	public static double number(String text) {
		return Double.parseDouble(text.replace(',', '.'));
	}

	private static int power(String unit) {
		boolean prefixed = unit.length() > 1 && Character.isLetter(unit.charAt(1));
		return prefixed ? PREFIXES.indexOf(Character.toUpperCase(unit.charAt(0))) + 1 : 0;
	}

	/**
	 * @param text size with a suffix as in options: {@code 64K}, {@code 10m}, {@code 1460}; powers of 1024
	 * @return bytes, or NaN when it is no size
	 */
	public static double size(String text) {
		if (!text.matches("[\\d.]{1,15}[kKmMgG]?")) {
			return Double.NaN;
		}
		int power = "kmg".indexOf(Character.toLowerCase(text.charAt(text.length() - 1))) + 1;
		String digits = power > 0 ? text.substring(0, text.length() - 1) : text;
		return digits.isEmpty() || digits.indexOf('.') != digits.lastIndexOf('.') || digits.equals(".") ? Double.NaN
				: Double.parseDouble(digits) * Math.pow(1024, power);
	}
}
