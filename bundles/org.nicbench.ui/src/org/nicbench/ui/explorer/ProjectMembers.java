// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.nicbench.ui.project.FileKind;

/** What stands where in the explorer's tree. Stateless, any thread. */
public final class ProjectMembers {

	private ProjectMembers() {
	}

	/** @return benches, then one group for each other kind that the project holds */
	public static List<Object> ofProject(IProject project) throws CoreException {
		Map<FileKind, List<IResource>> byKind = byKind(project);
		List<Object> members = new ArrayList<>(byKind.getOrDefault(FileKind.BENCH, List.of()));
		for (FileKind kind : byKind.keySet()) {
			if (kind != FileKind.BENCH) {
				members.add(new FileGroup(project, kind));
			}
		}
		return members;
	}

	/** @return the files (run folders) of a group, by name */
	public static List<IResource> ofGroup(FileGroup group) throws CoreException {
		return byKind(group.project()).getOrDefault(group.kind(), List.of());
	}

	/** @return the files of the trials of a run, in order of sequence */
	public static List<IResource> ofRun(IFolder run) throws CoreException {
		IFolder trials = FileKind.trialsOf(run);
		List<IResource> members = new ArrayList<>();
		if (trials.isAccessible()) {
			for (IResource member : trials.members()) {
				if (FileKind.of(member).orElse(null) == FileKind.TRIAL) {
					members.add(member);
				}
			}
		}
		members.sort(Comparator.comparing(IResource::getName));
		return members;
	}

	private static Map<FileKind, List<IResource>> byKind(IProject project) throws CoreException {
		Map<FileKind, List<IResource>> byKind = new EnumMap<>(FileKind.class);
		if (project.isAccessible()) {
			collect(project, byKind);
		}
		byKind.values().forEach(members -> members.sort(Comparator.comparing(IResource::getName)));
		return byKind;
	}

	private static void collect(IContainer container, Map<FileKind, List<IResource>> byKind) throws CoreException {
		for (IResource member : container.members()) {
			FileKind kind = FileKind.of(member).orElse(null);
			if (kind != null) {
				byKind.computeIfAbsent(kind, any -> new ArrayList<>()).add(member);
			} else if (member instanceof IFolder folder && !folder.getName().startsWith(".")) {
				collect(folder, byKind);
			}
		}
	}
}
