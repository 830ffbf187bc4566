// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.progress.IProgressConstants;
import org.nicbench.engine.ProgressEvent;
import org.nicbench.engine.RunRequest;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.ui.Failures;
import org.nicbench.ui.Images;
import org.nicbench.ui.JobFamilies;
import org.nicbench.ui.project.FileKind;

/**
 * Executes a plan with progress. The run's folder appears in the project at once and fills as trials end; cancelling ends
 * the running trial, restores the NICs and keeps what was measured.
 */
public final class RunPlanJob extends Job {

	private static final int UNKNOWN_TRIALS = 1000;

	private final IFile plan;
	private final PlanRunner runner;
	private final RunProgress progress = new RunProgress();
	private volatile IFolder runFolder;
	private volatile String message = Messages.preparing;

	public RunPlanJob(IFile plan, PlanRunner runner) {
		super(Messages.bind(Messages.runningPlan, FileKind.plainName(plan)));
		this.plan = plan;
		this.runner = runner;
		setUser(false);
		setPriority(LONG);
		setProperty(IProgressConstants.ICON_PROPERTY, Images.RUN.descriptor());
		setProperty(IProgressConstants.KEEPONE_PROPERTY, Boolean.TRUE);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		RunConsole console = RunConsole.open(FileKind.plainName(plan));
		Path file = plan.getLocation().toPath();
		Path folder = freeRunFolder(file);
		runFolder = plan.getParent().getFolder(IPath.fromOSString(folder.getFileName().toString()));
		monitor.beginTask(getName(), UNKNOWN_TRIALS);
		monitor.subTask(message);
		try {
			runner.run(RunRequest.of(file, folder), event -> follow(event, console, monitor), monitor);
			if (progress.refusal() != null) {
				throw progress.refusal();
			}
		} catch (ProblemException e) {
			return e.kind() == ProblemKind.CANCELLED ? Status.CANCEL_STATUS : Failures.status(e);
		} finally {
			refresh(plan.getParent());
			monitor.done();
		}
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	private void follow(ProgressEvent event, RunConsole console, IProgressMonitor monitor) {
		int before = progress.finished();
		progress.event(event, System.nanoTime());
		console.event(event);
		message = progress.message(System.nanoTime());
		monitor.subTask(message);
		if (progress.finished() > before && progress.trials() > 0) {
			monitor.worked(UNKNOWN_TRIALS / progress.trials());
		}
		if (event instanceof ProgressEvent.RunStarted || event instanceof ProgressEvent.TrialFinished) {
			refresh(runFolder);
		}
	}

	/** Looks at the disk again; the listener must not wait for the workspace while a trial is measured, so a job does it. */
	private static void refresh(IResource resource) {
		Job job = Job.createSystem(Messages.showingTrials, monitor -> {
			try {
				resource.refreshLocal(IResource.DEPTH_INFINITE, monitor);
				return Status.OK_STATUS;
			} catch (CoreException e) {
				return e.getStatus();
			}
		});
		job.setRule(ResourcesPlugin.getWorkspace().getRuleFactory().refreshRule(
				resource instanceof IContainer ? resource : resource.getParent()));
		job.schedule();
	}

	/** demo.plan runs into demo.run, demo-2.run and so on. */
	static Path freeRunFolder(Path plan) {
		String name = plan.getFileName().toString();
		String stem = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
		Path folder = plan.resolveSibling(stem + "." + ProjectFiles.RUN);
		for (int n = 2; Files.exists(folder); n++) {
			folder = plan.resolveSibling(stem + "-" + n + "." + ProjectFiles.RUN);
		}
		return folder;
	}

	/** @return the plan that is run */
	public IFile plan() {
		return plan;
	}

	/** @return folder of the run, null before the job began */
	public IFolder runFolder() {
		return runFolder;
	}

	/** @return what the Progress view says at this moment */
	public String message() {
		return message;
	}

	/** @return how many trials ended so far */
	public int finishedTrials() {
		return progress.finished();
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == JobFamilies.RUN;
	}
}
