// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin.tool;

import org.eclipse.osgi.util.NLS;

/** Texts about running the built-in engine. */
final class Messages extends NLS {

	public static String cancelled;
	public static String noEndInTime;
	public static String noFigures;
	public static String clientInWords;
	public static String serverInWords;

	static {
		NLS.initializeMessages("org.nicbench.tools.builtin.tool.messages", Messages.class);
	}

	private Messages() {
	}
}
