// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.nicbench.host.VirtualWire;

/** Tests that need network namespaces say so here; where they cannot be made they are skipped with the reason. */
final class Privileges {

	private Privileges() {
	}

	static void needNamespaces() {
		assumeTrue(VirtualWire.isPermitted(), "needs the right to make network namespaces");
	}
}
