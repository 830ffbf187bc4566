// SPDX-License-Identifier: EPL-2.0
package org.nicbench.app;

import java.util.List;

import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PerspectiveAdapter;

/** Keeps tools of the text editor out, which the platform shows in every perspective and which do nothing here. */
final class UnwantedActionSets extends PerspectiveAdapter {

	private static final List<String> IDS = List.of("org.eclipse.ui.edit.text.actionSet.annotationNavigation",
			"org.eclipse.ui.edit.text.actionSet.navigation", "org.eclipse.ui.edit.text.actionSet.convertLineDelimitersTo",
			"org.eclipse.ui.edit.text.actionSet.openExternalFile");

	private UnwantedActionSets() {
	}

	static void keepOut(IWorkbenchWindow window) {
		UnwantedActionSets listener = new UnwantedActionSets();
		window.addPerspectiveListener(listener);
		if (window.getActivePage() != null) {
			hide(window.getActivePage());
		}
	}

	private static void hide(IWorkbenchPage page) {
		IDS.forEach(page::hideActionSet);
	}

	@Override
	public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
		hide(page);
	}

	@Override
	public void perspectiveChanged(IWorkbenchPage page, IPerspectiveDescriptor perspective, String change) {
		if (change.equals(IWorkbenchPage.CHANGE_RESET_COMPLETE)) {
			hide(page);
		}
	}
}
