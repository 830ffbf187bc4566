// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.value;

import java.nio.charset.StandardCharsets;

/** How names and texts are written so that blanks, {@code =}, {@code :} and {@code ;} can separate them. */
final class TextForm {

	private static final String RESERVED = "%=:;,\"<>&";

	private TextForm() {
	}

	/** Percent-encodes what would end a token; everything printable else stays readable. */
	static String encode(String text) {
		StringBuilder out = null;
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			boolean plain = c > ' ' && c != 0x7f && RESERVED.indexOf(c) < 0 && !Character.isWhitespace(c);
			if (!plain && out == null) {
				out = new StringBuilder(text.length() + 8).append(text, 0, i);
			}
			if (out == null) {
				continue;
			}
			if (plain) {
				out.append(c);
			} else {
				for (byte b : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) {
					out.append('%').append(Character.toUpperCase(Character.forDigit(b >> 4 & 15, 16)))
							.append(Character.toUpperCase(Character.forDigit(b & 15, 16)));
				}
			}
		}
		return out == null ? text : out.toString();
	}

	/**
	 * @throws IllegalArgumentException when a percent sign is not followed by two hexadecimal digits
	 */
	static String decode(String token) {
		if (token.indexOf('%') < 0) {
			return token;
		}
		java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
		for (int i = 0; i < token.length();) {
			int c = token.codePointAt(i);
			if (c != '%') {
				bytes.writeBytes(Character.toString(c).getBytes(StandardCharsets.UTF_8));
				i += Character.charCount(c);
				continue;
			}
			if (i + 2 >= token.length()) {
				throw new IllegalArgumentException("broken % escape in \"" + token + "\"");
			}
			bytes.write(Integer.parseInt(token.substring(i + 1, i + 3), 16));
			i += 3;
		}
		return bytes.toString(StandardCharsets.UTF_8);
	}
}
