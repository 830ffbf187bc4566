// SPDX-License-Identifier: EPL-2.0
package org.nicbench.app;

import org.eclipse.osgi.util.NLS;

final class Messages extends NLS {

	public static String menuEdit;
	public static String menuFile;
	public static String menuHelp;
	public static String menuPerspective;
	public static String menuShowView;
	public static String menuWindow;
	public static String startTitle;
	public static String themeAfterStart;
	public static String themeTitle;
	public static String windowTitle;
	public static String windowTitleWithEditor;
	public static String workspaceInUse;
	public static String workspaceUnknown;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
	}

	private Messages() {
	}
}
