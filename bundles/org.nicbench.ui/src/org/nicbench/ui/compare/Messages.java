// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.compare;

import org.eclipse.osgi.util.NLS;

final class Messages extends NLS {

	public static String allTrials;
	public static String baselineChoice;
	public static String bothEnds;
	public static String chartName;
	public static String columnsChoice;
	public static String comparisonName;
	public static String differsEnds;
	public static String differsName;
	public static String differsSetting;
	public static String differsValues;
	public static String interval;
	public static String metricChoice;
	public static String moreTrials;
	public static String noColumns;
	public static String noDifference;
	public static String rowsChoice;
	public static String sectionChart;
	public static String sectionChartHint;
	public static String sectionDiffers;
	public static String sectionDiffersHint;
	public static String sectionTable;
	public static String sectionTableHint;
	public static String tableName;
	public static String verdictBaseline;
	public static String verdictBetter;
	public static String verdictSame;
	public static String verdictUnclear;
	public static String verdictWorse;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
	}

	private Messages() {
	}
}
