// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

/** Which way the payload flows, seen from the client. */
public enum Direction {
	/** Client sends, server reads. */
	FORWARD,
	/** Server sends, client reads. */
	REVERSE,
	/** Both at once, each way on its own connections. */
	BOTH
}
