// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.nuttcp;

import org.eclipse.osgi.util.NLS;

/** Texts about nuttcp. */
final class Messages extends NLS {

	static String noTotal;
	static String noFigures;

	static {
		NLS.initializeMessages("org.nicbench.tools.nuttcp.messages", Messages.class);
	}

	private Messages() {
	}
}
