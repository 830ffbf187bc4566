// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Names one session: control and data connections carry it, so that a server never counts the bytes of somebody else.
 * It keeps sessions apart; it is no protection against somebody who reads the traffic.
 *
 * @param hex 32 hexadecimal digits, lower case
 */
public record SessionCookie(String hex) {
	static final int LENGTH_BYTES = 16;

	public SessionCookie {
		hex = HexFormat.of().formatHex(parse(hex));
	}

	/** @return a new cookie nobody else has */
	public static SessionCookie random() {
		byte[] bytes = new byte[LENGTH_BYTES];
		new SecureRandom().nextBytes(bytes);
		return of(bytes);
	}

	static SessionCookie of(byte[] bytes) {
		return new SessionCookie(HexFormat.of().formatHex(bytes));
	}

	byte[] bytes() {
		return parse(hex);
	}

	private static byte[] parse(String hex) {
		byte[] bytes = HexFormat.of().parseHex(hex);
		if (bytes.length != LENGTH_BYTES) {
			throw new IllegalArgumentException("a cookie has " + LENGTH_BYTES + " bytes: " + Arrays.toString(bytes)); //$NON-NLS-1$ //$NON-NLS-2$
		}
		return bytes;
	}
}
