// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.project;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.nicbench.model.status.ProblemException;
import org.nicbench.ui.WorkbenchIds;

/** Turns what the check of a project found into markers at the file and line it speaks of. */
final class ProblemMarkers {

	private static final Pattern FILE_AND_LINE = Pattern.compile("(.+):([0-9]+)");

	private ProblemMarkers() {
	}

	static void create(IProject project, List<ProblemException> problems) throws CoreException {
		for (ProblemException problem : problems) {
			create(project, problem);
		}
	}

	private static void create(IProject project, ProblemException problem) throws CoreException {
		Map<String, Object> attributes = new HashMap<>();
		attributes.put(IMarker.SEVERITY, IMarker.SEVERITY_ERROR);
		attributes.put(IMarker.MESSAGE, problem.whatToDo() == null ? problem.what() : problem.what() + "; " + problem.whatToDo());
		IResource resource = resource(project, problem.where());
		Matcher place = problem.where() == null ? null : FILE_AND_LINE.matcher(problem.where());
		if (place != null && place.matches() && resource(project, place.group(1)) != project) {
			resource = resource(project, place.group(1));
			attributes.put(IMarker.LINE_NUMBER, Integer.valueOf(place.group(2)));
		}
		resource.createMarker(WorkbenchIds.PROBLEM_MARKER, attributes);
	}

	/** @return the resource at that path of the file system, or the project itself */
	private static IResource resource(IProject project, String path) {
		IPath location = project.getLocation();
		if (path == null || location == null) {
			return project;
		}
		IPath file = IPath.fromOSString(path);
		IResource member = location.isPrefixOf(file) ? project.findMember(file.makeRelativeTo(location)) : null;
		return member == null ? project : member;
	}
}
