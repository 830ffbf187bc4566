// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.ui.WorkbenchIds;

/**
 * Opens any folder as a NicBench project where it lies; nothing is copied. The folder gets a {@code .project} file. A run's
 * own folder stands for the project around it. Runs in a job.
 */
public final class OpenFolder {

	private final Path folder;

	public OpenFolder(Path folder) {
		this.folder = folder.toAbsolutePath().normalize();
	}

	/**
	 * @return the open project, an existing one when the folder is one already
	 * @throws ProblemException UNREADABLE when there is no such folder
	 * @throws CoreException    when the workspace cannot take it
	 */
	public IProject run(IProgressMonitor monitor) throws ProblemException, CoreException {
		Path real = real();
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		IProject[] opened = new IProject[1];
		// one operation, so that nobody sees or deletes a project half made
		workspace.run((ICoreRunnable) inside -> opened[0] = open(real, inside), workspace.getRoot(), IWorkspace.AVOID_UPDATE, monitor);
		return opened[0];
	}

	private static IProject open(Path real, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 4);
		IProject project = existing(real);
		if (project == null) {
			project = create(real, progress.split(1));
		}
		progress.setWorkRemaining(3);
		project.open(progress.split(1));
		addNature(project, progress.split(1));
		project.refreshLocal(IResource.DEPTH_INFINITE, progress.split(1));
		return project;
	}

	private Path real() throws ProblemException {
		try {
			Path real = folder.toRealPath();
			boolean isRun = ProjectFiles.ending(real).equals(ProjectFiles.RUN) && Files.isRegularFile(real.resolve(RunFolder.RUN_FILE));
			if (isRun && real.getParent() != null) {
				return real.getParent();
			}
			if (Files.isDirectory(real)) {
				return real;
			}
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.notAFolder, folder.toString(), Messages.chooseAFolder);
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.notAFolder, folder.toString(), Messages.chooseAFolder, e);
		}
	}

	private static IProject existing(Path real) {
		IPath location = IPath.fromPath(real);
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			if (location.equals(project.getLocation())) {
				return project;
			}
		}
		return null;
	}

	private static IProject create(Path real, IProgressMonitor monitor) throws CoreException {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		IPath location = IPath.fromPath(real);
		IPath file = location.append(IProjectDescription.DESCRIPTION_FILE_NAME);
		IProjectDescription description = file.toFile().isFile() ? workspace.loadProjectDescription(file)
				: workspace.newProjectDescription(real.getFileName() == null ? "lab" : real.getFileName().toString());
		description.setName(freeName(description.getName()));
		description.setLocation(workspace.getRoot().getLocation().isPrefixOf(location) ? null : location);
		IProject project = workspace.getRoot().getProject(description.getName());
		project.create(description, monitor);
		return project;
	}

	private static String freeName(String wanted) {
		String name = wanted;
		for (int n = 2; ResourcesPlugin.getWorkspace().getRoot().getProject(name).exists(); n++) {
			name = wanted + " (" + n + ")";
		}
		return name;
	}

	private static void addNature(IProject project, IProgressMonitor monitor) throws CoreException {
		IProjectDescription description = project.getDescription();
		List<String> natures = List.of(description.getNatureIds());
		if (natures.contains(WorkbenchIds.NATURE)) {
			return;
		}
		String[] more = Arrays.copyOf(description.getNatureIds(), natures.size() + 1);
		more[natures.size()] = WorkbenchIds.NATURE;
		description.setNatureIds(more);
		project.setDescription(description, monitor);
	}
}
