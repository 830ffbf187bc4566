// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.nio.file.Path;
import java.util.OptionalDouble;

import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Labels;

/** What a run tells while it goes on; {@link ProgressJson} has the line of text for each. */
public sealed interface ProgressEvent {

	/**
	 * All is checked and the run's folder exists.
	 *
	 * @param runId            id of the run
	 * @param folder           where it is saved
	 * @param cells            number of cells
	 * @param trials           number of trials that will be run now
	 * @param estimatedSeconds how long that will take
	 */
	record RunStarted(String runId, Path folder, int cells, int trials, double estimatedSeconds) implements ProgressEvent {
	}

	/** A load goes over the wire whose figures are not kept. */
	record WarmUpStarted(double seconds) implements ProgressEvent {
	}

	/**
	 * A trial began: its profile will be applied next.
	 *
	 * @param sequence from 1
	 * @param round    repetition it belongs to, from 1
	 * @param cell     its coordinates
	 */
	record TrialStarted(int sequence, int round, Labels cell) implements ProgressEvent {
	}

	/** What happens within a trial, in this order. */
	enum Phase {
		/** The profile is set at both ends. */
		APPLYING,
		/** The tool runs. */
		MEASURING,
		/** Both ends are put back. */
		RESTORING
	}

	/** The running trial enters a phase. */
	record PhaseStarted(int sequence, Phase phase) implements ProgressEvent {
	}

	/**
	 * One sample of the throughput of the running trial, payload as the receiver counted it.
	 *
	 * @param endSeconds    end of the interval since the measured window began
	 * @param lengthSeconds its length
	 */
	record Interval(int sequence, double endSeconds, double lengthSeconds, double bitsPerSecond) implements ProgressEvent {
	}

	/**
	 * A trial ended, both ends are restored and it is on disk.
	 *
	 * @param status        COMPLETE, PARTIAL, FAILED or CANCELLED
	 * @param reason        why it is not complete, or null
	 * @param bitsPerSecond headline payload rate, empty when nothing was measured
	 */
	record TrialFinished(int sequence, Status status, String reason, OptionalDouble bitsPerSecond) implements ProgressEvent {

		/** @return the event that tells of a saved trial */
		static TrialFinished of(Trial trial) {
			boolean measured = trial.getResult() != null && trial.getResult().isSetBitsPerSecond();
			return new TrialFinished(trial.getSequence(), trial.getStatus(), trial.getReason(),
					measured ? OptionalDouble.of(trial.getResult().getBitsPerSecond()) : OptionalDouble.empty());
		}
	}

	/**
	 * Something makes figures doubtful or deserves attention.
	 *
	 * @param sequence trial it belongs to, 0 for the run
	 * @param code     stable name
	 * @param text     for people
	 */
	record WarningRaised(int sequence, String code, String text) implements ProgressEvent {
	}

	/** The run ended and is on disk. */
	record RunFinished(Status status, Path folder) implements ProgressEvent {
	}

	/**
	 * The run could not begin or had to stop; the last event of a child process that fails.
	 *
	 * @param where    NIC, host or file; may be null
	 * @param whatToDo may be null
	 */
	record RunRefused(ProblemKind kind, String what, String where, String whatToDo) implements ProgressEvent {

		/** @return the event that tells of that problem */
		public static RunRefused of(ProblemException problem) {
			return new RunRefused(problem.kind(), problem.what(), problem.where(), problem.whatToDo());
		}

		/** @return the problem as it was in the process that met it */
		public ProblemException toProblem() {
			return new ProblemException(kind, what, where, whatToDo);
		}
	}
}
