// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import org.eclipse.osgi.util.NLS;

/** Texts about project files. */
final class Messages extends NLS {

	public static String fileOfNewerVersion;
	public static String updateTheProduct;
	public static String fileOfUnknownVersion;
	public static String fileHasNoSingleRoot;
	public static String fileOfAnotherProgram;
	public static String fileWithoutVersion;
	public static String fileDamaged;
	public static String restoreFromCopy;
	public static String fileOfOtherKind;
	public static String fileMissing;
	public static String cannotRead;
	public static String diskFull;
	public static String freeSpace;
	public static String notPermittedToWrite;
	public static String notPermittedToRead;
	public static String readOnlyFileSystem;
	public static String chooseAnotherFolder;
	public static String folderMissing;
	public static String fileExists;
	public static String cannotWrite;
	public static String noRunFolder;
	public static String nameTheRunFolder;
	public static String trialOfOtherRun;
	public static String trialOfOtherSequence;
	public static String stateUnknown;
	public static String receiptUnknown;
	public static String stateChanged;
	public static String trialsMissing;
	public static String trialMissing;
	public static String notUtf8;
	public static String rawMissing;
	public static String rawChanged;
	public static String referenceMissing;
	public static String noProject;
	public static String nameAProject;

	static {
		NLS.initializeMessages("org.nicbench.model.project.messages", Messages.class);
	}

	private Messages() {
	}
}
