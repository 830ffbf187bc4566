// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.time.Instant;
import java.util.OptionalDouble;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.nicbench.engine.ProgressEvent.Phase;
import org.nicbench.model.End;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.ThroughputTool;
import org.nicbench.tools.ToolOutcome;
import org.nicbench.tools.ToolOutput;
import org.nicbench.tools.ToolRun;

/**
 * Runs one trial: applies the profile at both ends, runs the tool, reads both ends at the edges of the measured window, puts
 * both ends back, saves the trial. Whatever goes wrong, the ends are put back before anything else is done about it.
 */
final class TrialRunner {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;

	private final LoadedPlan plan;
	private final OpenBench bench;
	private final JobRequests requests;
	private final RunFolder folder;
	private final boolean force;
	private final ProgressListener progress;
	private final IProgressMonitor monitor;

	TrialRunner(LoadedPlan plan, OpenBench bench, RunFolder folder, boolean force, ProgressListener progress,
			IProgressMonitor monitor) {
		this.plan = plan;
		this.bench = bench;
		this.requests = new JobRequests(plan, bench);
		this.folder = folder;
		this.force = force;
		this.progress = progress;
		this.monitor = monitor;
	}

	/**
	 * Runs a trial and saves it.
	 *
	 * @return the trial as saved, whatever its status
	 * @throws ProblemException when the run cannot go on: a NIC was not restored, the disk is full, no permission
	 */
	Trial run(PlannedTrial planned) throws ProblemException {
		Trial trial = MODEL.createTrial();
		trial.setSequence(planned.sequence());
		trial.setRound(planned.round());
		trial.setCell(planned.cell().labels());
		trial.setStartedAt(Instant.now().toString());
		trial.setSender(end(bench.sender()));
		trial.setReceiver(end(bench.receiver()));
		RawOutputs outputs = new RawOutputs(folder, planned.sequence());
		ProfileOnBothEnds profile = new ProfileOnBothEnds(folder, trial.getSender(), trial.getReceiver());
		ProblemException stop = null;
		try {
			phase(planned, Phase.APPLYING);
			profile.apply(profile(planned.cell()), bench.sender(), bench.receiver(), force, monitor);
			phase(planned, Phase.MEASURING);
			measure(planned, trial, outputs);
		} catch (ProblemException e) {
			stop = judge(e, trial);
		} finally {
			try {
				phase(planned, Phase.RESTORING);
			} finally {
				stop = worse(stop, attempt(profile::restore));
			}
		}
		stop = worse(stop, attempt(() -> outputs.describe(trial.getSender(), trial.getReceiver())));
		if (stop != null && trial.getStatus() == Status.COMPLETE) {
			trial.setStatus(Status.PARTIAL);
			trial.setReason(stop.getMessage());
		}
		stop = worse(stop, attempt(() -> folder.saveTrial(trial)));
		if (stop != null) {
			throw stop;
		}
		return trial;
	}

	private void phase(PlannedTrial planned, Phase phase) {
		progress.event(new ProgressEvent.PhaseStarted(planned.sequence(), phase));
	}

	/** Exceptions that belong to the trial become its status; the others end the run too. */
	private ProblemException judge(ProblemException problem, Trial trial) {
		boolean cancelled = problem.kind() == ProblemKind.CANCELLED || monitor.isCanceled();
		trial.setStatus(cancelled ? Status.CANCELLED : Status.FAILED);
		trial.setReason(problem.getMessage());
		return switch (problem.kind()) {
		case TRIAL, CHECK_FAILED, CANCELLED -> null;
		default -> problem;
		};
	}

	private interface Step {
		void run() throws ProblemException;
	}

	private static ProblemException attempt(Step step) {
		try {
			step.run();
			return null;
		} catch (ProblemException e) {
			return e;
		}
	}

	/** A NIC that was not restored is told before all else. */
	private static ProblemException worse(ProblemException first, ProblemException second) {
		if (first == null || second == null) {
			return first == null ? second : first;
		}
		ProblemException told = second.kind() == ProblemKind.NOT_RESTORED ? second : first;
		told.addSuppressed(told == first ? second : first);
		return told;
	}

	private static End end(TestEnd test) {
		End end = MODEL.createEnd();
		end.setHost(test.host().name());
		end.setNic(test.nic());
		return end;
	}

	/** @return the profile of a cell with the cell's MTU */
	private OffloadProfile profile(Cell cell) {
		OffloadProfile profile;
		if (cell.profile() < 0) {
			profile = MODEL.createOffloadProfile();
			profile.setName(Cells.UNCHANGED);
		} else {
			profile = EcoreUtil.copy(plan.profiles().get(cell.profile()));
		}
		cell.mtu().ifPresent(profile::setMtu);
		return profile;
	}

	private void measure(PlannedTrial planned, Trial trial, RawOutputs outputs) throws ProblemException {
		if (monitor.isCanceled()) {
			throw new ProblemException(ProblemKind.CANCELLED, Messages.cancelled, null, null);
		}
		Cell cell = planned.cell();
		ThroughputTool tool = bench.tool(cell.tool());
		JobRequest request = requests.of(cell, tool);
		MeasuredWindow window = new MeasuredWindow(planned.sequence(), bench.sender(), bench.receiver(), bench.children(),
				progress);
		ToolRun run = tool.prepare(request, new HostAsToolHost(bench.sender().host()),
				new HostAsToolHost(bench.receiver().host()), outputs, window);
		ToolOutcome outcome;
		boolean timedOut;
		boolean cancelled;
		double limit = tool.timeLimitSeconds(request);
		try (ToolWatch watch = new ToolWatch(run, monitor, limit, window::follow)) {
			outcome = run.run();
			timedOut = watch.timedOut();
			cancelled = watch.cancelled();
		}
		new TrialFigures(trial, bench, progress).fill(outcome, window, request,
				timedOut && !cancelled ? OptionalDouble.of(limit) : OptionalDouble.empty());
	}

	/** A load whose figures are not kept. */
	void warmUp(Cell cell, double seconds) throws ProblemException {
		ThroughputTool tool = bench.tool(cell.tool());
		JobRequest request = requests.warmUp(cell, tool, seconds);
		ToolRun run = tool.prepare(request, new HostAsToolHost(bench.sender().host()),
				new HostAsToolHost(bench.receiver().host()), ToolOutput.NONE,
				new MeasuredWindow(0, bench.sender(), bench.receiver(), bench.children(), ProgressListener.NONE));
		try (ToolWatch watch = new ToolWatch(run, monitor, tool.timeLimitSeconds(request), () -> {
			// nothing is measured
		})) {
			ToolOutcome outcome = run.run();
			if (outcome.status() != Status.COMPLETE && !watch.cancelled()) {
				throw new ProblemException(ProblemKind.TRIAL, outcome.reason(), null, null);
			}
		}
	}
}
