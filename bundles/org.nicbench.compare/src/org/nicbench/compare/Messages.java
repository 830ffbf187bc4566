// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import org.eclipse.osgi.util.NLS;

/** Texts of comparisons. */
final class Messages extends NLS {

	static String metricThroughput;
	static String metricSeconds;
	static String metricSenderCpu;
	static String metricReceiverCpu;
	static String metricSenderProcessCpu;
	static String metricReceiverProcessCpu;
	static String metricCpuPerGbit;
	static String metricRetransmits;
	static String metricRetransmitsPerGigabyte;

	static String unknownMetric;
	static String unknownKey;
	static String unknownBaseline;
	static String useOneOf;
	static String filterEnds;
	static String filterMalformed;
	static String filterExample;
	static String confidenceOutOfRange;
	static String confidenceExample;
	static String marginOutOfRange;

	static String incompleteTrials;
	static String incompleteTrialsBecause;
	static String metricUnknown;
	static String missingCell;
	static String missingBaseline;
	static String cannotBeSignificant;
	static String identicalSamples;
	static String confounded;
	static String sameSettings;
	static String statesUnknown;
	static String pooled;
	static String mixedSources;
	static String trialWarnings;
	static String andMore;

	static String noteOrderStatistics;
	static String noteLowestToHighest;
	static String noteTests;
	static String noteTestsAdjusted;
	static String noteVerdict;
	static String noteOneMachine;

	static {
		NLS.initializeMessages("org.nicbench.compare.messages", Messages.class);
	}

	private Messages() {
	}
}
