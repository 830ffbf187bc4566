// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.virtual;

import org.eclipse.osgi.util.NLS;

/** Texts about the virtual bench. */
final class Messages extends NLS {

	public static String cannotMakeVirtualBench;
	public static String noRightsForVirtualBench;
	public static String virtualBenchNeeds;
	public static String virtualBenchStays;

	static {
		NLS.initializeMessages("org.nicbench.host.virtual.messages", Messages.class);
	}

	private Messages() {
	}
}
