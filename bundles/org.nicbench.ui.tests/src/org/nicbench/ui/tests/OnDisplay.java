// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.tests;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/** Acts and waits on the display thread, called from the thread of a test. */
final class OnDisplay {

	private static final int BETWEEN_LOOKS_MILLIS = 20;

	private OnDisplay() {
	}

	/** What can fail in its own way. */
	interface Act {
		void run() throws Exception;
	}

	static Display display() {
		return PlatformUI.getWorkbench().getDisplay();
	}

	/** @return what the display thread computed */
	static <T> T get(Callable<T> asked) throws Exception {
		CompletableFuture<T> answer = new CompletableFuture<>();
		display().syncExec(() -> complete(answer, asked));
		return unwrap(answer, 1);
	}

	/** Lets the display thread do something. */
	static void run(Act act) throws Exception {
		get(() -> {
			act.run();
			return null;
		});
	}

	/** Waits until a condition holds, looked at on the display thread between its events; fails after the limit. */
	static void until(String what, int limitSeconds, Callable<Boolean> condition) throws Exception {
		CompletableFuture<Boolean> holds = new CompletableFuture<>();
		display().asyncExec(() -> look(holds, condition));
		try {
			holds.get(limitSeconds, TimeUnit.SECONDS);
		} catch (TimeoutException e) {
			holds.cancel(false);
			throw new AssertionError("after " + limitSeconds + " s still not: " + what);
		} catch (ExecutionException e) {
			throw new AssertionError("while waiting for: " + what, e.getCause());
		}
	}

	private static void look(CompletableFuture<Boolean> holds, Callable<Boolean> condition) {
		if (holds.isDone()) {
			return;
		}
		try {
			if (Boolean.TRUE.equals(condition.call())) {
				holds.complete(true);
			} else {
				display().timerExec(BETWEEN_LOOKS_MILLIS, () -> look(holds, condition));
			}
		} catch (Throwable e) {
			holds.completeExceptionally(e);
		}
	}

	private static <T> void complete(CompletableFuture<T> answer, Callable<T> asked) {
		try {
			answer.complete(asked.call());
		} catch (Throwable e) {
			answer.completeExceptionally(e);
		}
	}

	private static <T> T unwrap(CompletableFuture<T> answer, int limitSeconds) throws Exception {
		try {
			return answer.get(limitSeconds, TimeUnit.SECONDS);
		} catch (ExecutionException e) {
			if (e.getCause() instanceof Exception cause) {
				throw cause;
			}
			throw new AssertionError(e.getCause());
		}
	}
}
