// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.io.IOException;

import org.nicbench.linux.proc.Machine;

/** Whether an ordinary user may make a user namespace here, as user_namespaces(7) and Debian's own switch tell. */
final class UserNamespaces {

	private UserNamespaces() {
	}

	static boolean allowed() throws IOException {
		return Machine.maxUserNamespaces().orElse(0) > 0 && Machine.unprivilegedUserNamespaces().orElse(1) > 0;
	}
}
