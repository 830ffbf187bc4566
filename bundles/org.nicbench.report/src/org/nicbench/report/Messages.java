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
	public static String quoted;
	public static String bothEnds;
	public static String load;
	public static String jobInWords;
	public static String repetitions;
	public static String question;
	public static String answer;
	public static String answerCounts;
	public static String changeWithInterval;
	public static String found;
	public static String nothingToCompare;
	public static String differenceValue;
	public static String environment;
	public static String run;
	public static String startedAt;
	public static String hostInWords;
	public static String unknownFormat;
	public static String useOneOf;
	public static String cannotWrite;
	public static String chartTitle;
	public static String chartDescription;
	public static String moreIsBetter;
	public static String lessIsBetter;
	public static String finishedAt;
	public static String status;
	public static String producer;
	public static String orderOfTrials;
	public static String seed;
	public static String sender;
	public static String receiver;
	public static String nic;
	public static String driverInWords;
	public static String memory;
	public static String congestionControl;
	public static String restored;
	public static String notRestored;
	public static String reportBy;
	public static String whatDiffersCaption;
	public static String headSetting;
	public static String headEnds;
	public static String tableCaption;
	public static String headChangeInterval;
	public static String imported;
	public static String commands;
	public static String receipts;
	public static String headAsked;
	public static String headBefore;
	public static String headAfter;
	public static String headResult;
	public static String headBecause;
	public static String trials;
	public static String headRound;
	public static String headCell;
	public static String headThroughput;
	public static String headRemarks;
	public static String rawData;

	static {
		NLS.initializeMessages("org.nicbench.report.messages", Messages.class);
	}

	private Messages() {
	}
}
