// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/**
 * A text taken line by line, or from a place on as a stream of UTF-8, with bounded memory whatever the length of a line. A
 * line ends with a line feed; in a text that begins without any, a carriage return ends it. Else what stands before a
 * carriage return was written over and is lost, as on a terminal (progress bars).
 */
final class TextSource {

	private static final int BUFFER = 64 * 1024;
	private static final int LONGEST_LINE = 4 * 1024;
	private static final int LOOK_AHEAD = 512;

	private final Utf8Input input;
	private final byte[] buffer = new byte[BUFFER];
	private final byte[] kept = new byte[LONGEST_LINE];
	private int keptLength;
	private boolean returned;
	private int position;
	private int limit;
	private int nextNumber = 1;
	private byte lineEnd;

	private TextSource(Utf8Input input) {
		this.input = input;
	}

	TextSource(Reader reader) {
		this(Utf8Input.of(reader));
	}

	/** Decodes what {@link Utf8Input} knows. */
	static TextSource of(InputStream stream) throws IOException {
		return new TextSource(Utf8Input.of(stream));
	}

	/** @return whether there is more than before; not when the buffer is full */
	private boolean fill() throws IOException {
		if (position == limit) {
			position = 0;
			limit = 0;
		} else if (position > 0 && BUFFER - limit < LOOK_AHEAD) {
			System.arraycopy(buffer, position, buffer, 0, limit - position);
			limit -= position;
			position = 0;
		}
		if (BUFFER - limit < LOOK_AHEAD) {
			return false;
		}
		int read = input.read(buffer, limit, BUFFER - limit);
		if (read > 0) {
			limit += read;
		}
		return read > 0;
	}

	private byte lineEnd() throws IOException {
		if (lineEnd == 0) {
			lineEnd = '\n';
			int at = ByteScan.find(buffer, position, limit, (byte) '\n');
			while (at == limit && fill()) {
				at = ByteScan.find(buffer, at, limit, (byte) '\n');
			}
			if (at == limit && ByteScan.find(buffer, position, limit, (byte) '\r') < limit) {
				lineEnd = '\r';
			}
		}
		return lineEnd;
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
		byte lineEnd = lineEnd();
		nextNumber++;
		int end = ByteScan.find(buffer, position, limit, lineEnd);
		int begin = position;
		if (end < limit && ByteScan.find(buffer, begin, end, (byte) '\r') >= end - 1) {
			position = end + 1;
			return text(buffer, begin, end > begin && buffer[end - 1] == '\r' ? end - 1 : end);
		}
		keptLength = 0;
		returned = false;
		while (true) {
			keep(position, end);
			position = end;
			if (end < limit) {
				position++;
				break;
			}
			if (!fill()) {
				break;
			}
			end = ByteScan.find(buffer, position, limit, lineEnd);
		}
		return text(kept, 0, keptLength);
	}

	private void keep(int from, int to) {
		int at = from;
		while (at < to) {
			int end = ByteScan.find(buffer, at, to, (byte) '\r');
			if (end > at) {
				if (returned) {
					keptLength = 0;
					returned = false;
				}
				int count = Math.min(end - at, LONGEST_LINE - keptLength);
				System.arraycopy(buffer, at, kept, keptLength, count);
				keptLength += count;
			}
			returned |= end < to;
			at = end + 1;
		}
	}

	/** Half a character at the place where it is cut is left out. */
	private static String text(byte[] bytes, int from, int to) {
		int end = to;
		if (to - from >= LONGEST_LINE) {
			end = from + LONGEST_LINE;
			while (end > from && end < bytes.length && (bytes[end] & 0xc0) == 0x80) {
				end--;
			}
		}
		return new String(bytes, from, end - from, StandardCharsets.UTF_8);
	}

	/** @return the beginning of the next line without consuming it; empty at the end */
	String lookAhead() throws IOException {
		if (position == limit && !fill()) {
			return "";
		}
		byte lineEnd = lineEnd();
		while (true) {
			int end = ByteScan.find(buffer, position, Math.min(limit, position + LOOK_AHEAD), lineEnd);
			if (end < limit || !fill()) {
				return new String(buffer, position, end - position, StandardCharsets.UTF_8);
			}
		}
	}

	/** @return whether the next line begins with a bracket, behind blanks and quote marks */
	boolean bracketAhead() throws IOException {
		int at = 0;
		while (true) {
			while (position + at < limit && at < LOOK_AHEAD) {
				byte next = buffer[position + at];
				if (next != ' ' && next != '\t' && next != '>') {
					return next == '{' || next == '[';
				}
				at++;
			}
			if (at == LOOK_AHEAD || !fill()) {
				return false;
			}
		}
	}

	/**
	 * @return everything from here on as UTF-8, with numbers that are none spelled as JSON parsers know them; what is read too
	 *         far is given back with {@link #giveBack}
	 */
	InputStream rest() {
		return new RestOfText();
	}

	/** @return everything from here on, line by line, cleaned of quote marks; nothing is read beyond the line in use */
	InputStream restUnquoted() {
		return new RestUnquoted();
	}

	/** Takes back the last bytes that {@link #rest()} delivered in its last piece. */
	void giveBack(int count) {
		int back = Math.min(Math.max(0, count), position);
		position -= back;
		nextNumber -= ByteScan.count(buffer, position, position + back, lineEnd);
	}

	private final class RestOfText extends InputStream {
		private static final int FIRST_PIECE = 256;

		private int piece = FIRST_PIECE;

		@Override
		public int read() throws IOException {
			byte[] one = new byte[1];
			return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
		}

		@Override
		public int read(byte[] target, int offset, int length) throws IOException {
			while (limit - position < FIRST_PIECE && fill()) {
				// few bytes might end within a word
			}
			if (position == limit) {
				return -1;
			}
			int count = BareNumbers.whole(buffer, position, Math.min(Math.min(length, piece), limit - position));
			piece = Math.min(piece * 2, BUFFER);
			System.arraycopy(buffer, position, target, offset, count);
			BareNumbers.spell(target, offset, offset + count);
			nextNumber += ByteScan.count(buffer, position, position + count, lineEnd());
			position += count;
			return count;
		}
	}

	private final class RestUnquoted extends InputStream {
		private byte[] line = {};
		private int at;

		private boolean more() throws IOException {
			if (at == line.length) {
				String next = nextLine();
				if (next == null) {
					return false;
				}
				line = (LineCleaner.unquoteJson(next) + "\n").getBytes(StandardCharsets.UTF_8);
				BareNumbers.spell(line, 0, line.length);
				at = 0;
			}
			return true;
		}

		@Override
		public int read() throws IOException {
			return more() ? line[at++] & 0xff : -1;
		}

		@Override
		public int read(byte[] target, int offset, int length) throws IOException {
			if (!more()) {
				return -1;
			}
			int count = Math.min(length, line.length - at);
			System.arraycopy(line, at, target, offset, count);
			at += count;
			return count;
		}
	}
}
