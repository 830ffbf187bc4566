// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.project;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.ui.WorkbenchIds;

/**
 * Checks project files and makes a Problems marker of everything that is wrong. A change inside runs checks those runs
 * alone, and trials that were merely added to a run are not checked again: a run may grow to thousands of them.
 */
public final class LabBuilder extends IncrementalProjectBuilder {

	@Override
	protected IProject[] build(int kind, Map<String, String> arguments, IProgressMonitor monitor) throws CoreException {
		IResourceDelta delta = kind == FULL_BUILD ? null : getDelta(getProject());
		if (delta == null) {
			check(getProject());
			return null;
		}
		Changes changes = new Changes();
		delta.accept(changes::visit);
		if (changes.outsideRuns) {
			check(getProject());
		} else {
			for (IFolder run : changes.runs) {
				if (run.exists()) {
					check(run);
				}
			}
		}
		return null;
	}

	private void check(IResource subject) throws CoreException {
		subject.deleteMarkers(WorkbenchIds.PROBLEM_MARKER, true, IResource.DEPTH_INFINITE);
		IPath location = subject.getLocation();
		if (location == null) {
			return;
		}
		ProblemMarkers.create(getProject(), ProjectFiles.check(Path.of(location.toOSString())));
	}

	@Override
	protected void clean(IProgressMonitor monitor) throws CoreException {
		getProject().deleteMarkers(WorkbenchIds.PROBLEM_MARKER, true, IResource.DEPTH_INFINITE);
	}

	/** What a delta touches. */
	private static final class Changes {

		private final Set<IFolder> runs = new LinkedHashSet<>();
		private boolean outsideRuns;

		boolean visit(IResourceDelta delta) {
			IResource resource = delta.getResource();
			if (resource.getName().startsWith(".")) {
				return false;
			}
			IFolder run = FileKind.runOf(resource).orElse(null);
			boolean content = delta.getKind() != IResourceDelta.CHANGED || (delta.getFlags() & IResourceDelta.CONTENT) != 0;
			if (run == null) {
				outsideRuns |= resource.getType() == IResource.FILE && content;
				return true;
			}
			if (resource.equals(run) && delta.getKind() != IResourceDelta.CHANGED) {
				outsideRuns |= delta.getKind() == IResourceDelta.REMOVED; // comparisons may name it
				runs.add(run);
				return false;
			}
			if (resource.getType() == IResource.FILE && content && delta.getKind() != IResourceDelta.ADDED) {
				runs.add(run);
			}
			return true;
		}
	}
}
