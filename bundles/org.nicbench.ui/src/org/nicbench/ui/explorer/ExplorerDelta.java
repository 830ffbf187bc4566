// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import java.util.LinkedHashSet;
import java.util.Set;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.nicbench.ui.Failures;
import org.nicbench.ui.project.FileKind;

/**
 * What of the explorer's tree a change of the workspace touches.
 *
 * @param projectsChanged projects came, went, opened or closed
 * @param subjects        nodes to be read again: a run where only its inside changed, else the whole project
 */
record ExplorerDelta(boolean projectsChanged, Set<IResource> subjects) {

	static ExplorerDelta of(IResourceDelta delta) {
		boolean[] projects = new boolean[1];
		Set<IResource> subjects = new LinkedHashSet<>();
		try {
			delta.accept(child -> {
				IResource resource = child.getResource();
				if (resource instanceof IProject project) {
					projects[0] |= child.getKind() != IResourceDelta.CHANGED
							|| (child.getFlags() & (IResourceDelta.OPEN | IResourceDelta.DESCRIPTION)) != 0;
					return project.isAccessible();
				}
				if (resource instanceof IFolder && FileKind.of(resource).orElse(null) == FileKind.RUN) {
					subjects.add(child.getKind() == IResourceDelta.CHANGED ? resource : resource.getProject());
					return false;
				}
				boolean content = child.getKind() != IResourceDelta.CHANGED
						|| (child.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.MARKERS)) != 0;
				if (content && FileKind.of(resource).isPresent()) {
					subjects.add(resource.getProject());
				}
				return true;
			});
		} catch (CoreException e) {
			Failures.log(e);
		}
		return new ExplorerDelta(projects[0], subjects);
	}

	boolean isEmpty() {
		return !projectsChanged && subjects.isEmpty();
	}
}
