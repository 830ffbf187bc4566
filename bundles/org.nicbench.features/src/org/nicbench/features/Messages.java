// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import org.eclipse.osgi.util.NLS;

/** Texts about features. */
final class Messages extends NLS {

	public static String unknownFeature;
	public static String profile;
	public static String listFeatures;
	public static String didYouMean;
	public static String excludedBy;
	public static String needsWhatIsOff;
	public static String needsOneOf;
	public static String unknownPreset;
	public static String chooseAmong;
	public static String presetAllOn;
	public static String presetAllOff;
	public static String presetTsoGsoOff;
	public static String presetTsoGsoGroOff;
	public static String presetOnlyTxSg;

	static {
		NLS.initializeMessages("org.nicbench.features.messages", Messages.class);
	}

	private Messages() {
	}
}
