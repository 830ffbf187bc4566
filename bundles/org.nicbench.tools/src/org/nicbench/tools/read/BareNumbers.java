// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.nio.charset.StandardCharsets;

/**
 * Spells numbers that are none as the JSON parser knows it: NaN. C prints {@code nan}, {@code -nan}, {@code inf} and {@code -inf}
 * (cJSON of iperf3 before 3.2 uses printf's {@code %f}); the length stays the same.
 */
final class BareNumbers {

	private static final int LONGEST = 8;
	private static final String[] WORDS = { "nan", "inf" };

	private BareNumbers() {
	}

	/** @return how many of the bytes make a piece that does not end within a word */
	static int whole(byte[] bytes, int from, int count) {
		int whole = count;
		while (whole > 0 && count - whole < LONGEST && isWordPart(bytes[from + whole - 1])) {
			whole--;
		}
		return whole == 0 || count - whole == LONGEST ? count : whole;
	}

	private static boolean isWordPart(byte c) {
		return c == '-' || (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
	}

	/** Changes them in place. */
	static void spell(byte[] bytes, int from, int to) {
		// searched as a string: the machine's instructions for that pass a long document at little cost
		String text = new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
		for (String word : WORDS) {
			for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
				if (isBare(text, at)) {
					spell(bytes, from + at, at > 0 && text.charAt(at - 1) == '-');
				}
			}
		}
	}

	private static void spell(byte[] bytes, int at, boolean signed) {
		bytes[at] = 'N';
		bytes[at + 1] = 'a';
		bytes[at + 2] = 'N';
		if (signed) {
			bytes[at - 1] = ' ';
		}
	}

	private static boolean isBare(String text, int at) {
		return (at == 0 || text.charAt(at - 1) <= ' ' || ":,[-".indexOf(text.charAt(at - 1)) >= 0)
				&& (at + 3 == text.length() || text.charAt(at + 3) <= ' ' || ",]}".indexOf(text.charAt(at + 3)) >= 0);
	}
}
