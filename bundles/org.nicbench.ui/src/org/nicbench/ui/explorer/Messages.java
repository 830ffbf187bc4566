// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import org.eclipse.osgi.util.NLS;

final class Messages extends NLS {

	public static String benches;
	public static String comparisons;
	public static String explorerDemo;
	public static String explorerEmpty;
	public static String explorerFirstStep;
	public static String explorerTree;
	public static String imported;
	public static String manyTrials;
	public static String oneTrial;
	public static String open;
	public static String plans;
	public static String profiles;
	public static String readingRuns;
	public static String reports;
	public static String runs;
	public static String trialLabel;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
	}

	private Messages() {
	}
}
