// SPDX-License-Identifier: EPL-2.0
package org.nicbench.app;

import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.ui.application.IWorkbenchConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.eclipse.ui.ide.IDE;
import org.nicbench.ui.WorkbenchIds;

/** A workbench on resources, as an Eclipse IDE is one, without the IDE's own application. */
final class NicBenchWorkbenchAdvisor extends WorkbenchAdvisor {

	private static final String IDE_BUNDLE = "org.eclipse.ui.ide";

	/** Images that the views of org.eclipse.ui.ide ask the application for (IDEInternalWorkbenchImages, IDE.SharedImages). */
	private static final Map<String, String> IDE_IMAGES = Map.ofEntries(
			Map.entry(IDE.SharedImages.IMG_OBJ_PROJECT, "obj16/prj_obj"),
			Map.entry(IDE.SharedImages.IMG_OBJ_PROJECT_CLOSED, "obj16/cprj_obj"),
			Map.entry(IDE.SharedImages.IMG_OPEN_MARKER, "elcl16/gotoobj_tsk"),
			Map.entry(IDE.SharedImages.IMG_OBJS_TASK_TSK, "obj16/taskmrk_tsk"),
			Map.entry(IDE.SharedImages.IMG_OBJS_BKMRK_TSK, "obj16/bkmrk_tsk"),
			Map.entry("IMG_OBJS_COMPLETE_TSK", "obj16/complete_tsk"),
			Map.entry("IMG_OBJS_INCOMPLETE_TSK", "obj16/incomplete_tsk"),
			Map.entry("IMG_OBJS_ERROR_PATH", "obj16/error_tsk"),
			Map.entry("IMG_OBJS_WARNING_PATH", "obj16/warn_tsk"),
			Map.entry("IMG_OBJS_INFO_PATH", "obj16/info_tsk"),
			Map.entry("IMG_ETOOL_PROBLEM_CATEGORY", "etool16/problem_category"),
			Map.entry("IMG_ETOOL_PROBLEMS_VIEW", "eview16/problems_view"),
			Map.entry("IMG_ETOOL_PROBLEMS_VIEW_ERROR", "eview16/problems_view_error"),
			Map.entry("IMG_ETOOL_PROBLEMS_VIEW_WARNING", "eview16/problems_view_warning"),
			Map.entry("IMG_ETOOL_PROBLEMS_VIEW_INFO", "eview16/problems_view_info"),
			Map.entry("IMG_OBJS_FIXABLE_ERROR", "obj16/quickfix_error_obj"),
			Map.entry("IMG_OBJS_FIXABLE_WARNING", "obj16/quickfix_warning_obj"),
			Map.entry("IMG_OBJS_FIXABLE_INFO", "obj16/quickfix_info_obj"),
			Map.entry("IMG_DLCL_QUICK_FIX_DISABLED", "dlcl16/smartmode_co"),
			Map.entry("IMG_ELCL_QUICK_FIX_ENABLED", "elcl16/smartmode_co"),
			Map.entry("IMG_WIZBAN_NEWPRJ_WIZ", "wizban/newprj_wiz"),
			Map.entry("IMG_DLGBAN_QUICKFIX_DLG", "wizban/quick_fix"));

	@Override
	public void initialize(IWorkbenchConfigurer configurer) {
		configurer.setSaveAndRestore(true);
		IDE.registerAdapters();
		IDE_IMAGES.forEach((name, path) -> ideImage(path).ifPresent(image -> configurer.declareImage(name, image, true)));
	}

	private static Optional<ImageDescriptor> ideImage(String path) {
		String base = "icons/full/" + path;
		return ResourceLocator.imageDescriptorFromBundle(IDE_BUNDLE, base + ".svg")
				.or(() -> ResourceLocator.imageDescriptorFromBundle(IDE_BUNDLE, base + ".png"));
	}

	@Override
	public String getInitialWindowPerspectiveId() {
		return WorkbenchIds.LAB_PERSPECTIVE;
	}

	@Override
	public IAdaptable getDefaultPageInput() {
		return ResourcesPlugin.getWorkspace().getRoot();
	}

	@Override
	public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
		return new NicBenchWindowAdvisor(configurer);
	}

	@Override
	public void postShutdown() {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		try {
			workspace.save(true, new NullProgressMonitor());
		} catch (CoreException e) {
			ILog.of(NicBenchWorkbenchAdvisor.class).log(e.getStatus());
		}
	}
}
