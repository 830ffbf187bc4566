// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * A text of any usual encoding as valid UTF-8: UTF-8 itself, UTF-16 and UTF-32 with a byte order mark, UTF-16 without one.
 * What is no UTF-8 is taken for Windows-1252, byte by byte, so that nothing around it is lost. The line ends of Unicode
 * (NEL, line and paragraph separator) become line feeds; byte order marks within a text (files joined) are left out.
 */
final class Utf8Input {

	private static final int RAW = 32 * 1024;
	/** Most bytes that one byte becomes, and longest sequence. */
	private static final int LONGEST = 4;
	private static final int SAMPLE = 256;
	private static final int NEXT_LINE = 0x85;
	private static final int LINE_SEPARATOR = 0x2028;
	private static final int PARAGRAPH_SEPARATOR = 0x2029;
	private static final int ZERO_WIDTH_SPACE = 0x200b;
	private static final int BYTE_ORDER_MARK = 0xfeff;
	private static final byte[][] WINDOWS = windows();

	private final InputStream stream;
	private final byte[] raw = new byte[RAW];
	private int position;
	private int limit;
	private boolean ended;

	private Utf8Input(InputStream stream) {
		this.stream = stream;
	}

	/** Finds the encoding by the first bytes. */
	static Utf8Input of(InputStream bytes) throws IOException {
		PushbackInputStream stream = new PushbackInputStream(bytes, SAMPLE);
		byte[] head = stream.readNBytes(SAMPLE);
		Charset wide = mark(head, 0xff, 0xfe, 0, 0) ? Charset.forName("UTF-32LE") : mark(head, 0, 0, 0xfe, 0xff) ? Charset.forName("UTF-32BE")
				: mark(head, 0xff, 0xfe) ? StandardCharsets.UTF_16LE : mark(head, 0xfe, 0xff) ? StandardCharsets.UTF_16BE : null;
		int length = wide == null ? mark(head, 0xef, 0xbb, 0xbf) ? 3 : 0 : wide.name().startsWith("UTF-32") ? 4 : 2;
		stream.unread(head, length, head.length - length);
		if (wide == null && length == 0) {
			wide = unmarked(head);
		}
		return wide == null ? new Utf8Input(stream) : of(new InputStreamReader(stream, wide));
	}

	/** @return the same text; what is left of half characters is a question mark */
	static Utf8Input of(Reader text) {
		return new Utf8Input(new EncodedReader(text));
	}

	private static boolean mark(byte[] head, int... mark) {
		for (int i = 0; i < mark.length; i++) {
			if (i >= head.length || (head[i] & 0xff) != mark[i]) {
				return false;
			}
		}
		return true;
	}

	/** UTF-16 of mostly ASCII text has a zero in every other byte. */
	private static Charset unmarked(byte[] head) {
		int pairs = head.length / 2;
		int evenZeros = 0;
		int oddZeros = 0;
		for (int i = 0; i < pairs * 2; i += 2) {
			evenZeros += head[i] == 0 ? 1 : 0;
			oddZeros += head[i + 1] == 0 ? 1 : 0;
		}
		if (pairs < 2 || evenZeros > 0 == oddZeros > 0 || Math.max(evenZeros, oddZeros) < pairs * 3 / 4) {
			return null;
		}
		return oddZeros > 0 ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE;
	}

	/**
	 * @param length at least 4
	 * @return number of bytes read, whole characters only; -1 at the end
	 */
	int read(byte[] target, int offset, int length) throws IOException {
		int at = offset;
		int end = offset + length - LONGEST;
		while (at == offset) {
			if (position == limit && !fill()) {
				return -1;
			}
			while (position < limit && at <= end) {
				int plain = ByteScan.asciiEnd(raw, position, Math.min(limit, position + end - at + 1)) - position;
				System.arraycopy(raw, position, target, at, plain);
				position += plain;
				at += plain;
				if (position < limit && at <= end && raw[position] < 0) {
					int sequence = sequence();
					if (sequence == 0) {
						break;
					}
					at = append(sequence, target, at);
				}
			}
			if (at == offset) {
				fill();
			}
		}
		return at - offset;
	}

	/** @return whether there are bytes now */
	private boolean fill() throws IOException {
		System.arraycopy(raw, position, raw, 0, limit - position);
		limit -= position;
		position = 0;
		int read = stream.read(raw, limit, RAW - limit);
		ended |= read < 0;
		limit += Math.max(0, read);
		return limit > 0;
	}

	/** @return length of the valid sequence that begins here; -1 for a byte that begins none; 0 when its end has not come yet */
	private int sequence() {
		int first = raw[position] & 0xff;
		int length = first < 0xc2 ? -1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : -1;
		for (int i = 1; i < length; i++) {
			if (position + i == limit) {
				return ended ? -1 : 0;
			}
			int next = raw[position + i] & 0xff;
			int least = i > 1 ? 0x80 : first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
			int most = i > 1 ? 0xbf : first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
			if (next < least || next > most) {
				return -1;
			}
		}
		return length;
	}

	private int append(int sequence, byte[] target, int at) {
		int first = raw[position] & 0xff;
		if (sequence < 0) {
			byte[] replacement = WINDOWS[first - 0x80];
			position++;
			System.arraycopy(replacement, 0, target, at, replacement.length);
			return at + replacement.length;
		}
		int code = new String(raw, position, sequence, StandardCharsets.UTF_8).codePointAt(0);
		position += sequence;
		switch (code) {
		case NEXT_LINE, LINE_SEPARATOR, PARAGRAPH_SEPARATOR -> {
			target[at] = '\n';
			return at + 1;
		}
		case BYTE_ORDER_MARK, ZERO_WIDTH_SPACE -> {
			return at;
		}
		default -> {
			System.arraycopy(raw, position - sequence, target, at, sequence);
			return at + sequence;
		}
		}
	}

	private static byte[][] windows() {
		byte[] upper = new byte[128];
		for (int i = 0; i < upper.length; i++) {
			upper[i] = (byte) (0x80 + i);
		}
		String windows = new String(upper, Charset.forName("windows-1252"));
		byte[][] encoded = new byte[128][];
		for (int i = 0; i < upper.length; i++) {
			encoded[i] = windows.substring(i, i + 1).getBytes(StandardCharsets.UTF_8);
		}
		return encoded;
	}

	/** Characters as UTF-8. */
	private static final class EncodedReader extends InputStream {
		private final Reader reader;
		private final char[] chars = new char[RAW / LONGEST];
		private byte[] bytes = {};
		private int position;
		/** A first half of a character whose second one comes next. */
		private int held;

		EncodedReader(Reader reader) {
			this.reader = reader;
		}

		@Override
		public int read() throws IOException {
			return more() ? bytes[position++] & 0xff : -1;
		}

		@Override
		public int read(byte[] target, int offset, int length) throws IOException {
			if (!more()) {
				return -1;
			}
			int count = Math.min(length, bytes.length - position);
			System.arraycopy(bytes, position, target, offset, count);
			position += count;
			return count;
		}

		private boolean more() throws IOException {
			while (position == bytes.length) {
				int read = reader.read(chars, held, chars.length - held);
				int count = held + Math.max(0, read);
				if (count == 0) {
					return false;
				}
				held = read > 0 && Character.isHighSurrogate(chars[count - 1]) ? 1 : 0;
				bytes = new String(chars, 0, count - held).getBytes(StandardCharsets.UTF_8);
				position = 0;
				chars[0] = chars[count - 1];
			}
			return true;
		}
	}
}
