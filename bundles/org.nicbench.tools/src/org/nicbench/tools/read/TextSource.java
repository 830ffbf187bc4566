// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * A text taken line by line, or from a place on as a stream of characters, with bounded memory whatever the length of a
 * line.
 */
final class TextSource {

	private static final int BUFFER = 64 * 1024;
	private static final int LONGEST_LINE = 4 * 1024;
	private static final int LOOK_AHEAD = 512;

	private final Reader reader;
	private final char[] buffer = new char[BUFFER];
	private int position;
	private int limit;
	private int nextNumber = 1;

	TextSource(Reader reader) {
		this.reader = reader;
	}

	/** Decodes UTF-8, or UTF-16 where a byte order mark or the zeroes of plain text tell it (PowerShell writes that). */
	static TextSource of(InputStream stream) throws IOException {
		BufferedInputStream bytes = new BufferedInputStream(stream, BUFFER);
		bytes.mark(4);
		byte[] head = bytes.readNBytes(4);
		bytes.reset();
		Charset charset = StandardCharsets.UTF_8;
		int mark = 0;
		if (head.length >= 2 && (head[0] & 0xff) == 0xff && (head[1] & 0xff) == 0xfe) {
			charset = StandardCharsets.UTF_16LE;
			mark = 2;
		} else if (head.length >= 2 && (head[0] & 0xff) == 0xfe && (head[1] & 0xff) == 0xff) {
			charset = StandardCharsets.UTF_16BE;
			mark = 2;
		} else if (head.length >= 3 && (head[0] & 0xff) == 0xef && (head[1] & 0xff) == 0xbb && (head[2] & 0xff) == 0xbf) {
			mark = 3;
		} else if (head.length == 4 && head[0] != 0 && head[1] == 0 && head[2] != 0 && head[3] == 0) {
			charset = StandardCharsets.UTF_16LE;
		} else if (head.length == 4 && head[0] == 0 && head[1] != 0 && head[2] == 0 && head[3] != 0) {
			charset = StandardCharsets.UTF_16BE;
		}
		bytes.skipNBytes(mark);
		return new TextSource(new InputStreamReader(bytes, charset));
	}

	private boolean fill() throws IOException {
		if (position == limit) {
			position = 0;
			limit = 0;
		} else if (position > 0 && limit == BUFFER) {
			System.arraycopy(buffer, position, buffer, 0, limit - position);
			limit -= position;
			position = 0;
		}
		if (limit == BUFFER) {
			return false;
		}
		int read = reader.read(buffer, limit, BUFFER - limit);
		if (read > 0) {
			limit += read;
		}
		return read > 0;
	}

	/** @return number of the next line */
	int nextNumber() {
		return nextNumber;
	}

	/** @return the next line without its end, cut where it is longer than anything worth reading; null at the end */
	String nextLine() throws IOException {
		if (position == limit && !fill()) {
			return null;
		}
		StringBuilder line = new StringBuilder();
		while (true) {
			int from = position;
			while (position < limit && buffer[position] != '\n') {
				position++;
			}
			line.append(buffer, from, Math.min(position - from, Math.max(0, LONGEST_LINE - line.length())));
			if (position < limit) {
				position++;
				break;
			}
			if (!fill()) {
				break;
			}
		}
		nextNumber++;
		if (!line.isEmpty() && line.charAt(line.length() - 1) == '\r') {
			line.setLength(line.length() - 1);
		}
		return line.toString();
	}

	/** @return the beginning of the next line without consuming it; empty at the end */
	String lookAhead() throws IOException {
		while (true) {
			int end = position;
			while (end < limit && buffer[end] != '\n') {
				end++;
			}
			if (end < limit || end - position >= LOOK_AHEAD || !fill()) {
				return new String(buffer, position, Math.min(end, limit) - position);
			}
		}
	}

	/** @return everything from here on; what it was read too far is given back with {@link #giveBack} */
	Reader rest() {
		return new Reader() {
			@Override
			public int read(char[] target, int offset, int length) throws IOException {
				if (position == limit && !fill()) {
					return -1;
				}
				int count = Math.min(length, limit - position);
				System.arraycopy(buffer, position, target, offset, count);
				count(position, position + count, 1);
				position += count;
				return count;
			}

			@Override
			public void close() {
				// the source stays open
			}
		};
	}

	/** @return everything from here on, line by line, cleaned of quote marks; nothing is read beyond the line in use */
	Reader restUnquoted() {
		return new Reader() {
			private String line = "";
			private int at;

			@Override
			public int read(char[] target, int offset, int length) throws IOException {
				if (at == line.length()) {
					String next = nextLine();
					if (next == null) {
						return -1;
					}
					line = LineCleaner.unquote(next) + "\n";
					at = 0;
				}
				int count = Math.min(length, line.length() - at);
				line.getChars(at, at + count, target, offset);
				at += count;
				return count;
			}

			@Override
			public void close() {
				// the source stays open
			}
		};
	}

	/** Takes back the last characters that {@link #rest()} delivered in its last piece. */
	void giveBack(int count) {
		int back = Math.min(count, position);
		position -= back;
		count(position, position + back, -1);
	}

	private void count(int from, int to, int step) {
		for (int i = from; i < to; i++) {
			if (buffer[i] == '\n') {
				nextNumber += step;
			}
		}
	}
}
