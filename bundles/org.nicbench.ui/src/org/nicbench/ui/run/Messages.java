// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import org.eclipse.osgi.util.NLS;

final class Messages extends NLS {

	public static String asKernel;
	public static String asProfile;
	public static String bytes;
	public static String cellsTimes;
	public static String consoleName;
	public static String cpuAndCores;
	public static String factImported;
	public static String factJobs;
	public static String factLoad;
	public static String factOrder;
	public static String factPath;
	public static String factPlan;
	public static String factProducer;
	public static String factReceiver;
	public static String factSender;
	public static String factStarted;
	public static String factStatus;
	public static String factTrials;
	public static String factWarmUp;
	public static String fromTo;
	public static String kernel;
	public static String logFinished;
	public static String logStarted;
	public static String logTrial;
	public static String logWarmUp;
	public static String logWarning;
	public static String noRateYet;
	public static String orderAndDrawnSeed;
	public static String orderAndSeed;
	public static String preparing;
	public static String runningPlan;
	public static String showingTrials;
	public static String startedAndTook;
	public static String statusAndSomeTrials;
	public static String statusAndTrials;
	public static String trialProgress;
	public static String warmingUp;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
	}

	private Messages() {
	}
}
