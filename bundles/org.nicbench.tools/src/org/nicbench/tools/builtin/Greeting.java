// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The first bytes of every connection, client to server: mark (8 bytes), protocol version (1), purpose (1), cookie (16),
 * number of the stream (4), direction (1). The server answers with mark, version, verdict (1) and a text (
 * UTF-8 after its length in 2 bytes).
 *
 * @param stream the stream's place in its direction; 0 on a control connection
 */
record Greeting(boolean control, SessionCookie cookie, int stream, Direction direction) {
	static final byte VERSION = 1;
	private static final byte[] MARK = "NICBENCH".getBytes(StandardCharsets.US_ASCII); //$NON-NLS-1$
	private static final int LENGTH = MARK.length + 1 + 1 + SessionCookie.LENGTH_BYTES + Integer.BYTES + 1;

	/** What the server says to a greeting. */
	enum Verdict {
		WELCOME, BUSY, WRONG_COOKIE, REFUSED
	}

	/** The server's word and its reason. */
	record Answer(Verdict verdict, String text) {
	}

	byte[] encoded() {
		return ByteBuffer.allocate(LENGTH).put(MARK).put(VERSION).put((byte) (control ? 0 : 1)).put(cookie.bytes())
				.putInt(stream).put((byte) direction.ordinal()).array();
	}

	/** @return the greeting, or null when the peer is no NicBench client of this version */
	static Greeting read(DataInputStream in) throws IOException {
		if (!readMark(in)) {
			return null;
		}
		boolean control = in.readByte() == 0;
		byte[] cookie = new byte[SessionCookie.LENGTH_BYTES];
		in.readFully(cookie);
		int stream = in.readInt();
		int direction = in.readByte();
		if (direction != Direction.FORWARD.ordinal() && direction != Direction.REVERSE.ordinal()) {
			return null;
		}
		return new Greeting(control, SessionCookie.of(cookie), stream, Direction.values()[direction]);
	}

	static byte[] answer(Verdict verdict, String text) {
		byte[] words = text.getBytes(StandardCharsets.UTF_8);
		return ByteBuffer.allocate(MARK.length + 2 + Short.BYTES + words.length).put(MARK).put(VERSION)
				.put((byte) verdict.ordinal()).putShort((short) words.length).put(words).array();
	}

	/** @return the answer, or null when the peer is no NicBench server of this version */
	static Answer readAnswer(DataInputStream in) throws IOException {
		if (!readMark(in)) {
			return null;
		}
		int verdict = in.readUnsignedByte();
		byte[] words = new byte[in.readUnsignedShort()];
		in.readFully(words);
		return verdict < Verdict.values().length
				? new Answer(Verdict.values()[verdict], new String(words, StandardCharsets.UTF_8))
				: null;
	}

	private static boolean readMark(DataInputStream in) throws IOException {
		byte[] mark = new byte[MARK.length];
		in.readFully(mark);
		return Arrays.equals(mark, MARK) && in.readByte() == VERSION;
	}
}
