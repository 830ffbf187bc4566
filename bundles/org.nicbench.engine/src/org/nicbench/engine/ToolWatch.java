// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.tools.ToolRun;

/** Looks at a running tool now and then: ends it when the user cancels or its time is over. */
final class ToolWatch implements AutoCloseable {

	private static final long PERIOD_MILLISECONDS = 50;

	private final ScheduledExecutorService clock = Executors
			.newSingleThreadScheduledExecutor(Thread.ofPlatform().name("tool watch").daemon().factory());
	private final ToolRun run;
	private final IProgressMonitor monitor;
	private final long deadlineNanoseconds;
	private final Runnable follower;
	private volatile boolean cancelled;
	private volatile boolean timedOut;

	/**
	 * Begins to watch.
	 *
	 * @param limitSeconds the tool is ended after this time
	 * @param follower     called each time
	 */
	ToolWatch(ToolRun run, IProgressMonitor monitor, double limitSeconds, Runnable follower) {
		this.run = run;
		this.monitor = monitor;
		this.follower = follower;
		deadlineNanoseconds = System.nanoTime() + (long) (limitSeconds * 1e9);
		clock.scheduleWithFixedDelay(this::look, 0, PERIOD_MILLISECONDS, TimeUnit.MILLISECONDS);
	}

	private void look() {
		follower.run();
		if (!cancelled && monitor.isCanceled()) {
			cancelled = true;
			run.cancel();
		} else if (!timedOut && System.nanoTime() - deadlineNanoseconds > 0) {
			timedOut = true;
			run.cancel();
		}
	}

	/** @return whether the user ended the tool */
	boolean cancelled() {
		return cancelled;
	}

	/** @return whether the tool was ended because its time was over */
	boolean timedOut() {
		return timedOut;
	}

	@Override
	public void close() {
		clock.shutdownNow();
	}
}
