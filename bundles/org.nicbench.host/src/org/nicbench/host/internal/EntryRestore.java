// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.nicbench.host.RestoreReport;
import org.nicbench.host.RestoreReport.Result;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.model.JournalEntry;
import org.nicbench.model.status.ProblemException;

/**
 * Puts back what one journal entry holds. The caller holds the lock of the NIC. The entry is deleted only when the state read
 * afterwards equals the one before; one whose NIC is no more is set aside untouched.
 */
final class EntryRestore {

	private final JournalFolder folder;
	private final Path file;
	private final JournalEntry entry;

	EntryRestore(JournalFolder folder, Path file, JournalEntry entry) {
		this.folder = folder;
		this.file = file;
		this.entry = entry;
	}

	/**
	 * @param kernel of the entry's namespace, or null when that is gone
	 * @throws ProblemException NO_PERMISSION when the NIC may not be changed; UNWRITABLE when the entry cannot be taken away
	 */
	RestoreReport restore(NamespaceKernel kernel) throws ProblemException {
		return Undisturbed.run(() -> {
			try {
				Optional<String> otherBoot = NicIdentity.otherBoot(entry);
				if (otherBoot.isPresent()) {
					return noMore(otherBoot.get());
				}
				if (kernel == null) {
					return noMore(Messages.namespaceGone);
				}
				Optional<Link> link = kernel.link(entry.getInterfaceIndex());
				if (link.isEmpty()) {
					return noMore(Messages.nicGone);
				}
				Optional<String> otherNic = NicIdentity.otherNic(entry, kernel, link.get());
				return otherNic.isPresent() ? noMore(otherNic.get()) : putBack(kernel, link.get().name());
			} catch (ErrnoException e) {
				if (e.isNoDevice()) {
					return noMore(Messages.nicGone);
				}
				throw KernelProblems.of(e, entry.getNic());
			} catch (IOException e) {
				throw KernelProblems.of(e, entry.getNic());
			}
		});
	}

	private RestoreReport putBack(NamespaceKernel kernel, String nic) throws IOException, ProblemException {
		StateRestore restore = new StateRestore(kernel.reader(), kernel.writer());
		if (!restore.restore(nic, entry.getBefore())) {
			return new RestoreReport(nic, Result.NOT_RESTORED, restore.differences(), restore.after());
		}
		folder.delete(file);
		return new RestoreReport(nic, Result.RESTORED, List.of(), restore.after());
	}

	/** The NIC is no more: nothing to put back for a virtual one, an entry to keep for any other. */
	private RestoreReport noMore(String reason) throws ProblemException {
		if (entry.isEphemeral()) {
			folder.delete(file);
			return new RestoreReport(entry.getNic(), Result.GONE, List.of(reason), null);
		}
		Path aside = folder.setAside(file);
		return new RestoreReport(entry.getNic(), Result.OBSOLETE,
				List.of(reason, Messages.bind(Messages.entryKept, aside)), null);
	}
}
