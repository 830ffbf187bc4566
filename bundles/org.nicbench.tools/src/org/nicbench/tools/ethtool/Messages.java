// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import org.eclipse.osgi.util.NLS;

/** Texts about reading ethtool. */
final class Messages extends NLS {

	public static String listEmpty;
	public static String jsonCut;
	public static String toldTwice;
	public static String ringsOrChannels;
	public static String counterTooLarge;

	static {
		NLS.initializeMessages("org.nicbench.tools.ethtool.messages", Messages.class);
	}

	private Messages() {
	}
}
