// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.io.PrintStream;

import org.nicbench.engine.ProgressEvent;
import org.nicbench.engine.ProgressJson;
import org.nicbench.engine.ProgressListener;

/** Progress for programs: one JSON object a line, written at once. */
record ProgressLines(PrintStream out) implements ProgressListener {

	@Override
	public void event(ProgressEvent event) {
		out.println(ProgressJson.write(event));
		out.flush();
	}
}
