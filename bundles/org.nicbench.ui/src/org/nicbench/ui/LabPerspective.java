// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.progress.IProgressConstants;

/** Explorer left, editors, Outline and Properties right, what happens below. */
public final class LabPerspective implements IPerspectiveFactory {

	@Override
	public void createInitialLayout(IPageLayout layout) {
		String editors = layout.getEditorArea();
		layout.createFolder("left", IPageLayout.LEFT, 0.25f, editors).addView(WorkbenchIds.EXPLORER);
		IFolderLayout bottom = layout.createFolder("bottom", IPageLayout.BOTTOM, 0.78f, editors);
		bottom.addView(IProgressConstants.PROGRESS_VIEW_ID);
		bottom.addView(IPageLayout.ID_PROBLEM_VIEW);
		bottom.addView(IConsoleConstants.ID_CONSOLE_VIEW);
		bottom.addView(IPageLayout.ID_PROP_SHEET);
		shortcuts(layout);
	}

	/** What both perspectives offer in their menus. */
	static void shortcuts(IPageLayout layout) {
		layout.addShowViewShortcut(WorkbenchIds.EXPLORER);
		layout.addShowViewShortcut(IPageLayout.ID_PROBLEM_VIEW);
		layout.addShowViewShortcut(IProgressConstants.PROGRESS_VIEW_ID);
		layout.addShowViewShortcut(IConsoleConstants.ID_CONSOLE_VIEW);
		layout.addShowViewShortcut(IPageLayout.ID_PROP_SHEET);
		layout.addShowViewShortcut(IPageLayout.ID_OUTLINE);
		layout.addPerspectiveShortcut(WorkbenchIds.LAB_PERSPECTIVE);
		layout.addPerspectiveShortcut(WorkbenchIds.COMPARE_PERSPECTIVE);
	}
}
