// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.project;

import java.util.Locale;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.project.RunFolder;

/** What a resource of a project is, in the order in which an explorer shows it. */
public enum FileKind {
	BENCH, PROFILE, PLAN, RUN, COMPARISON, REPORT,
	/** Trial of a run; stands below its run. */
	TRIAL;

	private static final String TRIALS = "trials";
	private static final String TRIAL_ENDING = "xmi";

	/** @return what it is, or nothing when it is no part of the work (also everything inside a run but its trials) */
	public static Optional<FileKind> of(IResource resource) {
		if (resource.getName().startsWith(".") || resource instanceof IProject) {
			return Optional.empty();
		}
		Optional<IFolder> run = runOf(resource.getParent());
		if (run.isPresent()) {
			boolean trial = resource instanceof IFile && TRIAL_ENDING.equals(resource.getFileExtension())
					&& resource.getParent().getName().equals(TRIALS) && resource.getParent().getParent().equals(run.get());
			return trial ? Optional.of(TRIAL) : Optional.empty();
		}
		String ending = String.valueOf(resource.getFileExtension()).toLowerCase(Locale.ROOT);
		if (resource instanceof IFolder) {
			return ending.equals(ProjectFiles.RUN) ? Optional.of(RUN) : Optional.empty();
		}
		return Optional.ofNullable(switch (ending) {
		case ProjectFiles.BENCH -> BENCH;
		case ProjectFiles.OFFLOAD -> PROFILE;
		case ProjectFiles.PLAN -> PLAN;
		case ProjectFiles.COMPARISON -> COMPARISON;
		case "html", "htm", "md" -> REPORT;
		default -> null;
		});
	}

	/** @return the run folder that holds this resource or is it */
	public static Optional<IFolder> runOf(IResource resource) {
		for (IResource at = resource; at instanceof IFolder folder; at = at.getParent()) {
			if (ProjectFiles.RUN.equals(folder.getFileExtension())) {
				return Optional.of(folder);
			}
		}
		return resource instanceof IFile ? runOf(resource.getParent()) : Optional.empty();
	}

	/** @return the folder of trials of a run */
	public static IFolder trialsOf(IFolder run) {
		return run.getFolder(TRIALS);
	}

	/** @return the file of a run that an editor opens */
	public static IFile runFile(IFolder run) {
		return run.getFile(RunFolder.RUN_FILE);
	}

	/** @return the name without its ending */
	public static String plainName(IResource resource) {
		String name = resource.getName();
		int dot = name.lastIndexOf('.');
		return dot > 0 ? name.substring(0, dot) : name;
	}
}
