// SPDX-License-Identifier: EPL-2.0
package org.nicbench.app;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;

/** Switches the theme at once; the platform keeps the choice in its Appearance preference. */
public final class ThemeHandler extends AbstractHandler {

	/** Parameter: id of the theme. */
	public static final String THEME = "org.nicbench.app.theme.id";

	private static final String DARK = "dark";

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		String theme = event.getParameter(THEME);
		IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
		String before = engine.getActiveTheme() == null ? "" : engine.getActiveTheme().getId();
		if (before.equals(theme)) {
			return null;
		}
		engine.setTheme(theme, true);
		HandlerUtil.updateRadioState(event.getCommand(), theme);
		if (before.contains(DARK)) {
			// GTK keeps the dark colours of its own widgets until the next start
			MessageDialog.openInformation(HandlerUtil.getActiveShell(event), Messages.themeTitle, Messages.themeAfterStart);
		}
		return null;
	}
}
