// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin.tool;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadFactory;

/**
 * Makes the threads of one end of the built-in engine and tells what processor time they took between two moments: both
 * ends run in one process, so its time says nothing of either. The figure is the threads' own, CLOCK_THREAD_CPUTIME_ID of
 * clock_gettime(2), user and system; work the kernel does for them in interrupts is not in it.
 */
final class EndThreads implements ThreadFactory {

	private static final ThreadFactory THREADS = Thread.ofPlatform().name("builtin ", 0).daemon().factory();

	private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
	private final Queue<Thread> threads = new ConcurrentLinkedQueue<>();
	private Map<Thread, Long> atStart = Map.of();
	private long startedAt;
	private double percentOfOneCore = Double.NaN;

	@Override
	public Thread newThread(Runnable work) {
		Thread thread = THREADS.newThread(work);
		threads.add(thread);
		return thread;
	}

	/** The time counts from now. */
	synchronized void start() {
		atStart = read();
		startedAt = System.nanoTime();
	}

	/** The time counts until now; threads that have ended meanwhile are left out. */
	synchronized void stop() {
		long used = 0;
		long elapsed = System.nanoTime() - startedAt;
		for (Map.Entry<Thread, Long> now : read().entrySet()) {
			used += now.getValue() - atStart.getOrDefault(now.getKey(), 0L);
		}
		percentOfOneCore = elapsed > 0 ? 100.0 * used / elapsed : Double.NaN;
	}

	/** @return percent of one core between start and stop; NaN when it was not measured */
	synchronized double percentOfOneCore() {
		return percentOfOneCore;
	}

	private Map<Thread, Long> read() {
		Map<Thread, Long> times = new HashMap<>();
		for (Thread thread : threads) {
			long nanoseconds = clock.getThreadCpuTime(thread.threadId());
			if (nanoseconds >= 0) {
				times.put(thread, nanoseconds);
			}
		}
		return times;
	}
}
