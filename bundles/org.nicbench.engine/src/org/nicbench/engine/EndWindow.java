// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.Optional;

import org.nicbench.host.CpuSample;
import org.nicbench.host.ProcessTime;
import org.nicbench.model.CpuUse;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.value.Values;

/** What one end did in the measured window: NIC and TCP counters, processors, the tool's own time. */
final class EndWindow {

	private static final long NO_PROCESS = -1;

	private final TestEnd end;
	private final Edge start = new Edge();
	private final Edge stop = new Edge();
	private volatile long pid = NO_PROCESS;
	private volatile ProcessTime toolTime;

	/** One edge of the window. */
	private static final class Edge {
		private Values nic;
		private long nicNanoseconds;
		private CpuSample cpu;
		private Values protocol;
		private ProcessTime tool;
	}

	EndWindow(TestEnd end) {
		this.end = end;
	}

	/** The tool's process at this end. */
	void process(long toolPid) {
		pid = toolPid;
	}

	/** @return whether the tool has a process of its own here */
	boolean hasProcess() {
		return pid != NO_PROCESS;
	}

	/** Reads what is compared with the bytes of the tool: last at each edge, since the tool reads its own right afterwards. */
	void readNic(boolean atStart) throws ProblemException {
		Edge edge = edge(atStart);
		edge.nic = end.host().counters(end.nic());
		edge.nicNanoseconds = System.nanoTime();
	}

	/** Reads all else. */
	void readRest(boolean atStart) throws ProblemException {
		Edge edge = edge(atStart);
		edge.cpu = end.host().cpuSample();
		follow();
		edge.tool = toolTime;
		edge.protocol = end.host().protocolCounters();
	}

	private Edge edge(boolean atStart) {
		return atStart ? start : stop;
	}

	/** Reads the tool's time; called now and then, because a process that ends by itself takes its time with it. */
	void follow() throws ProblemException {
		if (hasProcess()) {
			Optional<ProcessTime> now = end.host().processTime(pid);
			if (now.isPresent()) {
				toolTime = now.get();
			}
		}
	}

	/** @return whether both edges were read */
	boolean isComplete() {
		return start.nic != null && stop.nic != null;
	}

	/** @return processor use of the host, with the tool's own time where it has a process of its own */
	CpuUse cpu() {
		CpuUse use = CpuSample.between(start.cpu, stop.cpu);
		if (stop.tool != null) {
			ProcessTime tool = toolTime();
			use.setProcessSeconds(tool.userSeconds() + tool.systemSeconds());
		}
		return use;
	}

	/** @return processor time of the tool in the window; none when it has no process of its own here */
	ProcessTime toolTime() {
		if (stop.tool == null) {
			return ProcessTime.NONE;
		}
		return start.tool == null ? stop.tool : stop.tool.since(start.tool);
	}

	/** @return seconds between the two readings of the NIC */
	double nicSeconds() {
		return (stop.nicNanoseconds - start.nicNanoseconds) / 1e9;
	}

	/** @return what the NIC counted in the window */
	Values nicCounters() {
		return stop.nic.since(start.nic);
	}

	/** @return what the TCP of the namespace counted in the window */
	Values protocolCounters() {
		return stop.protocol.since(start.protocol);
	}
}
