// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import org.eclipse.osgi.util.NLS;

/** Texts about project files. */
final class Messages extends NLS {

	static String fileOfNewerVersion;
	static String updateTheProduct;
	static String fileOfUnknownVersion;
	static String fileHasNoSingleRoot;
	static String fileOfAnotherProgram;
	static String fileWithoutVersion;
	static String fileDamaged;
	static String restoreFromCopy;
	static String fileOfOtherKind;
	static String fileMissing;
	static String cannotRead;
	static String diskFull;
	static String freeSpace;
	static String notPermittedToWrite;
	static String notPermittedToRead;
	static String readOnlyFileSystem;
	static String chooseAnotherFolder;
	static String folderMissing;
	static String fileExists;
	static String cannotWrite;
	static String noRunFolder;
	static String nameTheRunFolder;
	static String trialOfOtherRun;
	static String trialOfOtherSequence;
	static String stateUnknown;
	static String receiptUnknown;
	static String stateChanged;
	static String rawMissing;
	static String rawChanged;
	static String referenceMissing;
	static String noProject;
	static String nameAProject;

	static {
		NLS.initializeMessages("org.nicbench.model.project.messages", Messages.class);
	}

	private Messages() {
	}
}
