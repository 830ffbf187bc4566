// SPDX-License-Identifier: EPL-2.0
package org.nicbench.app;

import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;

/** Says in the title of a window which editor is in front. */
final class WindowTitle implements IPartListener2 {

	private final IWorkbenchWindowConfigurer configurer;

	private WindowTitle(IWorkbenchWindowConfigurer configurer) {
		this.configurer = configurer;
	}

	static void follow(IWorkbenchWindowConfigurer configurer) {
		WindowTitle title = new WindowTitle(configurer);
		configurer.getWindow().getPartService().addPartListener(title);
		title.update();
	}

	private void update() {
		IWorkbenchPage page = configurer.getWindow().getActivePage();
		boolean hasEditor = page != null && page.getActiveEditor() != null;
		configurer.setTitle(hasEditor ? Messages.bind(Messages.windowTitleWithEditor, page.getActiveEditor().getTitle())
				: Messages.windowTitle);
	}

	@Override
	public void partActivated(IWorkbenchPartReference part) {
		update();
	}

	@Override
	public void partBroughtToTop(IWorkbenchPartReference part) {
		update();
	}

	@Override
	public void partClosed(IWorkbenchPartReference part) {
		update();
	}

	@Override
	public void partOpened(IWorkbenchPartReference part) {
		update();
	}
}
