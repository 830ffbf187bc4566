// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.command;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

import org.nicbench.tools.ToolHost;

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

	/**
	 * @param rawOut takes standard output; closed when the process has ended, or could not be started
	 * @param rawErr takes standard error, likewise
	 */
	static ToolProcess start(ToolHost host, List<String> command, OutputStream rawOut, OutputStream rawErr) throws IOException {
		Process process;
		try {
			process = host.startProcess(command);
		} catch (IOException | RuntimeException e) {
			rawOut.close();
			rawErr.close();
			throw e;
		}
		OutputPump out = new OutputPump(command.get(0), process.getInputStream(), rawOut, command);
		OutputPump err = new OutputPump(command.get(0), process.getErrorStream(), rawErr, null);
		process.getOutputStream().close();
		return new ToolProcess(command, process, out, err);
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
