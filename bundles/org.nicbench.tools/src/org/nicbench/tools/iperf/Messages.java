// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf;

import org.eclipse.osgi.util.NLS;

/** Texts about iperf 2. */
final class Messages extends NLS {

	public static String noTotal;
	public static String noFigures;

	static {
		NLS.initializeMessages("org.nicbench.tools.iperf.messages", Messages.class);
	}

	private Messages() {
	}
}
