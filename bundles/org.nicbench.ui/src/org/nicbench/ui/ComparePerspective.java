// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.progress.IProgressConstants;

/** Explorer narrow, the comparison wide. */
public final class ComparePerspective implements IPerspectiveFactory {

	@Override
	public void createInitialLayout(IPageLayout layout) {
		String editors = layout.getEditorArea();
		layout.createFolder("left", IPageLayout.LEFT, 0.25f, editors).addView(WorkbenchIds.EXPLORER);
		IFolderLayout bottom = layout.createFolder("bottom", IPageLayout.BOTTOM, 0.82f, editors);
		bottom.addView(IPageLayout.ID_PROP_SHEET);
		bottom.addView(IPageLayout.ID_PROBLEM_VIEW);
		bottom.addView(IProgressConstants.PROGRESS_VIEW_ID);
		LabPerspective.shortcuts(layout);
	}
}
