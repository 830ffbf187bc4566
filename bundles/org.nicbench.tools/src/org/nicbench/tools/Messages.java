// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import org.eclipse.osgi.util.NLS;

/** Texts about running throughput tools. */
final class Messages extends NLS {

	public static String toolUnknown;
	public static String chooseTool;

	static {
		NLS.initializeMessages("org.nicbench.tools.messages", Messages.class);
	}

	private Messages() {
	}
}
