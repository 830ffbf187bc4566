// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

/** This machine, in the network namespace of this process. */
public final class LocalToolHost implements ToolHost {

	@Override
	public String name() {
		return "localhost";
	}

	@Override
	public Process startProcess(List<String> command) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(command);
		builder.environment().put("LC_ALL", "C");
		return builder.start();
	}

	@Override
	public <T> T call(Callable<T> work) throws Exception {
		return work.call();
	}
}
