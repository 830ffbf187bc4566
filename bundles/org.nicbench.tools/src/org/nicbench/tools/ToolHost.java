// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

import org.nicbench.model.Protocol;
import org.nicbench.tools.builtin.SocketInspector;
import org.nicbench.tools.builtin.SocketInspector;

/**
 * What a tool needs of the machine (or network namespace) that one end of a test runs on. The engine implements it over
 * its host; {@link LocalToolHost} is this process itself. Methods may be called from any thread.
 */
public interface ToolHost {

	/** @return name of the host, for messages */
	String name();

	/**
	 * Starts a program there, found on its PATH, with pipes for its three streams and messages in English
	 * ({@code LC_ALL=C}).
	 *
	 * @throws IOException when it cannot be started; a missing program says error 2 (ENOENT) as
	 *                     {@link ProcessBuilder#start()} does
	 */
	Process startProcess(List<String> command) throws IOException;

	/**
	 * Runs work on a thread whose sockets and whose {@code /proc/thread-self/net} are those of the host; returns when it is
	 * done.
	 *
	 * @throws Exception what the work throws
	 */
	<T> T call(Callable<T> work) throws Exception;

	/** @return what reaches the socket options that Java does not offer; used on sockets made inside {@link #call} */
	default SocketInspector sockets() {
		return SocketInspector.NONE;
	}

	/**
	 * Whether somebody listens on that port (TCP) or has bound it (UDP), read from the kernel's socket table: no connection
	 * is made, so a server that serves one client only is not used up.
	 */
	default boolean listens(Protocol protocol, int port) throws IOException {
		return inHost(() -> SocketTable.ofThisThread(protocol).listens(port));
	}

	/**
	 * Finds free ports.
	 *
	 * @param count how many in a row
	 * @return the first of them
	 */
	default int freePorts(Protocol protocol, int count) throws IOException {
		return inHost(() -> SocketTable.freePorts(protocol, count));
	}

	private <T> T inHost(Callable<T> work) throws IOException {
		try {
			return call(work);
		} catch (IOException | RuntimeException e) {
			throw e;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new java.io.InterruptedIOException(e.getMessage());
		} catch (Exception e) {
			throw new IOException(e);
		}
	}
}
