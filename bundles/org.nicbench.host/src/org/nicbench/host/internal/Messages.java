// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import org.eclipse.osgi.util.NLS;

/** Texts about hosts, NICs and the journal. */
public final class Messages extends NLS {

	public static String noSuchNic;
	public static String listNics;
	public static String notPermitted;
	public static String becomeRoot;
	public static String becomeRootForBench;
	public static String noNamespaces;
	public static String featureGone;
	public static String featureNew;
	public static String wish;
	public static String differs;
	public static String nothing;
	public static String unknownSetting;
	public static String profile;
	public static String strictUnsupported;
	public static String strictFixed;
	public static String strictRefused;
	public static String useBestEffort;
	public static String mtuLimits;
	public static String carrierMissing;
	public static String notInThisKernel;
	public static String notOnThisNic;
	public static String fixedByDriver;
	public static String keptOnByDriver;
	public static String keptOffByDriver;
	public static String keptByDriver;
	public static String wantedAndPossibleAgain;
	public static String switchedByDriver;
	public static String carriesDefaultRoute;
	public static String carriesSession;
	public static String mtuTakesAddresses;
	public static String sayForce;
	public static String otherBoot;
	public static String otherNic;
	public static String namespaceGone;
	public static String nicGone;
	public static String entryKept;
	public static String entryObsolete;
	public static String notRestored;
	public static String tryRestoreAgain;
	public static String andMore;
	public static String inUse;
	public static String inUseBy;
	public static String waitForIt;
	public static String keptAlready;
	public static String sayRestore;
	public static String cancelled;
	public static String journalUnreadable;
	public static String programMissing;
	public static String programNotStarted;
	public static String installProgram;
	public static String accessNotOpened;
	public static String noSuchNamespace;
	public static String listNamespaces;
	public static String nothingToConfirm;
	public static String ownerDoesNotAnswer;
	public static String confirmedTooLate;

	static {
		NLS.initializeMessages("org.nicbench.host.internal.messages", Messages.class);
	}

	private Messages() {
	}
}
