// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.netperf;

import org.eclipse.osgi.util.NLS;

/** Texts about netperf. */
final class Messages extends NLS {

	public static String noTotal;
	public static String noFigures;

	static {
		NLS.initializeMessages("org.nicbench.tools.netperf.messages", Messages.class);
	}

	private Messages() {
	}
}
