// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import org.eclipse.osgi.util.NLS;

/** Texts of the command line. */
public final class Messages extends NLS {

	public static String benchExists;
	public static String benchHost;
	public static String benchTitle;
	public static String cancelled;
	public static String cannotPrint;
	public static String cannotProbe;
	public static String cannotRead;
	public static String confirmTooShort;
	public static String confirmWithin;
	public static String confirmed;
	public static String defectLine;
	public static String demoReportTitle;
	public static String demoWritten;
	public static String doctorInstall;
	public static String doctorJava;
	public static String doctorKernel;
	public static String doctorMissing;
	public static String doctorPrivileges;
	public static String doctorProcessor;
	public static String doctorProduct;
	public static String doctorSystem;
	public static String dryRunTotal;
	public static String durationOrRepetitionsTooSmall;
	public static String featureActive;
	public static String featureChangeable;
	public static String featureGroup;
	public static String featureName;
	public static String featureWanted;
	public static String featuresTitle;
	public static String fileWritten;
	public static String fixed;
	public static String gateFailed;
	public static String gateUnknown;
	public static String hostNotOnBench;
	public static String hostUnknown;
	public static String journalEmpty;
	public static String journalLine;
	public static String journalUnreadable;
	public static String leftover;
	public static String linkDown;
	public static String linkUp;
	public static String nameACommand;
	public static String nameAFile;
	public static String nameASubcommand;
	public static String nameHostAndNic;
	public static String nameProfiles;
	public static String nameTheBench;
	public static String nicBus;
	public static String nicConfirmed;
	public static String nicDriver;
	public static String nicLink;
	public static String nicMtu;
	public static String nicName;
	public static String nicProduct;
	public static String nicSpeed;
	public static String noSuchCommand;
	public static String noSuchFile;
	public static String notAHostAndNic;
	public static String notASetting;
	public static String notAnAxis;
	public static String notAnOption;
	public static String notConfirmedRestored;
	public static String nothingToConfirm;
	public static String nothingToRestore;
	public static String off;
	public static String on;
	public static String outIsAFolder;
	public static String planCells;
	public static String planJob;
	public static String planName;
	public static String planProfiles;
	public static String planReceiver;
	public static String planRepetitions;
	public static String planSeed;
	public static String planSender;
	public static String privilegesFull;
	public static String privilegesNone;
	public static String privilegesUserNamespace;
	public static String problemLine;
	public static String profileTitle;
	public static String profileWithoutName;
	public static String progressUnknown;
	public static String projectExists;
	public static String projectIsSound;
	public static String projectMade;
	public static String readCpu;
	public static String readRate;
	public static String readState;
	public static String readStreamFailed;
	public static String readStreams;
	public static String readTime;
	public static String receiptAfter;
	public static String receiptAsked;
	public static String receiptBecause;
	public static String receiptBefore;
	public static String receiptResult;
	public static String receiptTitle;
	public static String restoreLine;
	public static String runSaved;
	public static String runStarted;
	public static String runWarning;
	public static String saySetting;
	public static String seeHelp;
	public static String trialFinished;
	public static String virtualHostOnlyInRuns;
	public static String yes;
	public static String gateMeetsNothing;
	public static String languageUnknown;
	public static String nameAProject;
	public static String noSuchFolder;
	public static String notAFolder;
	public static String leftoverEnded;
	public static String outputLost;

	static {
		NLS.initializeMessages("org.nicbench.cli.messages", Messages.class);
	}

	private Messages() {
	}
}
