// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.compare;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.IDE;
import org.nicbench.compare.Metrics;
import org.nicbench.compare.Query;
import org.nicbench.model.Comparison;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.ui.Failures;
import org.nicbench.ui.project.FileKind;
import org.nicbench.ui.run.RunSelection;

/** Makes a comparison of the selected runs beside the first of them and opens it. */
public final class CompareRunsHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		ISelection selection = HandlerUtil.getCurrentSelection(event);
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
		List<IFolder> runs = RunSelection.runs(selection);
		if (runs.isEmpty()) {
			return null;
		}
		try {
			IFile file = create(runs);
			IDE.openEditor(window.getActivePage(), file);
		} catch (ProblemException | CoreException e) {
			Failures.show(e);
		}
		return null;
	}

	private static IFile create(List<IFolder> runs) throws ProblemException, CoreException {
		IContainer folder = runs.get(0).getParent();
		Path path = freeFile(folder.getLocation().toPath(), FileKind.plainName(runs.get(0)));
		Comparison comparison = NicBenchFactory.eINSTANCE.createComparison();
		String name = path.getFileName().toString();
		comparison.setName(name.substring(0, name.lastIndexOf('.')));
		for (IFolder run : runs) {
			comparison.getRuns().add(ProjectFiles.relativeUri(path, run.getLocation().toPath()));
		}
		comparison.getMetrics().add(Metrics.THROUGHPUT.id());
		comparison.setMarginPercent(Query.DEFAULT_MARGIN_PERCENT);
		comparison.setConfidence(Query.DEFAULT_CONFIDENCE);
		ProjectFiles.save(comparison, path);
		IFile file = folder.getFile(IPath.fromOSString(name));
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		return file;
	}

	private static Path freeFile(Path folder, String stem) {
		Path file = folder.resolve(stem + "." + ProjectFiles.COMPARISON);
		for (int n = 2; Files.exists(file); n++) {
			file = folder.resolve(stem + "-" + n + "." + ProjectFiles.COMPARISON);
		}
		return file;
	}
}
