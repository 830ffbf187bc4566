// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.nuttcp;

import org.eclipse.osgi.util.NLS;

/** Texts about nuttcp. */
final class Messages extends NLS {

	public static String noTotal;
	public static String noFigures;

	static {
		NLS.initializeMessages("org.nicbench.tools.nuttcp.messages", Messages.class);
	}

	private Messages() {
	}
}
