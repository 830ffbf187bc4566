// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

import org.nicbench.model.JournalEntry;
import org.nicbench.model.project.AtomicFile;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * Word from one process to another that a change with a time limit shall stay: a file beside the journal entry. Who holds the
 * NIC sees it and keeps the change; when nobody does, the entry is kept from here.
 */
public final class Confirmation {

	private static final long ANSWER_NANOSECONDS = TimeUnit.SECONDS.toNanos(10);
	private static final long POLL_NANOSECONDS = TimeUnit.MILLISECONDS.toNanos(20);

	private Confirmation() {
	}

	/** Whether a change still waits for its confirmation. */
	public static boolean isOpen(JournalEntry entry) {
		return entry.isSetConfirmByEpochSeconds() && Instant.now().getEpochSecond() < entry.getConfirmByEpochSeconds();
	}

	/** @see org.nicbench.host.Journal#confirm */
	public static List<String> confirm(JournalFolder folder, String nic) throws ProblemException {
		List<String> confirmed = new ArrayList<>();
		for (Path file : folder.entries()) {
			if (!folder.isActive(file)) {
				continue;
			}
			JournalEntry entry = folder.read(file);
			if (entry.isSetConfirmByEpochSeconds() && (nic == null || nic.equals(entry.getNic()))) {
				confirm(folder, entry);
				confirmed.add(entry.getNic());
			}
		}
		if (confirmed.isEmpty()) {
			throw new ProblemException(ProblemKind.USAGE, Messages.nothingToConfirm, nic, null);
		}
		return confirmed;
	}

	private static void confirm(JournalFolder folder, JournalEntry entry) throws ProblemException {
		NicKey key = new NicKey(entry.getNamespaceId(), entry.getInterfaceIndex());
		Path word = folder.confirmed(key);
		Undisturbed.run(() -> {
			AtomicFile.write(word, new byte[0]);
			return null;
		});
		long end = System.nanoTime() + ANSWER_NANOSECONDS;
		while (Files.exists(folder.active(key))) {
			Optional<NicLock> lock = NicLock.take(folder, key, word);
			if (lock.isPresent()) {
				try {
					if (Files.exists(folder.active(key))) {
						ActiveNic.keep(folder, key, folder.read(folder.active(key)));
					}
				} finally {
					lock.get().release();
				}
			} else if (System.nanoTime() - end > 0) {
				throw new ProblemException(ProblemKind.USAGE, Messages.ownerDoesNotAnswer, entry.getNic(), Messages.waitForIt);
			} else {
				LockSupport.parkNanos(POLL_NANOSECONDS);
			}
		}
		if (!Files.exists(folder.kept(key))) {
			folder.delete(word);
			throw new ProblemException(ProblemKind.USAGE, Messages.confirmedTooLate, entry.getNic(), null);
		}
	}
}
