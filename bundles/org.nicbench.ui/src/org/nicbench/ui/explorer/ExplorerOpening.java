// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.navigator.CommonActionProvider;
import org.eclipse.ui.navigator.ICommonActionConstants;
import org.eclipse.ui.navigator.ICommonActionExtensionSite;
import org.eclipse.ui.navigator.ICommonMenuConstants;
import org.eclipse.ui.navigator.ICommonViewerWorkbenchSite;
import org.nicbench.ui.Failures;
import org.nicbench.ui.WorkbenchIds;
import org.nicbench.ui.editor.RunEditor;
import org.nicbench.ui.project.FileKind;

/** Opens what is selected: a file in its editor, a run and its trials in the run editor. */
public final class ExplorerOpening extends CommonActionProvider {

	private final Action open = new Action(Messages.open) {
		@Override
		public void run() {
			openSelection();
		}
	};
	private IWorkbenchPage page;

	@Override
	public void init(ICommonActionExtensionSite site) {
		super.init(site);
		page = site.getViewSite() instanceof ICommonViewerWorkbenchSite view ? view.getPage() : null;
		open.setActionDefinitionId("org.eclipse.ui.navigator.Open");
	}

	@Override
	public void fillActionBars(IActionBars bars) {
		open.setEnabled(!openable().isEmpty());
		if (open.isEnabled()) {
			bars.setGlobalActionHandler(ICommonActionConstants.OPEN, open);
		}
	}

	@Override
	public void fillContextMenu(IMenuManager menu) {
		if (!openable().isEmpty()) {
			menu.appendToGroup(ICommonMenuConstants.GROUP_OPEN, open);
		}
	}

	private List<IResource> openable() {
		if (page == null || !(getContext() != null && getContext().getSelection() instanceof IStructuredSelection selection)) {
			return List.of();
		}
		List<IResource> resources = new ArrayList<>();
		for (Object element : selection) {
			if (element instanceof IResource resource && FileKind.of(resource).isPresent()) {
				resources.add(resource);
			}
		}
		return resources;
	}

	private void openSelection() {
		try {
			for (IResource resource : openable()) {
				open(resource, page);
			}
		} catch (PartInitException e) {
			Failures.show(e);
		}
	}

	/** Opens a file, run folder or trial in its editor; display thread. */
	public static IEditorPart open(IResource resource, IWorkbenchPage page) throws PartInitException {
		IFolder run = FileKind.runOf(resource).orElse(null);
		if (run == null) {
			return IDE.openEditor(page, (IFile) resource);
		}
		IEditorPart editor = IDE.openEditor(page, FileKind.runFile(run), WorkbenchIds.RUN_EDITOR);
		if (editor instanceof RunEditor runEditor && resource instanceof IFile trial) {
			runEditor.showTrial(Integer.parseInt(FileKind.plainName(trial)));
		}
		return editor;
	}
}
