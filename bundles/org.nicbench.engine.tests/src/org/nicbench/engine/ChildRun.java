// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A run in another process, followed by its lines. */
final class ChildRun implements AutoCloseable {

	private static final long END_SECONDS = 60;

	private final Process process;
	private final BufferedReader output;
	private final List<ProgressEvent> events = new ArrayList<>();
	private final List<String> others = new ArrayList<>();

	ChildRun(List<String> command, Map<String, String> environment) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
		builder.environment().putAll(environment);
		process = builder.start();
		output = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
	}

	/** Reads until such an event came. @return whether it came before the end */
	boolean readUntil(Predicate<ProgressEvent> wanted) throws IOException {
		for (String line = output.readLine(); line != null; line = output.readLine()) {
			if (!line.startsWith("{")) {
				others.add(line);
				continue;
			}
			ProgressEvent event = ProgressJson.read(line).orElseThrow();
			events.add(event);
			if (wanted.test(event)) {
				return true;
			}
		}
		return false;
	}

	/** Reads to the end. @return exit code */
	int end() throws IOException, InterruptedException {
		readUntil(event -> false);
		if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
			throw new IOException("the child closed its output but does not end");
		}
		return process.exitValue();
	}

	List<ProgressEvent> events() {
		return events;
	}

	/** @return lines that are no events: what went wrong */
	List<String> others() {
		return others;
	}

	Process process() {
		return process;
	}

	@Override
	public void close() {
		process.descendants().forEach(ProcessHandle::destroyForcibly);
		process.destroyForcibly();
	}
}
