// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Entries of the journal whose process ends while another one looks at them. */
class LeftEntryTest {

	@TempDir
	Path folder;

	@Test
	void anEntryThatWentSinceTheFolderWasListedIsNoFailure() {
		LeftEntry gone = new LeftEntry(new JournalFolder(folder), folder.resolve("nic-4-4026531840-2.xmi"));
		assertEquals(Optional.empty(), gone.finish());
		assertEquals(Optional.empty(), gone.restore(null));
	}
}
