// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** All data streams of one side of a session: they start together, are sampled together and end together. */
final class Flow {
	private final List<DataStream> streams = new ArrayList<>();
	private final SocketSettings settings;
	private final long bytesLimit;
	private final int streamsEachWay;
	private final ReentrantLock lock = new ReentrantLock();
	private final Condition changed = lock.newCondition();
	private boolean started;
	private boolean endedEarly;
	private boolean peerFinished;
	private boolean closed;

	/** @param client whether this side is the client: decides who sends */
	Flow(BuiltinRequest request, boolean client) {
		settings = request.sockets();
		bytesLimit = request.bytes();
		streamsEachWay = request.streams();
		if (request.direction() != Direction.REVERSE) {
			add(Direction.FORWARD, client);
		}
		if (request.direction() != Direction.FORWARD) {
			add(Direction.REVERSE, !client);
		}
	}

	private void add(Direction direction, boolean sending) {
		for (int i = 0; i < streamsEachWay; i++) {
			streams.add(new DataStream(i, direction, sending));
		}
	}

	/** @return forward streams first; the order is the same on both sides */
	List<DataStream> streams() {
		return streams;
	}

	boolean hasByteLimit() {
		return bytesLimit > 0;
	}

	/** Waits for the start, then moves payload; returns when the stream is over. */
	void transfer(DataStream stream) throws InterruptedException {
		lock.lockInterruptibly();
		try {
			while (!started && !closed) {
				changed.await();
			}
		} finally {
			lock.unlock();
		}
		stream.transfer(settings, quota(stream.index()));
		signal();
	}

	/** The limit split evenly, the first streams take what is left over. */
	private long quota(int index) {
		return bytesLimit / streamsEachWay + (index < bytesLimit % streamsEachWay ? 1 : 0);
	}

	void start() {
		lock.lock();
		try {
			started = true;
			changed.signalAll();
		} finally {
			lock.unlock();
		}
	}

	/** Ends the window now. */
	void endEarly() {
		lock.lock();
		try {
			endedEarly = true;
			changed.signalAll();
		} finally {
			lock.unlock();
		}
	}

	/** The other side says that all its streams are over. */
	void peerFinished() {
		lock.lock();
		try {
			peerFinished = true;
			changed.signalAll();
		} finally {
			lock.unlock();
		}
	}

	/** A stream became ready or ended. */
	void signal() {
		lock.lock();
		try {
			changed.signalAll();
		} finally {
			lock.unlock();
		}
	}

	/**
	 * Waits for a moment of the monotonic clock.
	 *
	 * @param waitForPeer whether a byte limit is reached only when the peer says so too
	 * @return true when there is nothing to wait for any more: ended early, or all streams are over
	 */
	boolean waitUntil(long nanoTime, boolean waitForPeer) throws InterruptedException {
		lock.lockInterruptibly();
		try {
			while (true) {
				if (endedEarly || closed || allEnded() && (!waitForPeer || !hasByteLimit() || peerFinished)) {
					return true;
				}
				long left = nanoTime - System.nanoTime();
				if (left <= 0) {
					return false;
				}
				changed.awaitNanos(left);
			}
		} finally {
			lock.unlock();
		}
	}

	/** Waits until every stream is connected or one has failed. */
	boolean awaitConnected(double seconds) throws InterruptedException {
		long left = (long) (seconds * TimeUnit.SECONDS.toNanos(1));
		lock.lockInterruptibly();
		try {
			while (!streams.stream().allMatch(DataStream::isConnected)) {
				if (closed || left <= 0 || streams.stream().anyMatch(DataStream::hasEnded)) {
					return false;
				}
				left = changed.awaitNanos(left);
			}
			return !closed;
		} finally {
			lock.unlock();
		}
	}

	/** @return whether all streams were over in time */
	boolean awaitEnded(double seconds) throws InterruptedException {
		long left = (long) (seconds * TimeUnit.SECONDS.toNanos(1));
		lock.lockInterruptibly();
		try {
			while (!allEnded() && left > 0) {
				left = changed.awaitNanos(left);
			}
			return allEnded();
		} finally {
			lock.unlock();
		}
	}

	private boolean allEnded() {
		return streams.stream().allMatch(DataStream::hasEnded);
	}

	void stopSending() {
		streams.forEach(DataStream::stop);
	}

	void close() {
		lock.lock();
		try {
			closed = true;
			changed.signalAll();
		} finally {
			lock.unlock();
		}
		streams.forEach(DataStream::close);
	}
}
