// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

import org.nicbench.model.Protocol;

/** A host on which no server really listens, although it looks so. */
record DeafServer(ToolHost host) implements ToolHost {

	@Override
	public String name() {
		return "deaf";
	}

	@Override
	public Process startProcess(List<String> command) throws IOException {
		return host.startProcess(List.of("sleep", "600"));
	}

	@Override
	public <T> T call(Callable<T> work) throws Exception {
		T made = work.call();
		if (made instanceof AutoCloseable server) {
			server.close();
		}
		return made;
	}

	@Override
	public boolean listens(Protocol protocol, int port) {
		return true;
	}
}
