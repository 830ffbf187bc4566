// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import org.eclipse.osgi.util.NLS;

/** Texts about reading. */
final class Messages extends NLS {

	public static String nothingKnown;
	public static String nothingKnownEmpty;
	public static String giveKnownText;
	public static String cannotFetch;
	public static String linesUnread;
	public static String intervalsJoined;
	public static String jsonDamaged;
	public static String moreWarnings;
	public static String resultsLeftOut;
	public static String setNotRead;
	public static String severalNics;
	public static String nicUntold;
	public static String complaint;

	static {
		NLS.initializeMessages("org.nicbench.tools.read.messages", Messages.class);
	}

	private Messages() {
	}
}
