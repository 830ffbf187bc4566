// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/** Frames over a connection. Any thread may send; one thread reads. */
final class ControlLine {
	private final SocketChannel channel;
	private final Socket socket;
	private final DataInputStream in;
	private final OutputStream out;

	ControlLine(SocketChannel channel) throws IOException {
		this.channel = channel;
		channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
		// the channel's own read knows no time limit, its socket view does
		socket = channel.socket();
		in = new DataInputStream(socket.getInputStream());
		out = socket.getOutputStream();
	}

	/** A read that waits longer than this fails with SocketTimeoutException. */
	void setSilenceLimit(double seconds) throws SocketException {
		socket.setSoTimeout(Sockets.millis(seconds));
	}

	DataInputStream in() {
		return in;
	}

	void write(byte[] bytes) throws IOException {
		synchronized (out) {
			out.write(bytes);
		}
	}

	void send(Frame frame) throws IOException {
		ByteBuffer whole = ByteBuffer.allocate(Integer.BYTES + 1 + frame.body().length);
		whole.putInt(frame.body().length).put((byte) frame.type().ordinal()).put(frame.body());
		write(whole.array());
	}

	/** @throws EOFException when the peer has closed the connection */
	Frame read() throws IOException {
		int length = in.readInt();
		if (length < 0 || length > Frame.LARGEST_BODY_BYTES) {
			throw new IOException(Messages.Frame_unknown);
		}
		Frame.Type type = Frame.Type.of(in.readUnsignedByte());
		byte[] body = new byte[length];
		in.readFully(body);
		return new Frame(type, body);
	}

	void close() {
		Sockets.close(channel);
	}
}
