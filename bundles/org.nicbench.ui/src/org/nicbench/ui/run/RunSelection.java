// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.nicbench.ui.project.FileKind;

/** What of a selection a command of runs and plans means. */
public final class RunSelection {

	private RunSelection() {
	}

	/** @return the selected plan, else that of the editor in front, else null */
	public static IFile plan(ISelection selection, IEditorPart editor) {
		for (IResource resource : resources(selection)) {
			if (FileKind.of(resource).orElse(null) == FileKind.PLAN) {
				return (IFile) resource;
			}
		}
		IFile edited = editor == null ? null : Adapters.adapt(editor.getEditorInput(), IFile.class);
		return edited != null && FileKind.of(edited).orElse(null) == FileKind.PLAN ? edited : null;
	}

	/** @return the selected runs, also those of selected trials */
	public static List<IFolder> runs(ISelection selection) {
		List<IFolder> runs = new ArrayList<>();
		for (IResource resource : resources(selection)) {
			FileKind.runOf(resource).filter(run -> !runs.contains(run)).ifPresent(runs::add);
		}
		return runs;
	}

	private static List<IResource> resources(ISelection selection) {
		List<IResource> resources = new ArrayList<>();
		if (selection instanceof IStructuredSelection structured) {
			for (Object element : structured) {
				IResource resource = Adapters.adapt(element, IResource.class);
				if (resource != null) {
					resources.add(resource);
				}
			}
		}
		return resources;
	}
}
