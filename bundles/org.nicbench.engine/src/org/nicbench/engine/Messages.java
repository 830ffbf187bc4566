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

	static {
		NLS.initializeMessages("org.nicbench.engine.messages", Messages.class);
	}

	private Messages() {
	}
}
