// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui;

import org.eclipse.osgi.util.NLS;

final class Messages extends NLS {

	public static String stream;
	public static String streams;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
	}

	private Messages() {
	}
}
