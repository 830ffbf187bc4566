// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.concurrent.locks.LockSupport;

import org.eclipse.core.runtime.IProgressMonitor;

/** The pause between two trials, which the user may cut short. */
final class Pause {

	private static final long STEP_NANOSECONDS = 50_000_000;

	private Pause() {
	}

	static void between(double seconds, IProgressMonitor monitor) {
		long end = System.nanoTime() + (long) (seconds * 1e9);
		for (long left = end - System.nanoTime(); left > 0 && !monitor.isCanceled()
				&& !Thread.currentThread().isInterrupted(); left = end - System.nanoTime()) {
			LockSupport.parkNanos(Math.min(left, STEP_NANOSECONDS));
		}
	}
}
