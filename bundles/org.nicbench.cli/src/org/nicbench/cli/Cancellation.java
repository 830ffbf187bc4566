// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.NullProgressMonitor;

/**
 * SIGINT and SIGTERM as cancellation: the virtual machine begins to shut down, the hook made here cancels the monitor and
 * waits until the command has restored the NIC and written what it has, then ends the process with the code of a cancelled
 * command. The wait is bounded: what it could not finish stands in the journal and is restored at the next start.
 */
final class Cancellation {

	private static final long WAIT_SECONDS = 45;

	private final NullProgressMonitor monitor = new NullProgressMonitor();
	private final CountDownLatch ended = new CountDownLatch(1);
	private volatile boolean ordinary;

	Cancellation() {
		Runtime.getRuntime().addShutdownHook(new Thread(this::shutDown, "cancel"));
	}

	/** @return what commands hand to long work; cancelled by a signal */
	NullProgressMonitor monitor() {
		return monitor;
	}

	/** Says that the command is over and the process ends by itself. */
	void commandEnded() {
		ordinary = !monitor.isCanceled();
		ended.countDown();
	}

	private void shutDown() {
		if (ordinary) {
			return;
		}
		monitor.setCanceled(true);
		try {
			ended.await(WAIT_SECONDS, TimeUnit.SECONDS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		System.out.flush();
		Runtime.getRuntime().halt(ExitCode.CANCELLED);
	}
}
