// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

import org.nicbench.model.status.ProblemException;

/**
 * Runs work that must not be broken off by an interrupt of the calling thread: changing a NIC, putting it back, and file
 * channels, which an interrupt would close with all their locks. The interrupt is told after the work.
 */
public final class Undisturbed {

	private static final class OwnThread extends Thread {
		OwnThread(Runnable work) {
			super(work, "nicbench undisturbed");
			setDaemon(false); // The process shall not end in the middle of it.
		}
	}

	private Undisturbed() {
	}

	/** Work that fails with a problem only. */
	@FunctionalInterface
	public interface Work<T> {
		T run() throws ProblemException;
	}

	public static <T> T run(Work<T> work) throws ProblemException {
		if (Thread.currentThread() instanceof OwnThread) {
			return work.run();
		}
		FutureTask<T> task = new FutureTask<>((Callable<T>) work::run);
		new OwnThread(task).start();
		boolean interrupted = false;
		try {
			while (true) {
				try {
					return task.get();
				} catch (InterruptedException e) {
					interrupted = true;
				}
			}
		} catch (ExecutionException e) {
			if (e.getCause() instanceof ProblemException problem) {
				throw problem;
			}
			if (e.getCause() instanceof RuntimeException failure) {
				throw failure;
			}
			if (e.getCause() instanceof Error failure) {
				throw failure;
			}
			throw new IllegalStateException(e.getCause());
		} finally {
			if (interrupted) {
				Thread.currentThread().interrupt();
			}
		}
	}
}
