// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Takes the raw text of a run. A stream is opened once before its process starts, written while it runs and closed when
 * the process has ended; it is never held in memory as a whole.
 */
@FunctionalInterface
public interface ToolOutput {

	/** Keeps nothing. */
	ToolOutput NONE = name -> OutputStream.nullOutputStream();

	/** Standard output and error of the client and of the server. */
	String CLIENT_OUT = "client.out";
	String CLIENT_ERR = "client.err";
	String SERVER_OUT = "server.out";
	String SERVER_ERR = "server.err";

	/** @param name one of the constants above */
	OutputStream open(String name) throws IOException;
}
