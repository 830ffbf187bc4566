// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadFactory;

/**
 * The asking end of the built-in engine: one TCP session with a {@link BuiltinServer}, one thread a stream on each side.
 * Payload goes through user space on both ends (blocking NIO channels, direct buffers; no sendfile, no zero copy) and
 * is counted by the end that reads it. An object runs once; {@link #close()} cancels it at any moment, from any thread.
 */
public final class BuiltinClient implements AutoCloseable {
	private final ThreadFactory threads;
	private final ClientSession session;

	/**
	 * @param threads makes all threads of the client; sockets are opened on them, so that threads inside a network
	 *            namespace use that namespace
	 * @param listener told about the measured window and each interval
	 * @param inspector for options Java does not know
	 */
	public BuiltinClient(BuiltinRequest request, ThreadFactory threads, BuiltinListener listener,
			SocketInspector inspector) {
		this.threads = threads;
		session = new ClientSession(request, threads, listener, inspector);
	}

	/**
	 * Connects, runs and returns what was measured; blocks until then. An interrupt cancels, and stays set.
	 *
	 * @return a result even when the run was cancelled or the peer died after the traffic had begun
	 * @throws BuiltinException when no traffic could begin
	 */
	public BuiltinResult run() throws BuiltinException {
		FutureTask<BuiltinResult> task = new FutureTask<>(session::run);
		threads.newThread(task).start();
		boolean interrupted = false;
		try {
			while (true) {
				try {
					return task.get();
				} catch (InterruptedException e) {
					interrupted = true;
					close();
				}
			}
		} catch (ExecutionException e) {
			IOException cause = Failures.asIOException(e);
			throw cause instanceof BuiltinException known ? known
					: new BuiltinException(BuiltinException.Kind.NETWORK, Messages.reason(cause), cause);
		} finally {
			if (interrupted) {
				Thread.currentThread().interrupt();
			}
		}
	}

	/** Cancels: {@link #run()} returns soon with what was counted so far. Does nothing after the end. */
	@Override
	public void close() {
		session.cancel();
	}

	/** Runs once with plain threads, no listener and no inspector. */
	public static BuiltinResult run(BuiltinRequest request) throws BuiltinException {
		try (BuiltinClient client = new BuiltinClient(request, Thread.ofPlatform().daemon().factory(),
				BuiltinListener.NONE, SocketInspector.NONE)) {
			return client.run();
		}
	}
}
