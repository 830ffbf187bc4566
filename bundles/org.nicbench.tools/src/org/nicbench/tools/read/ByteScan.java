// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Searches bytes of a text eight at a time. */
final class ByteScan {

	private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
	private static final long ONES = 0x0101_0101_0101_0101L;
	private static final long HIGH = 0x8080_8080_8080_8080L;
	private static final long LOW = ~HIGH;

	private ByteScan() {
	}

	private static long eight(byte[] bytes, int at) {
		return (long) EIGHT.get(bytes, at);
	}

	/** @return the high bit of every byte that is that value, and no other bit */
	private static long equal(long eight, long repeated) {
		long different = eight ^ repeated;
		return ~((different & LOW) + LOW | different) & HIGH;
	}

	/** @return where the first byte stands that is not ASCII, or {@code to} */
	static int asciiEnd(byte[] bytes, int from, int to) {
		int at = from;
		while (at + 8 <= to) {
			long high = eight(bytes, at) & HIGH;
			if (high != 0) {
				return at + (Long.numberOfTrailingZeros(high) >> 3);
			}
			at += 8;
		}
		while (at < to && bytes[at] >= 0) {
			at++;
		}
		return at;
	}

	/** @return where the first of that value stands, or {@code to} */
	static int find(byte[] bytes, int from, int to, byte value) {
		long repeated = value * ONES;
		int at = from;
		while (at + 8 <= to) {
			long found = equal(eight(bytes, at), repeated);
			if (found != 0) {
				return at + (Long.numberOfTrailingZeros(found) >> 3);
			}
			at += 8;
		}
		while (at < to && bytes[at] != value) {
			at++;
		}
		return at;
	}

	/** @return number of bytes of that (ASCII) value */
	static int count(byte[] bytes, int from, int to, byte value) {
		long repeated = value * ONES;
		int count = 0;
		int at = from;
		for (; at + 8 <= to; at += 8) {
			count += Long.bitCount(equal(eight(bytes, at), repeated));
		}
		for (; at < to; at++) {
			count += bytes[at] == value ? 1 : 0;
		}
		return count;
	}
}
