// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;

/** One message on the control connection: length (4 bytes), type (1 byte), body; all big-endian. */
record Frame(Type type, byte[] body) {
	/** Longer ones are not ours: the largest holds a result of 2048 streams. */
	static final int LARGEST_BODY_BYTES = 16 * 1024 * 1024;

	enum Type {
		/** Client: what to run. */
		REQUEST,
		/** Server: connect the data streams now. */
		READY,
		/** Server: will not run this; body = text. */
		REFUSED,
		/** Client: go. */
		START,
		/** Both: still here. */
		BEAT,
		/** Server: one interval of its window. */
		INTERVAL,
		/** Server: all its streams are over. */
		FINISHED,
		/** Client: the window is over as planned. */
		STOP,
		/** Client: the window is over early. */
		STOP_NOW,
		/** Server: its side of all streams. */
		RESULT;

		private static final Type[] ALL = values();

		static Type of(int ordinal) throws IOException {
			if (ordinal < 0 || ordinal >= ALL.length) {
				throw new IOException(Messages.Frame_unknown);
			}
			return ALL[ordinal];
		}
	}

	/** Writes a body. */
	interface Body {
		void write(DataOutputStream out) throws IOException;
	}

	static Frame of(Type type) {
		return new Frame(type, new byte[0]);
	}

	static Frame of(Type type, Body body) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		body.write(new DataOutputStream(bytes));
		return new Frame(type, bytes.toByteArray());
	}

	static Frame refused(String text) throws IOException {
		return of(Type.REFUSED, out -> out.writeUTF(text));
	}

	String text() throws IOException {
		return in().readUTF();
	}

	static Frame request(BuiltinRequest r) throws IOException {
		return of(Type.REQUEST, out -> {
			out.writeInt(r.streams());
			out.writeByte(r.direction().ordinal());
			out.writeDouble(r.seconds());
			out.writeDouble(r.omitSeconds());
			out.writeLong(r.bytes());
			out.writeDouble(r.intervalSeconds());
			out.writeDouble(r.connectSeconds());
			SocketSettings s = r.sockets();
			out.writeInt(s.writeBytes());
			out.writeInt(s.readBytes());
			out.writeInt(s.sendBufferBytes());
			out.writeInt(s.receiveBufferBytes());
			out.writeInt(s.maximumSegmentBytes());
			out.writeUTF(s.congestionControl());
		});
	}

	/** @throws IllegalArgumentException when a value is out of its range */
	BuiltinRequest request(InetSocketAddress server, SessionCookie cookie) throws IOException {
		DataInputStream in = in();
		int streams = in.readInt();
		int direction = in.readByte();
		if (direction < 0 || direction >= Direction.values().length) {
			throw new IllegalArgumentException("direction: " + direction); //$NON-NLS-1$
		}
		double seconds = in.readDouble();
		double omit = in.readDouble();
		long bytes = in.readLong();
		double interval = in.readDouble();
		double connect = in.readDouble();
		SocketSettings sockets = new SocketSettings(in.readInt(), in.readInt(), in.readInt(), in.readInt(),
				in.readInt(), in.readUTF());
		return new BuiltinRequest(server, null, cookie, streams, Direction.values()[direction], seconds, omit, bytes,
				interval, connect, sockets);
	}

	static Frame interval(double endSeconds, double lengthSeconds, long[] bytes) throws IOException {
		return of(Type.INTERVAL, out -> {
			out.writeDouble(endSeconds);
			out.writeDouble(lengthSeconds);
			out.writeInt(bytes.length);
			for (long each : bytes) {
				out.writeLong(each);
			}
		});
	}

	/** One interval of the server's window. */
	record Interval(double endSeconds, double lengthSeconds, long[] bytes) {
	}

	Interval interval() throws IOException {
		DataInputStream in = in();
		double end = in.readDouble();
		double length = in.readDouble();
		long[] bytes = new long[checkedCount(in.readInt())];
		for (int i = 0; i < bytes.length; i++) {
			bytes[i] = in.readLong();
		}
		return new Interval(end, length, bytes);
	}

	/** The series is not in it: it went by interval. */
	static Frame result(List<StreamSide> sides) throws IOException {
		return of(Type.RESULT, out -> {
			out.writeInt(sides.size());
			for (StreamSide side : sides) {
				out.writeDouble(side.seconds());
				out.writeLong(side.bytes());
				out.writeLong(side.flowBytes());
				out.writeUTF(side.error() == null ? "" : side.error()); //$NON-NLS-1$
				TcpFacts facts = side.facts();
				out.writeBoolean(facts != null);
				if (facts != null) {
					out.writeLong(facts.retransmittedSegments());
					out.writeDouble(facts.roundTripSeconds());
					out.writeLong(facts.congestionWindowSegments());
					out.writeInt(facts.segmentBytes());
					out.writeUTF(facts.congestionControl());
				}
			}
		});
	}

	List<StreamSide> result(IntervalLog log) throws IOException {
		DataInputStream in = in();
		int count = checkedCount(in.readInt());
		List<StreamSide> sides = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			double seconds = in.readDouble();
			long bytes = in.readLong();
			long flowBytes = in.readLong();
			String error = in.readUTF();
			TcpFacts facts = in.readBoolean()
					? new TcpFacts(in.readLong(), in.readDouble(), in.readLong(), in.readInt(), in.readUTF())
					: null;
			sides.add(new StreamSide(seconds, bytes, flowBytes, log.series(i), facts,
					error.isEmpty() ? null : error));
		}
		return sides;
	}

	private static int checkedCount(int count) throws IOException {
		if (count < 0 || count > 2 * BuiltinRequest.MAXIMUM_STREAMS) {
			throw new IOException(Messages.Frame_unknown);
		}
		return count;
	}

	private DataInputStream in() {
		return new DataInputStream(new ByteArrayInputStream(body));
	}
}
