// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.NullProgressMonitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** What a command, or another program, said. */
record Said(int exitCode, String out, String err) {

	/** Runs a command of ours in this process. */
	static Said by(String... arguments) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		ByteArrayOutputStream err = new ByteArrayOutputStream();
		Terminal terminal = new Terminal(new PrintStream(out, true, StandardCharsets.UTF_8),
				new PrintStream(err, true, StandardCharsets.UTF_8), new NullProgressMonitor());
		int code = Main.run(terminal, arguments);
		terminal.flush();
		return new Said(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
	}

	/** Runs another program, at most 20 s. */
	static Said program(String... command) throws IOException, InterruptedException {
		ProcessBuilder builder = new ProcessBuilder(command);
		builder.environment().put("LC_ALL", "C");
		builder.environment().merge("PATH", "/usr/sbin:/sbin", (path, more) -> path + ":" + more);
		Process process = builder.redirectErrorStream(true).start();
		process.getOutputStream().close();
		String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		if (!process.waitFor(20, TimeUnit.SECONDS)) {
			process.destroyForcibly();
			throw new IOException("no end of " + List.of(command));
		}
		return new Said(process.exitValue(), text, "");
	}

	JsonNode json() throws IOException {
		return new ObjectMapper().readTree(out);
	}

	/** @return number of lines of standard error */
	long errorLines() {
		return err.lines().count();
	}
}
