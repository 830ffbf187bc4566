// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

import org.nicbench.host.Host;
import org.nicbench.host.TcpInspector;
import org.nicbench.model.status.ProblemException;
import org.nicbench.tools.ToolHost;
import org.nicbench.tools.builtin.SocketInspector;

/** A host of a bench as the tools see it. */
record HostAsToolHost(Host host) implements ToolHost {

	private static final Map<String, String> ENGLISH = Map.of("LC_ALL", "C");

	@Override
	public String name() {
		return host.name();
	}

	@Override
	public Process startProcess(List<String> command) throws IOException {
		try {
			return host.startProcess(command, ENGLISH, null);
		} catch (ProblemException e) {
			if (e.getCause() instanceof IOException cause) {
				throw cause;
			}
			throw new IOException(e.getMessage(), e);
		}
	}

	@Override
	public SocketInspector sockets() {
		return new TcpInspector();
	}

	/** On a thread of its own: a tool may stay inside for its whole run, while others ask the host for counters. */
	@Override
	public <T> T call(Callable<T> work) throws Exception {
		CompletableFuture<T> result = new CompletableFuture<>();
		Thread thread = host.threads().newThread(() -> {
			try {
				result.complete(work.call());
			} catch (Exception e) {
				result.completeExceptionally(e);
			}
		});
		// a thread that cannot enter the namespace ends before its work
		thread.setUncaughtExceptionHandler((ended, cause) -> result.completeExceptionally(cause));
		thread.start();
		try {
			return result.get();
		} catch (InterruptedException e) {
			thread.interrupt();
			throw e;
		} catch (ExecutionException e) {
			if (e.getCause() instanceof Exception cause) {
				throw cause;
			}
			throw e;
		}
	}
}
