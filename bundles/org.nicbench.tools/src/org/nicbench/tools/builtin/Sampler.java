// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the byte counters of a flow at the edges of the measured window and of its intervals. Every figure goes with
 * the time at which it was really read, so a late wake-up changes the length of an interval, never its rate.
 */
final class Sampler {
	/** Sign of life while nothing is measured. */
	private static final double BEAT_SECONDS = 1;
	private static final double NANOS = 1e9;

	/** What happens on the way; all on the thread of {@link Sampler#run}. */
	interface Events {
		void windowStarted();

		void windowEnded();

		void interval(double endSeconds, double lengthSeconds, long[] bytes);

		void beat();
	}

	private final Flow flow;
	private final BuiltinRequest request;
	private final SocketInspector inspector;
	private final boolean waitForPeer;
	private final Events events;
	private final IntervalLog log;
	private final long[] base;
	private final long[] last;
	private final TcpFacts[] factsAtBegin;
	private final TcpFacts[] factsAtEnd;
	private long beginNanos;
	private long endNanos;

	Sampler(Flow flow, BuiltinRequest request, SocketInspector inspector, boolean waitForPeer, Events events) {
		this.flow = flow;
		this.request = request;
		this.inspector = inspector;
		this.waitForPeer = waitForPeer;
		this.events = events;
		int streams = flow.streams().size();
		log = new IntervalLog(streams);
		base = new long[streams];
		last = new long[streams];
		factsAtBegin = new TcpFacts[streams];
		factsAtEnd = new TcpFacts[streams];
	}

	/**
	 * Runs from the start of the flow to the end of the window.
	 *
	 * @param startNanos taken before the first byte could be counted
	 */
	void run(long startNanos) throws InterruptedException {
		boolean over = warmUp(startNanos);
		if (!over) {
			events.windowStarted();
			readFacts(factsAtBegin);
		}
		begin(startNanos);
		long planned = beginNanos + nanos(request.seconds());
		long tick = nanos(request.intervalSeconds());
		long target = beginNanos;
		while (!over) {
			target += tick;
			// a remainder shorter than a tenth of an interval joins the last one
			if (planned - target < tick / 10) {
				target = planned;
			}
			over = flow.waitUntil(target, waitForPeer) || target == planned;
			if (over) {
				events.windowEnded();
			}
			sample();
		}
		readFacts(factsAtEnd);
	}

	private void begin(long startNanos) {
		if (request.omitSeconds() == 0) {
			// the window is the flow from its first byte on
			beginNanos = startNanos;
		} else {
			beginNanos = System.nanoTime();
			for (int i = 0; i < base.length; i++) {
				base[i] = flow.streams().get(i).bytes();
				last[i] = base[i];
			}
		}
		endNanos = beginNanos;
	}

	private boolean warmUp(long startNanos) throws InterruptedException {
		long begin = startNanos + nanos(request.omitSeconds());
		boolean over = false;
		while (!over && begin - System.nanoTime() > 0) {
			over = flow.waitUntil(Math.min(begin, System.nanoTime() + nanos(BEAT_SECONDS)), waitForPeer);
			events.beat();
		}
		return over;
	}

	private void sample() {
		long[] bytes = new long[last.length];
		long now = System.nanoTime();
		for (int i = 0; i < bytes.length; i++) {
			long count = flow.streams().get(i).bytes();
			bytes[i] = count - last[i];
			last[i] = count;
		}
		double length = (now - endNanos) / NANOS;
		endNanos = now;
		double end = (now - beginNanos) / NANOS;
		log.add(end, bytes);
		events.interval(end, length, bytes);
	}

	private void readFacts(TcpFacts[] facts) {
		for (int i = 0; i < facts.length; i++) {
			SocketChannel channel = flow.streams().get(i).channel();
			if (channel != null && channel.isOpen()) {
				facts[i] = inspector.inspect(channel).orElse(null);
			}
		}
	}

	/** @return what this side counted by stream; after {@link #run} and after the streams are over */
	List<StreamSide> sides() {
		List<StreamSide> sides = new ArrayList<>();
		for (int i = 0; i < last.length; i++) {
			DataStream stream = flow.streams().get(i);
			long end = stream.hasEnded() && stream.endNanos() - endNanos < 0 ? stream.endNanos() : endNanos;
			TcpFacts facts = factsAtEnd[i] == null ? null : factsAtEnd[i].since(factsAtBegin[i]);
			String error = stream.failure() == null ? null : Messages.reason(stream.failure());
			sides.add(new StreamSide(Math.max(0, end - beginNanos) / NANOS, last[i] - base[i], stream.bytes(),
					log.series(i), facts, error));
		}
		return sides;
	}

	private static long nanos(double seconds) {
		return Math.round(seconds * NANOS);
	}
}
