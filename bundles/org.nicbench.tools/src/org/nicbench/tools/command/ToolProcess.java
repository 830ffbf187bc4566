// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.command;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

import org.nicbench.tools.ToolHost;
import org.nicbench.tools.ToolOutput;

/** A program running on one end, with its outputs; ended by its handle, with all its children. */
final class ToolProcess {

	private static final long GRACE_MILLIS = 1000;

	final List<String> command;
	final OutputPump out;
	final OutputPump err;
	private final Process process;
	private volatile boolean endedFromHere;

	private ToolProcess(List<String> command, Process process, OutputPump out, OutputPump err) {
		this.command = command;
		this.process = process;
		this.out = out;
		this.err = err;
	}

	/** @param names of the two raw outputs */
	static ToolProcess start(ToolHost host, List<String> command, ToolOutput output, String outName, String errName) throws IOException {
		Process process = host.startProcess(command);
		try {
			process.getOutputStream().close();
			return new ToolProcess(command, process, new OutputPump(outName, process.getInputStream(), output.open(outName), command),
					new OutputPump(errName, process.getErrorStream(), output.open(errName), null));
		} catch (IOException | RuntimeException e) {
			process.destroyForcibly();
			throw e;
		}
	}

	ProcessHandle handle() {
		return process.toHandle();
	}

	boolean isAlive() {
		return process.isAlive();
	}

	/** @return whether it has ended within that time */
	boolean awaitEnd(double seconds) throws InterruptedException {
		return process.waitFor(Math.max(0, Math.round(seconds * 1e9)), TimeUnit.NANOSECONDS);
	}

	/** Asks it to end; returns at once. By its handle, because {@link Process#destroy()} closes the outputs unread. */
	void ask() {
		endedFromHere |= process.isAlive();
		process.descendants().forEach(ProcessHandle::destroy);
		process.toHandle().destroy();
	}

	/** Ends it at once: it has said all it had to say. */
	void kill() {
		endedFromHere |= process.isAlive();
		process.descendants().forEach(ProcessHandle::destroyForcibly);
		process.toHandle().destroyForcibly();
	}

	/** Ends it, by force where asking does not help, and waits until its outputs are read. */
	void end() throws InterruptedException {
		if (process.isAlive()) {
			ask();
			if (!process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
				kill();
				process.waitFor();
			}
		}
		out.join();
		err.join();
	}

	/** @return its exit code, unless it was ended from here */
	OptionalInt exitCode() {
		return process.isAlive() || endedFromHere ? OptionalInt.empty() : OptionalInt.of(process.exitValue());
	}
}
