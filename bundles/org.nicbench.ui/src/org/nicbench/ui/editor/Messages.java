// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.editor;

import org.eclipse.osgi.util.NLS;

final class Messages extends NLS {

	public static String benchTitle;
	public static String cancelButton;
	public static String cellsName;
	public static String cellsSection;
	public static String cellsSectionHint;
	public static String chartName;
	public static String chartSection;
	public static String chartSectionHint;
	public static String driverDefault;
	public static String factBase;
	public static String factChannels;
	public static String factCoalescing;
	public static String factCongestion;
	public static String factMtu;
	public static String factNotes;
	public static String factPause;
	public static String factPolicy;
	public static String factPrivateFlags;
	public static String factQueue;
	public static String factRings;
	public static String featureColumns;
	public static String featuresName;
	public static String featuresSection;
	public static String featuresSectionHint;
	public static String goSection;
	public static String goSectionHint;
	public static String hostColumns;
	public static String hostsName;
	public static String hostsSection;
	public static String hostsSectionHint;
	public static String leftAsIs;
	public static String off;
	public static String on;
	public static String onlyFiles;
	public static String planCellColumns;
	public static String planCellsName;
	public static String planCellsSection;
	public static String planCellsSectionHint;
	public static String planSection;
	public static String planSectionHint;
	public static String planTitle;
	public static String profileTitle;
	public static String reading;
	public static String runButton;
	public static String runSection;
	public static String runSectionHint;
	public static String runTitle;
	public static String settingsSection;
	public static String settingsSectionHint;
	public static String thisMachine;
	public static String trialColumns;
	public static String trialsName;
	public static String trialsSection;
	public static String trialsSectionHint;
	public static String importedHost;
	public static String virtualHost;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
	}

	private Messages() {
	}
}
