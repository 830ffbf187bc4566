// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.List;

import org.eclipse.core.runtime.IProduct;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.progress.IProgressConstants;
import org.junit.jupiter.api.Test;
import org.nicbench.ui.WorkbenchIds;

/** The workbench as it stands when it has just been started on an empty workspace. */
class StartTest {

	@Test
	void productStartsInTheLabAndSaysWhatToDoFirst() throws Exception {
		LabWorkbench.clear();
		LabWorkbench.lab();
		IProduct product = Platform.getProduct();
		assertEquals("org.nicbench.app.product", product.getId());
		OnDisplay.until("first step in the explorer", LabWorkbench.LIMIT_SECONDS,
				() -> LabWorkbench.widget(Link.class, "explorer.openFolder") != null);
		OnDisplay.run(() -> {
			assertEquals(WorkbenchIds.LAB_PERSPECTIVE, LabWorkbench.page().getPerspective().getId());
			for (String view : List.of(WorkbenchIds.EXPLORER, IPageLayout.ID_PROBLEM_VIEW, IProgressConstants.PROGRESS_VIEW_ID,
					IConsoleConstants.ID_CONSOLE_VIEW, IPageLayout.ID_PROP_SHEET)) {
				assertNotNull(LabWorkbench.page().findViewReference(view), view);
			}
		});
		assertTrue(Files.size(LabWorkbench.screenshot("start")) > 0);
	}

	@Test
	void startLogsNoError() throws Exception {
		LabWorkbench.lab();
		LabWorkbench.settle();
		assertEquals(List.of(), WorkspaceLog.errors());
	}

	@Test
	void noAwtIsLoaded() {
		assertEquals("true", System.getProperty("java.awt.headless"));
		assertTrue(Thread.getAllStackTraces().keySet().stream().noneMatch(thread -> thread.getName().startsWith("AWT-")));
	}
}
