// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildRecordsTest {

	private static final long PATIENCE_SECONDS = 20;

	@TempDir
	Path folder;

	private Path record() throws Exception {
		try (var files = Files.list(folder.resolve("children"))) {
			return files.findFirst().orElseThrow();
		}
	}

	@Test
	void childrenOfADeadOwnerAreEndedAndOthersStay() throws Exception {
		ChildRecords records = new ChildRecords(folder.resolve("children"));
		Process child = new ProcessBuilder("sleep", "600").start();
		try {
			records.add(child.toHandle());
			assertEquals(List.of(), records.sweep());
			assertTrue(child.isAlive(), "its owner, this process, lives");

			Path record = record();
			String text = Files.readString(record);
			String self = "owner " + ProcessHandle.current().pid() + " ";
			assertTrue(text.startsWith(self), text);
			Files.writeString(record, text.replaceFirst(self + "[0-9]+", self + "1"));
			assertEquals(1, records.sweep().size(), "an owner of the same number with another start is another process");
			assertTrue(child.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
			assertFalse(Files.exists(record));
		} finally {
			child.destroyForcibly();
		}
	}

	@Test
	void aNumberUsedAgainIsAnotherProcess() throws Exception {
		ChildRecords records = new ChildRecords(folder.resolve("children"));
		Process child = new ProcessBuilder("sleep", "600").start();
		try {
			Files.createDirectories(folder.resolve("children"));
			Path record = folder.resolve("children/a.child");
			Files.writeString(record, "owner 4194304 1\nchild " + child.pid() + " 1\n");
			assertEquals(List.of(), records.sweep());
			assertTrue(child.isAlive());
			assertFalse(Files.exists(record));
		} finally {
			child.destroyForcibly();
		}
	}

	@Test
	void aRecordGoesWithItsChild() throws Exception {
		ChildRecords records = new ChildRecords(folder.resolve("children"));
		Process child = new ProcessBuilder("cat").start();
		records.add(child.toHandle());
		Path record = record();
		child.getOutputStream().close();
		child.toHandle().onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
		long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
		while (Files.exists(record) && System.nanoTime() < deadline) {
			Thread.onSpinWait();
		}
		assertFalse(Files.exists(record));
	}
}
