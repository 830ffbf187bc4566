// SPDX-License-Identifier: EPL-2.0
package org.nicbench.app;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;

/** Switches the theme at once; the platform keeps the choice in its Appearance preference. */
public final class ThemeHandler extends AbstractHandler {

	/** Parameter: id of the theme. */
	public static final String THEME = "org.nicbench.app.theme.id";

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		String theme = event.getParameter(THEME);
		PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme(theme, true);
		HandlerUtil.updateRadioState(event.getCommand(), theme);
		return null;
	}
}
