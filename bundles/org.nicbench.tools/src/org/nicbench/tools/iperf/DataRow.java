// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.tools.read.Quantity;

/**
 * A row as iperf 2 and iperf 3 print it: {@code [  5]  0.0-10.0 sec  723 MBytes  607 Mbits/sec ...}.
 *
 * @param id            of the stream, or SUM ...
 * @param role          {@code TX-C}, {@code RX-C}, {@code TX-S}, {@code RX-S}, or empty
 * @param decimals      of the printed times: iperf 3 has two, iperf 2 one or four
 * @param start         seconds
 * @param end           seconds
 * @param bytes         payload
 * @param bitsPerSecond payload
 * @param rest          what follows the rate
 */
public record DataRow(String id, String role, int decimals, double start, double end, double bytes, double bitsPerSecond, String rest) {

	private static final Pattern ROW = Pattern.compile("\\[ ?\\s*(\\*?\\d+|\\*?SUM(?:-\\d+)?|FD\\d+|SUM\\d*|EB)\\](?:\\[([TR]X-[CS])\\])?\\s*"
			+ "(\\d+)(?:\\.(\\d+))?-\\s*(\\d+(?:\\.\\d+)?)\\s+sec\\s+(\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)\\s+([KMGTP]?(?:Bytes?|bits?))\\s+"
			+ "(\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)\\s+([KMGTP]?(?:bits|Bytes)/sec)(.*)");

	/** @return the row, or null when the text is none */
	public static DataRow parse(String text) {
		if (text.isEmpty() || text.charAt(0) != '[') {
			return null;
		}
		Matcher row = ROW.matcher(text);
		if (!row.matches()) {
			return null;
		}
		String fraction = row.group(4) == null ? "" : row.group(4);
		String transfer = row.group(7);
		double bytes = transfer.contains("bit") ? Quantity.bitsPerSecond(row.group(6), transfer) / 8 : Quantity.bytes(row.group(6), transfer);
		return new DataRow(row.group(1), row.group(2) == null ? "" : row.group(2), fraction.length(),
				Double.parseDouble(row.group(3) + "." + (fraction.isEmpty() ? "0" : fraction)), Double.parseDouble(row.group(5)), bytes,
				Quantity.bitsPerSecond(row.group(8), row.group(9)), row.group(10).strip());
	}

	/** @return whether it is a sum over streams */
	public boolean isSum() {
		return id.contains("SUM");
	}
}
