// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.nicbench.model.status.ProblemException;

/** Stands for the command {@code run PLAN --out RUN --progress json} in tests that need another process. */
public final class EngineProcess {

	private EngineProcess() {
	}

	/** Executes a plan and tells its progress on standard output; SIGTERM cancels. */
	public static void main(String[] arguments) throws InterruptedException {
		List<String> words = Arrays.asList(arguments);
		Path plan = Path.of(words.get(1));
		Path run = Path.of(words.get(words.indexOf("--out") + 1));
		boolean inUserNamespace = words.contains(UserNamespaceChild.OPTION);
		int repetitions = words.indexOf("--repetitions");
		RunRequest request = new RunRequest(plan, run,
				repetitions < 0 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(words.get(repetitions + 1))), false,
				false);
		NullProgressMonitor monitor = new NullProgressMonitor();
		CountDownLatch ended = new CountDownLatch(1);
		Runtime.getRuntime().addShutdownHook(new Thread(() -> {
			monitor.setCanceled(true);
			try {
				ended.await();
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		}));
		try {
			PlanLauncher.execute(request, EngineProcess::tell, monitor, inUserNamespace);
		} catch (ProblemException e) {
			tell(ProgressEvent.RunRefused.of(e));
		} finally {
			ended.countDown();
		}
	}

	private static synchronized void tell(ProgressEvent event) {
		System.out.println(ProgressJson.write(event));
		System.out.flush();
	}
}
