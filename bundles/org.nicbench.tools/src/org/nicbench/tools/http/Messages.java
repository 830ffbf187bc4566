// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.http;

import org.eclipse.osgi.util.NLS;

/** Texts about downloads. */
final class Messages extends NLS {

	public static String noFigures;

	static {
		NLS.initializeMessages("org.nicbench.tools.http.messages", Messages.class);
	}

	private Messages() {
	}
}
