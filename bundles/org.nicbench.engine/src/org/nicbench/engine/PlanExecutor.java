// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.time.Instant;
import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.nicbench.host.Host;
import org.nicbench.host.VirtualWire;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OnFailure;
import org.nicbench.model.Run;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.Warning;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.project.RunIds;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * Executes plans in this process: preflight, warm-up, trials in their order, each saved as it ends. Blocks; use one object a
 * run. For an ordinary user and virtual hosts see {@link PlanLauncher}.
 */
public final class PlanExecutor {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;
	private static final String PRODUCER = "NicBench 0.1.0";

	/**
	 * Executes a plan. A trial that fails is no failure of the run; it goes on as the plan says. When the monitor is cancelled
	 * the running trial is recorded as cancelled, both ends are put back, and the run is returned with status CANCELLED.
	 *
	 * @param monitor one unit of work a trial; cancellable at any moment
	 * @return the run as saved; its status is COMPLETE, PARTIAL (some trials are not complete), FAILED (none is) or CANCELLED
	 * @throws ProblemException when it cannot begin (nothing is changed and no run is saved), or cannot go on: NOT_RESTORED,
	 *                          UNWRITABLE; what was measured until then is saved as far as it can be
	 */
	public RunFolder execute(RunRequest request, ProgressListener progress, IProgressMonitor monitor)
			throws ProblemException {
		ChildRecords children = LeftoverTools.records();
		sweep(children, progress);
		RunFolder existing = request.resume() ? RunFolder.open(request.runFolder()) : null;
		LoadedPlan plan = existing == null ? LoadedPlan.of(request) : LoadedPlan.of(existing.run(), request.repetitions());
		List<PlannedTrial> trials = existing == null ? plan.trials() : Remaining.of(plan.trials(), existing);
		try (OpenBench bench = OpenBench.open(plan, children);
				Host.Reservation sender = bench.sender().host().reserve(bench.sender().nic());
				Host.Reservation receiver = bench.receiver().host().reserve(bench.receiver().nic())) {
			Run run = existing == null ? newRun(plan, request) : existing.run();
			new Preflight(plan, bench).check(run);
			run.setStatus(Status.RUNNING);
			run.setFinishedAt(null);
			RunFolder folder = existing == null ? RunFolder.create(request.runFolder(), run) : existing;
			folder.saveRun();
			progress.event(new ProgressEvent.RunStarted(run.getId(), folder.path(), plan.cells().size(), trials.size(),
					plan.estimatedSeconds(trials)));
			SubMonitor work = SubMonitor.convert(monitor, Messages.bind(Messages.running, plan.plan().getName()),
					trials.size());
			Status status;
			try {
				status = trials(plan, bench, folder, trials, request.force(), progress, work, monitor);
			} catch (ProblemException | RuntimeException e) {
				finishAfter(e, folder);
				throw e;
			}
			finish(folder, status);
			progress.event(new ProgressEvent.RunFinished(status, folder.path()));
			return folder;
		}
	}

	private void sweep(ChildRecords children, ProgressListener progress) throws ProblemException {
		for (String child : children.sweep()) {
			progress.event(new ProgressEvent.WarningRaised(0, "leftover-ended", Messages.bind(Messages.leftoverEnded, child)));
		}
		for (String namespace : VirtualWire.sweep()) {
			progress.event(
					new ProgressEvent.WarningRaised(0, "leftover-removed", Messages.bind(Messages.leftoverRemoved, namespace)));
		}
	}

	private static Run newRun(LoadedPlan plan, RunRequest request) {
		Run run = MODEL.createRun();
		Instant now = Instant.now();
		String name = request.runFolder().toAbsolutePath().getFileName().toString();
		String ending = "." + ProjectFiles.RUN;
		run.setName(name.endsWith(ending) ? name.substring(0, name.length() - ending.length()) : name);
		run.setId(RunIds.create(now));
		run.setStartedAt(now.toString());
		run.setProducer(PRODUCER);
		run.setPlan(EcoreUtil.copy(plan.plan()));
		run.getProfiles().addAll(EcoreUtil.copyAll(plan.profiles()));
		run.setSender(EcoreUtil.copy(plan.sender()));
		run.setReceiver(EcoreUtil.copy(plan.receiver()));
		return run;
	}

	private static Status trials(LoadedPlan plan, OpenBench bench, RunFolder folder, List<PlannedTrial> trials,
			boolean force, ProgressListener progress, SubMonitor work, IProgressMonitor monitor) throws ProblemException {
		TrialRunner runner = new TrialRunner(plan, bench, folder, force, progress, monitor);
		long began = System.nanoTime();
		warmUp(plan, trials, runner, folder, progress);
		int complete = 0;
		int others = 0;
		for (PlannedTrial planned : trials) {
			if (monitor.isCanceled()) {
				return Status.CANCELLED;
			}
			if (!fits(plan, planned, began)) {
				warn(folder, progress, "time-limit", Messages.bind(Messages.timeLimitReached, plan.plan().getTimeLimitSeconds()));
				others++;
				break;
			}
			work.subTask(Messages.bind(Messages.trialOf, planned.sequence(), planned.cell().labels()));
			progress.event(new ProgressEvent.TrialStarted(planned.sequence(), planned.round(), planned.cell().labels()));
			Trial trial = runner.run(planned);
			progress.event(ProgressEvent.TrialFinished.of(trial));
			work.worked(1);
			if (trial.getStatus() == Status.COMPLETE) {
				complete++;
			} else {
				others++;
			}
			if (trial.getStatus() == Status.CANCELLED) {
				return Status.CANCELLED;
			}
			if (trial.getStatus() == Status.FAILED && plan.plan().getOnFailure() == OnFailure.STOP) {
				break;
			}
			Pause.between(plan.plan().getPauseSeconds(), monitor);
		}
		if (others == 0) {
			return Status.COMPLETE;
		}
		return complete == 0 ? Status.FAILED : Status.PARTIAL;
	}

	private static void warmUp(LoadedPlan plan, List<PlannedTrial> trials, TrialRunner runner, RunFolder folder,
			ProgressListener progress) throws ProblemException {
		double seconds = plan.plan().getWarmUpSeconds();
		if (seconds <= 0 || trials.isEmpty()) {
			return;
		}
		progress.event(new ProgressEvent.WarmUpStarted(seconds));
		try {
			runner.warmUp(trials.getFirst().cell(), seconds);
		} catch (ProblemException e) {
			if (e.kind() != ProblemKind.TRIAL) {
				throw e;
			}
			warn(folder, progress, "warm-up-failed", e.getMessage());
		}
	}

	private static boolean fits(LoadedPlan plan, PlannedTrial next, long began) {
		if (!plan.plan().isSetTimeLimitSeconds()) {
			return true;
		}
		double passed = (System.nanoTime() - began) / 1e9;
		return passed + next.cell().job().getSeconds() + plan.plan().getOmitSeconds() <= plan.plan().getTimeLimitSeconds();
	}

	private static void warn(RunFolder folder, ProgressListener progress, String code, String text) {
		Warning warning = MODEL.createWarning();
		warning.setCode(code);
		warning.setText(text);
		folder.run().getWarnings().add(warning);
		progress.event(new ProgressEvent.WarningRaised(0, code, text));
	}

	private static void finishAfter(Exception problem, RunFolder folder) {
		try {
			finish(folder, folder.trialCount() == 0 ? Status.FAILED : Status.PARTIAL);
		} catch (ProblemException e) {
			problem.addSuppressed(e);
		}
	}

	private static void finish(RunFolder folder, Status status) throws ProblemException {
		folder.run().setStatus(status);
		folder.run().setFinishedAt(Instant.now().toString());
		folder.saveRun();
	}
}
