// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.command;

import org.eclipse.osgi.util.NLS;

/** Texts about running programs. */
final class Messages extends NLS {

	public static String notFound;
	public static String installWith;
	public static String cannotStart;
	public static String serverNotListening;
	public static String serverEnded;
	public static String noEndInTime;
	public static String exitCode;
	public static String cancelled;
	public static String outputNotKept;
	public static String freeSpace;
	public static String cannotDo;
	public static String chooseOtherTool;
	public static String featureBothWays;
	public static String featureUdp;
	public static String featureOtherProtocol;
	public static String featureOmit;
	public static String featureCongestionControl;
	public static String featureBytes;
	public static String featureOption;
	public static String featureRate;

	static {
		NLS.initializeMessages("org.nicbench.tools.command.messages", Messages.class);
	}

	private Messages() {
	}
}
