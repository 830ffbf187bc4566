// SPDX-License-Identifier: EPL-2.0
package org.nicbench.app;

import java.io.IOException;
import java.nio.file.Path;

import org.eclipse.core.runtime.Platform;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;

/** Starts the workbench on its workspace; without {@code -data} that is a folder of the user's data home. */
public final class NicBenchApplication implements IApplication {

	@Override
	public Object start(IApplicationContext context) throws IOException {
		Display display = PlatformUI.createDisplay();
		Location workspace = Platform.getInstanceLocation();
		try {
			if (!lock(workspace)) {
				MessageDialog.openError(null, Messages.startTitle, Messages.bind(Messages.workspaceInUse,
						workspace.getURL() == null ? Messages.workspaceUnknown : workspace.getURL().getPath()));
				return IApplication.EXIT_OK;
			}
			int code = PlatformUI.createAndRunWorkbench(display, new NicBenchWorkbenchAdvisor());
			return code == PlatformUI.RETURN_RESTART ? IApplication.EXIT_RESTART : IApplication.EXIT_OK;
		} finally {
			workspace.release();
			display.dispose();
		}
	}

	private static boolean lock(Location workspace) throws IOException {
		if (workspace.isSet()) {
			return workspace.lock();
		}
		return workspace.set(dataHome().resolve("nicbench").resolve("workspace").toUri().toURL(), true);
	}

	/** XDG Base Directory Specification: $XDG_DATA_HOME, else ~/.local/share. */
	private static Path dataHome() {
		String set = System.getenv("XDG_DATA_HOME");
		return set != null && Path.of(set).isAbsolute() ? Path.of(set) : Path.of(System.getProperty("user.home"), ".local", "share");
	}

	@Override
	public void stop() {
		if (!PlatformUI.isWorkbenchRunning()) {
			return;
		}
		IWorkbench workbench = PlatformUI.getWorkbench();
		workbench.getDisplay().syncExec(workbench::close);
	}
}
