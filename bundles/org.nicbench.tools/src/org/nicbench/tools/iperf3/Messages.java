// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf3;

import org.eclipse.osgi.util.NLS;

/** Texts about iperf3. */
final class Messages extends NLS {

	public static String noTotal;
	public static String noFigures;
	public static String damaged;

	static {
		NLS.initializeMessages("org.nicbench.tools.iperf3.messages", Messages.class);
	}

	private Messages() {
	}
}
