// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.nicbench.ui.Failures;
import org.nicbench.ui.project.FileKind;

/**
 * Facts of runs and trials, read from disk in a job the first time they are asked for and told to a listener when they are
 * there, so that no label ever waits for the disk. Forgets what changed in the workspace. Any thread.
 */
final class FactsCache implements IResourceChangeListener {

	private final Map<IResource, Object> facts = new ConcurrentHashMap<>();
	private final Set<IResource> wanted = new LinkedHashSet<>();
	private final Consumer<List<IResource>> listener;
	private final Job reader = Job.createSystem(Messages.readingRuns, this::read);

	/** @param listener gets the resources whose facts arrived, in the reading job */
	FactsCache(Consumer<List<IResource>> listener) {
		this.listener = listener;
		ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
	}

	/** @return the facts of a run folder, or null while they are being read */
	RunFacts run(IFolder run) {
		return (RunFacts) get(run);
	}

	/** @return the facts of the file of a trial, or null while they are being read */
	TrialFacts trial(IFile trial) {
		return (TrialFacts) get(trial);
	}

	private Object get(IResource resource) {
		Object known = facts.get(resource);
		if (known == null) {
			synchronized (wanted) {
				wanted.add(resource);
			}
			reader.schedule();
		}
		return known;
	}

	private IStatus read(IProgressMonitor monitor) {
		List<IResource> batch;
		synchronized (wanted) {
			batch = new ArrayList<>(wanted);
			wanted.clear();
		}
		for (IResource resource : batch) {
			IPath location = resource.getLocation();
			if (location != null && resource.exists()) {
				Path path = location.toPath();
				facts.put(resource, resource instanceof IFolder ? RunFacts.read(path) : TrialFacts.read(path));
			}
		}
		if (!batch.isEmpty()) {
			listener.accept(batch);
		}
		return Status.OK_STATUS;
	}

	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		try {
			event.getDelta().accept(delta -> {
				if (delta.getKind() == IResourceDelta.CHANGED && delta.getFlags() == IResourceDelta.MARKERS) {
					return false;
				}
				if (delta.getResource() instanceof IFile) {
					facts.remove(delta.getResource());
				} else {
					FileKind.runOf(delta.getResource()).ifPresent(facts::remove);
				}
				return true;
			});
		} catch (CoreException e) {
			Failures.log(e);
		}
	}

	void dispose() {
		ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
		reader.cancel();
	}
}
