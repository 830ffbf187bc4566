// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SocketChannel;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One end of one data connection: moves payload through a direct buffer of its own on the thread that calls
 * {@link #transfer}, and counts it. Everything else may be called from any thread.
 */
final class DataStream {
	private final int index;
	private final Direction direction;
	private final boolean sending;
	private final CountDownLatch connected = new CountDownLatch(1);
	/** Written by the transferring thread alone, read by the sampler. */
	private final AtomicLong bytes = new AtomicLong();
	private SocketChannel channel;
	private boolean closed;
	private volatile boolean stopped;
	private volatile boolean ended;
	private volatile long endNanos;
	private volatile IOException failure;

	DataStream(int index, Direction direction, boolean sending) {
		this.index = index;
		this.direction = direction;
		this.sending = sending;
	}

	int index() {
		return index;
	}

	Direction direction() {
		return direction;
	}

	boolean isSending() {
		return sending;
	}

	/**
	 * Hands over the socket this stream lives on, from now on {@link #close()} closes it.
	 *
	 * @return false when the stream is closed already (the channel then is too) or has a socket
	 */
	synchronized boolean own(SocketChannel socket) throws IOException {
		if (closed) {
			socket.close();
			return false;
		}
		if (channel != null) {
			return false;
		}
		channel = socket;
		return true;
	}

	synchronized SocketChannel channel() {
		return channel;
	}

	/** Socket options that may be set at any time. */
	static void configure(SocketChannel socket, SocketSettings settings) throws IOException {
		if (settings.sendBufferBytes() > 0) {
			socket.setOption(StandardSocketOptions.SO_SNDBUF, settings.sendBufferBytes());
		}
		if (settings.receiveBufferBytes() > 0) {
			socket.setOption(StandardSocketOptions.SO_RCVBUF, settings.receiveBufferBytes());
		}
	}

	void markConnected() {
		connected.countDown();
	}

	boolean isConnected() {
		return connected.getCount() == 0;
	}

	/**
	 * Moves payload until the quota is sent, the peer ends, {@link #stop()} (a sender) or {@link #close()}.
	 *
	 * @param quota bytes to send, 0 = until stopped; of no meaning to a reader
	 */
	void transfer(SocketSettings settings, long quota) {
		try {
			if (sending) {
				send(channel(), settings.writeBytes(), quota == 0 ? Long.MAX_VALUE : quota);
			} else {
				receive(channel(), settings.readBytes());
			}
		} catch (AsynchronousCloseException e) {
			// close() was called, its caller knows why
			ended = true;
		} catch (ClosedChannelException e) {
			ended = true;
		} catch (IOException e) {
			failure = e;
		} finally {
			endNanos = System.nanoTime();
			ended = true;
		}
	}

	private void send(SocketChannel socket, int size, long quota) throws IOException {
		ByteBuffer buffer = ByteBuffer.allocateDirect((int) Math.min(size, quota));
		byte[] noise = new byte[buffer.capacity()];
		new Random(index).nextBytes(noise);
		buffer.put(noise);
		long left = quota;
		while (left > 0 && !stopped) {
			buffer.clear();
			if (left < buffer.capacity()) {
				buffer.limit((int) left);
			}
			int written = socket.write(buffer);
			left -= written;
			count(written);
		}
		socket.shutdownOutput();
	}

	private void receive(SocketChannel socket, int size) throws IOException {
		ByteBuffer buffer = ByteBuffer.allocateDirect(size);
		while (true) {
			buffer.clear();
			int read = socket.read(buffer);
			if (read < 0) {
				return;
			}
			count(read);
		}
	}

	private void count(int more) {
		bytes.setRelease(bytes.getPlain() + more);
	}

	long bytes() {
		return bytes.getAcquire();
	}

	/** A sender writes no more after its present call, and ends the stream in order; a reader reads on to the end. */
	void stop() {
		stopped = true;
	}

	void fail(IOException reason) {
		failure = reason;
		endNanos = System.nanoTime();
		ended = true;
	}

	boolean hasEnded() {
		return ended;
	}

	/** @return when the stream ended, on the monotonic clock; only of an ended stream */
	long endNanos() {
		return endNanos;
	}

	IOException failure() {
		return failure;
	}

	synchronized void close() {
		closed = true;
		Sockets.close(channel);
	}
}
