// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import org.eclipse.osgi.util.NLS;

/** Texts of the engine. */
final class Messages extends NLS {

	public static String planNamed;
	public static String planWithoutJob;
	public static String addAJob;
	public static String nothingLeftToRun;
	public static String jobWithoutTool;
	public static String unknownAxis;
	public static String axesAre;
	public static String axisTwice;
	public static String axisWithoutValues;
	public static String axisValueTwice;
	public static String badAxisValue;
	public static String bytesLikeThis;
	public static String numberBetween;
	public static String nameOfACongestionControl;
	public static String directionsAre;
	public static String profileNameTwice;
	public static String renameOneProfile;
	public static String badExclusion;
	public static String demoBenchNotes;
	public static String userNamespacesForbidden;
	public static String runItAsRoot;
	public static String installUtilLinuxOrRoot;
	public static String childNotStarted;
	public static String childDoesNotEnd;
	public static String childNotUnderstood;
	public static String childFailed;
	public static String profilesInACircle;
	public static String removeOneBase;
	public static String planWithoutEnds;
	public static String nameBenchAndEnds;
	public static String endWithoutNic;
	public static String noSuchHost;
	public static String bytesMissedTheNic;
	public static String bytesOfOthers;
	public static String cancelled;
	public static String toolTookTooLong;
	public static String machineBusyElsewhere;
	public static String onlyOneEndVirtual;
	public static String nicWithoutAddress;
	public static String giveItAnAddress;
	public static String toolMissing;
	public static String installWith;
	public static String cannotReach;
	public static String checkAddressesAndFirewall;
	public static String running;
	public static String trialOf;
	public static String leftoverEnded;
	public static String leftoverRemoved;
	public static String timeLimitReached;

	static {
		NLS.initializeMessages("org.nicbench.engine.messages", Messages.class);
	}

	private Messages() {
	}
}
