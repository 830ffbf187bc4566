// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.project;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.ICommand;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IProjectNature;
import org.eclipse.core.runtime.CoreException;
import org.nicbench.ui.WorkbenchIds;

/** Nature of a NicBench project: its files are checked by {@link LabBuilder}. */
public final class LabNature implements IProjectNature {

	private IProject project;

	/** @return whether it is an open NicBench project */
	public static boolean has(IProject project) {
		try {
			return project.isAccessible() && project.hasNature(WorkbenchIds.NATURE);
		} catch (CoreException e) {
			return false; // closed or deleted meanwhile
		}
	}

	@Override
	public void configure() throws CoreException {
		IProjectDescription description = project.getDescription();
		List<ICommand> commands = new ArrayList<>(List.of(description.getBuildSpec()));
		if (commands.stream().noneMatch(command -> command.getBuilderName().equals(WorkbenchIds.BUILDER))) {
			ICommand command = description.newCommand();
			command.setBuilderName(WorkbenchIds.BUILDER);
			commands.add(command);
			save(description, commands);
		}
	}

	@Override
	public void deconfigure() throws CoreException {
		IProjectDescription description = project.getDescription();
		List<ICommand> commands = new ArrayList<>(List.of(description.getBuildSpec()));
		commands.removeIf(command -> command.getBuilderName().equals(WorkbenchIds.BUILDER));
		save(description, commands);
	}

	private void save(IProjectDescription description, List<ICommand> commands) throws CoreException {
		description.setBuildSpec(commands.toArray(ICommand[]::new));
		project.setDescription(description, null);
	}

	@Override
	public IProject getProject() {
		return project;
	}

	@Override
	public void setProject(IProject of) {
		project = of;
	}
}
