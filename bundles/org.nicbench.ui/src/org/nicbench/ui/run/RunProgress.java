// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import org.nicbench.engine.ProgressEvent;
import org.nicbench.model.Status;
import org.nicbench.model.status.ProblemException;
import org.nicbench.report.Quantities;
import org.nicbench.ui.CellLabels;
import org.nicbench.ui.Durations;

/**
 * Follows a run and says in one line where it stands: trial n of m, what is measured, throughput now, time left. No
 * widgets; used by one thread at a time.
 */
public final class RunProgress {

	private int trials;
	private volatile int finished;
	private int current;
	private String cell = "";
	private double bitsPerSecond = Double.NaN;
	private double estimatedSeconds = Double.NaN;
	private long startedNanos;
	private long firstTrialNanos;
	private boolean warmingUp;
	private Status status;
	private ProblemException refusal;

	/**
	 * Takes the next event.
	 *
	 * @param nowNanos of {@link System#nanoTime()}
	 */
	public void event(ProgressEvent event, long nowNanos) {
		switch (event) {
		case ProgressEvent.RunStarted started -> {
			trials = started.trials();
			estimatedSeconds = started.estimatedSeconds();
			startedNanos = nowNanos;
		}
		case ProgressEvent.WarmUpStarted warmUp -> warmingUp = true;
		case ProgressEvent.TrialStarted started -> {
			warmingUp = false;
			current++;
			firstTrialNanos = current == 1 ? nowNanos : firstTrialNanos;
			cell = CellLabels.brief(started.cell());
			bitsPerSecond = Double.NaN;
		}
		case ProgressEvent.Interval interval -> bitsPerSecond = interval.bitsPerSecond();
		case ProgressEvent.TrialFinished done -> {
			finished++;
			bitsPerSecond = Double.NaN;
		}
		case ProgressEvent.RunFinished done -> status = done.status();
		case ProgressEvent.RunRefused refused -> refusal = refused.toProblem();
		case ProgressEvent.WarningRaised warning -> {
			// stands in the trial and in the console
		}
		case ProgressEvent.PhaseStarted phase -> {
			// the rate tells whether the load runs
		}
		}
	}

	/** @return number of trials of the run, 0 before it is known */
	public int trials() {
		return trials;
	}

	/** @return number of trials that ended */
	public int finished() {
		return finished;
	}

	/** @return how the run ended, or null */
	public Status status() {
		return status;
	}

	/** @return why it could not go on, or null */
	public ProblemException refusal() {
		return refusal;
	}

	/** @return seconds left, NaN when that cannot be told yet */
	public double secondsLeft(long nowNanos) {
		if (finished > 0 && trials > 0) {
			double each = (nowNanos - firstTrialNanos) / 1e9 / Math.max(finished, current - 0.5);
			return each * (trials - Math.max(finished, current - 0.5));
		}
		return Double.isNaN(estimatedSeconds) ? Double.NaN : Math.max(0, estimatedSeconds - (nowNanos - startedNanos) / 1e9);
	}

	/** @return where it stands */
	public String message(long nowNanos) {
		if (trials == 0) {
			return Messages.preparing;
		}
		String left = Double.isNaN(secondsLeft(nowNanos)) ? Quantities.UNKNOWN : Durations.text(secondsLeft(nowNanos));
		if (warmingUp || current == 0) {
			return Messages.bind(Messages.warmingUp, trials, left);
		}
		String rate = Double.isNaN(bitsPerSecond) ? Messages.noRateYet : Quantities.bitsPerSecond(bitsPerSecond);
		return Messages.bind(Messages.trialProgress, new Object[] { current, trials, cell, rate, left });
	}
}
