// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import org.eclipse.osgi.util.NLS;

/** Texts of comparisons. */
final class Messages extends NLS {

	public static String metricThroughput;
	public static String metricSeconds;
	public static String metricSenderCpu;
	public static String metricReceiverCpu;
	public static String metricSenderProcessCpu;
	public static String metricReceiverProcessCpu;
	public static String metricCpuPerGbit;
	public static String metricRetransmits;
	public static String metricRetransmitsPerGigabyte;

	public static String unknownMetric;
	public static String unknownKey;
	public static String unknownBaseline;
	public static String useOneOf;
	public static String filterEnds;
	public static String filterMalformed;
	public static String filterExample;
	public static String confidenceOutOfRange;
	public static String confidenceExample;
	public static String marginOutOfRange;

	public static String incompleteTrials;
	public static String incompleteTrialsBecause;
	public static String metricUnknown;
	public static String missingCell;
	public static String missingBaseline;
	public static String cannotBeSignificant;
	public static String identicalSamples;
	public static String confounded;
	public static String sameSettings;
	public static String statesUnknown;
	public static String pooled;
	public static String mixedSources;
	public static String trialWarnings;
	public static String andMore;

	public static String noteOrderStatistics;
	public static String noteLowestToHighest;
	public static String noteTests;
	public static String noteTestsAdjusted;
	public static String noteVerdict;
	public static String noteOneMachine;

	static {
		NLS.initializeMessages("org.nicbench.compare.messages", Messages.class);
	}

	private Messages() {
	}
}
