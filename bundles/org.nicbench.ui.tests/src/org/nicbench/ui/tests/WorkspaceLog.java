// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;

/** The log of the workspace: .metadata/.log. */
final class WorkspaceLog {

	private WorkspaceLog() {
	}

	/** @return the messages of all entries of severity error, each with the bundle that wrote it */
	static List<String> errors() throws IOException {
		Path file = Platform.getLogFileLocation().toPath();
		List<String> errors = new ArrayList<>();
		String entry = null;
		for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
			if (line.startsWith("!ENTRY ")) {
				String[] words = line.split(" ");
				entry = Integer.parseInt(words[2]) == IStatus.ERROR ? words[1] : null;
			} else if (line.startsWith("!MESSAGE ") && entry != null) {
				errors.add(entry + ": " + line.substring("!MESSAGE ".length()));
			}
		}
		return errors;
	}
}
