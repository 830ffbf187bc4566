// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import org.eclipse.osgi.util.NLS;

/** Texts of reports. */
public final class Messages extends NLS {

	public static String interval;
	public static String verdictBaseline;
	public static String verdictSame;
	public static String verdictBetter;
	public static String verdictWorse;
	public static String verdictUnclear;
	public static String verdictUnclearMore;
	public static String whatDiffers;
	public static String nothingDiffers;
	public static String tableTitle;
	public static String warnings;
	public static String headN;
	public static String headMedian;
	public static String headInterval;
	public static String headChange;
	public static String headP;
	public static String headVerdict;
	public static String differenceLine;
	public static String differenceValue;
	public static String environment;
	public static String run;
	public static String startedAt;
	public static String hostInWords;
	public static String unknownFormat;
	public static String useOneOf;
	public static String cannotWrite;

	static {
		NLS.initializeMessages("org.nicbench.report.messages", Messages.class);
	}

	private Messages() {
	}
}
