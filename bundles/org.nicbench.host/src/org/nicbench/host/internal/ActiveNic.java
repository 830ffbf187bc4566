// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.nicbench.host.RestoreReport;
import org.nicbench.host.RestoreReport.Result;
import org.nicbench.model.JournalEntry;
import org.nicbench.model.Phase;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** A NIC that this process holds changed: its lock and its journal entry, until it is put back or the change is kept. */
final class ActiveNic {

	private final NicKey key;
	private final JournalFolder folder;
	private final JournalEntry entry;
	private final NicLock lock;
	private final NamespaceKernel kernel;
	private final Consumer<ActiveNic> whenDone;
	private RestoreReport report;
	private boolean kept;

	/** @param whenDone told when the NIC is no longer held */
	ActiveNic(NicKey key, JournalFolder folder, JournalEntry entry, NicLock lock, NamespaceKernel kernel,
			Consumer<ActiveNic> whenDone) {
		this.key = key;
		this.folder = folder;
		this.entry = entry;
		this.lock = lock;
		this.kernel = kernel;
		this.whenDone = whenDone;
	}

	NicKey key() {
		return key;
	}

	JournalEntry entry() {
		return entry;
	}

	/** Puts back; when that fails the NIC stays held, so that it can be tried again. */
	synchronized RestoreReport restore() throws ProblemException {
		if (report != null) {
			return report;
		}
		if (kept) {
			throw new ProblemException(ProblemKind.USAGE, Messages.keptAlready, entry.getNic(), Messages.sayRestore);
		}
		RestoreReport done = new EntryRestore(folder, folder.active(key), entry).restore(kernel);
		if (done.result() == Result.NOT_RESTORED) {
			throw Restoring.notRestored(done);
		}
		report = done;
		folder.delete(folder.confirmed(key));
		release();
		if (done.result() == Result.OBSOLETE) {
			throw Restoring.notRestored(done);
		}
		return done;
	}

	/** Leaves the change; an older kept entry keeps its older state before. */
	synchronized void keep() throws ProblemException {
		if (kept || report != null) {
			return;
		}
		keep(folder, key, entry);
		kept = true;
		release();
	}

	/** The entry of a process becomes a kept one. The caller holds the lock. */
	static void keep(JournalFolder folder, NicKey key, JournalEntry entry) throws ProblemException {
		Undisturbed.run(() -> {
			Path keptFile = folder.kept(key);
			if (!Files.exists(keptFile)) {
				entry.setPhase(Phase.KEPT);
				entry.unsetConfirmByEpochSeconds();
				entry.unsetOwnerPid();
				entry.unsetOwnerStartTicks();
				folder.write(entry, keptFile);
			}
			folder.delete(folder.active(key));
			folder.delete(folder.confirmed(key));
			return null;
		});
	}

	boolean isConfirmed() {
		return Files.exists(folder.confirmed(key));
	}

	/** Lets go of the lock alone: the entry stays for the next start to finish. */
	synchronized void release() throws ProblemException {
		lock.release();
		whenDone.accept(this);
	}
}
