// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import org.eclipse.osgi.util.NLS;

/** Texts about reading. */
final class Messages extends NLS {

	static String nothingKnown;
	static String nothingKnownEmpty;
	static String giveKnownText;
	static String cannotFetch;
	static String linesUnread;
	static String jsonDamaged;

	static {
		NLS.initializeMessages("org.nicbench.tools.read.messages", Messages.class);
	}

	private Messages() {
	}
}
