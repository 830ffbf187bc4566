// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.project;

import org.eclipse.osgi.util.NLS;

final class Messages extends NLS {

	public static String chooseAFolder;
	public static String notAFolder;
	public static String openFolderMessage;
	public static String openFolderTitle;
	public static String openingFolder;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
	}

	private Messages() {
	}
}
