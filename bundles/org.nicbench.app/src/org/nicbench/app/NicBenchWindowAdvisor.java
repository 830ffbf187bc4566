// SPDX-License-Identifier: EPL-2.0
package org.nicbench.app;

import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;

/** The window: size, title and which bars it has. */
final class NicBenchWindowAdvisor extends WorkbenchWindowAdvisor {

	private static final Point SIZE = new Point(1280, 860);

	NicBenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
		super(configurer);
	}

	@Override
	public ActionBarAdvisor createActionBarAdvisor(IActionBarConfigurer configurer) {
		return new NicBenchActionBarAdvisor(configurer);
	}

	@Override
	public void preWindowOpen() {
		IWorkbenchWindowConfigurer configurer = getWindowConfigurer();
		configurer.setInitialSize(SIZE);
		configurer.setTitle(Messages.windowTitle);
		configurer.setShowMenuBar(true);
		configurer.setShowCoolBar(true);
		configurer.setShowStatusLine(true);
		configurer.setShowPerspectiveBar(true);
		configurer.setShowProgressIndicator(true);
	}

	@Override
	public void postWindowOpen() {
		UnwantedActionSets.keepOut(getWindowConfigurer().getWindow());
	}

	@Override
	public void postWindowCreate() {
		WindowTitle.follow(getWindowConfigurer());
	}
}
