// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.List;

import org.nicbench.host.Host;
import org.nicbench.host.ProcessTime;
import org.nicbench.model.Side;
import org.nicbench.model.status.ProblemException;
import org.nicbench.tools.ToolListener;

/**
 * Follows a tool and reads both ends at the edges of its measured window. A tool without processes of its own runs in this
 * one, whose time then counts as the tool's.
 */
final class MeasuredWindow implements ToolListener {

	private final int sequence;
	private final EndWindow sender;
	private final EndWindow receiver;
	private final Host local;
	private final ChildRecords children;
	private final ProgressListener progress;
	private ProcessTime ownStart;
	private ProcessTime ownTime = ProcessTime.NONE;
	private double lastIntervalEnd;
	private volatile boolean open;
	private volatile ProblemException failure;

	MeasuredWindow(int sequence, TestEnd sender, TestEnd receiver, ChildRecords children, ProgressListener progress) {
		this.sequence = sequence;
		this.sender = new EndWindow(sender);
		this.receiver = new EndWindow(receiver);
		this.local = sender.host();
		this.children = children;
		this.progress = progress;
	}

	@Override
	public void started(Side end, List<String> command, ProcessHandle process) {
		(end == Side.SENDER ? sender : receiver).process(process.pid());
		attempt(() -> children.add(process));
	}

	@Override
	public void windowStarted() {
		attempt(() -> {
			read(true);
			ownStart = own();
		});
		open = true;
	}

	@Override
	public void interval(double endSeconds, double bitsPerSecond) {
		double length = Math.max(0, endSeconds - lastIntervalEnd);
		lastIntervalEnd = endSeconds;
		progress.event(new ProgressEvent.Interval(sequence, endSeconds, length, bitsPerSecond));
	}

	@Override
	public void windowEnded() {
		open = false;
		attempt(() -> {
			read(false);
			if (ownStart != null) {
				ownTime = own().since(ownStart);
			}
		});
	}

	private void read(boolean atStart) throws ProblemException {
		sender.readRest(atStart);
		receiver.readRest(atStart);
		sender.readNic(atStart);
		receiver.readNic(atStart);
	}

	private ProcessTime own() throws ProblemException {
		return local.processTime(ProcessHandle.current().pid()).orElse(ProcessTime.NONE);
	}

	/** Called now and then while the tool runs. */
	void follow() {
		if (open) {
			attempt(() -> {
				sender.follow();
				receiver.follow();
			});
		}
	}

	/** @return the sending end's readings, null when the window was not measured to its end */
	EndWindow sender() {
		return sender.isComplete() ? sender : null;
	}

	/** @return the receiving end's readings, null when the window was not measured to its end */
	EndWindow receiver() {
		return receiver.isComplete() ? receiver : null;
	}

	/** @return time of the tool at both ends, or of this process when the tool runs in it */
	ProcessTime toolTime() {
		if (!sender.hasProcess() && !receiver.hasProcess()) {
			return ownTime;
		}
		ProcessTime here = sender.toolTime();
		ProcessTime there = receiver.toolTime();
		return new ProcessTime(here.userSeconds() + there.userSeconds(), here.systemSeconds() + there.systemSeconds());
	}

	/** @return why an end could not be read, or null */
	ProblemException failure() {
		return failure;
	}

	/** What fails here must not disturb the tool; it is told after the run. */
	private void attempt(Reading reading) {
		try {
			reading.run();
		} catch (ProblemException e) {
			if (failure == null) {
				failure = e;
			}
		}
	}

	@FunctionalInterface
	private interface Reading {
		void run() throws ProblemException;
	}
}
