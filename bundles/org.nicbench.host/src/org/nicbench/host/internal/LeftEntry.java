// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.nicbench.host.RestoreReport;
import org.nicbench.host.RestoreReport.Result;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.model.JournalEntry;
import org.nicbench.model.status.ProblemException;

/** A journal entry found in the folder, whoever wrote it. Failures become a report, so that other entries get their turn. */
public final class LeftEntry {

	private final JournalFolder folder;
	private final Path file;

	public LeftEntry(JournalFolder folder, Path file) {
		this.folder = folder;
		this.file = file;
	}

	/** Puts back when the owner is dead and no confirmation is open; nothing otherwise. */
	public Optional<RestoreReport> finish() {
		return attempt(this::finishDead);
	}

	/**
	 * Puts back whatever it is.
	 *
	 * @param nic only when the NIC has or had that name; null = any
	 */
	public Optional<RestoreReport> restore(String nic) {
		return attempt(() -> restoreNamed(nic));
	}

	private Optional<RestoreReport> attempt(Undisturbed.Work<Optional<RestoreReport>> work) {
		try {
			return Undisturbed.run(work);
		} catch (ProblemException e) {
			return Optional.of(new RestoreReport(nicOrFile(), Result.NOT_RESTORED, List.of(e.getMessage()), null));
		}
	}

	private Optional<RestoreReport> finishDead() throws ProblemException {
		Optional<JournalEntry> read = readPresent();
		if (read.isEmpty()) {
			return Optional.empty();
		}
		JournalEntry entry = read.get();
		NicKey key = key(entry);
		Optional<NicLock> lock = NicLock.take(folder, key, this);
		if (lock.isEmpty()) {
			return Optional.empty();
		}
		try {
			if (!Files.exists(file)) {
				return Optional.empty();
			}
			if (Files.exists(folder.confirmed(key))) {
				ActiveNic.keep(folder, key, entry);
				return Optional.empty();
			}
			return Confirmation.isOpen(entry) ? Optional.empty() : Optional.of(putBack(entry));
		} finally {
			lock.get().release();
		}
	}

	private Optional<RestoreReport> restoreNamed(String nic) throws ProblemException {
		Optional<JournalEntry> read = readPresent();
		if (read.isEmpty()) {
			return Optional.empty();
		}
		JournalEntry entry = read.get();
		if (nic != null && !nic.equals(entry.getNic()) && !nic.equals(presentName(entry))) {
			return Optional.empty();
		}
		Optional<NicLock> lock = NicLock.take(folder, key(entry), this);
		if (lock.isEmpty()) {
			return Optional.of(new RestoreReport(entry.getNic(), Result.IN_USE,
					List.of(Messages.bind(Messages.inUseBy, String.valueOf(entry.getOwnerPid()))), null));
		}
		try {
			return Files.exists(file) ? Optional.of(putBack(entry)) : Optional.empty();
		} finally {
			lock.get().release();
		}
	}

	/** Empty when its process has put it back since the folder was listed. */
	private Optional<JournalEntry> readPresent() throws ProblemException {
		try {
			return Optional.of(folder.read(file));
		} catch (ProblemException e) {
			if (!Files.exists(file)) {
				return Optional.empty();
			}
			throw e;
		}
	}

	private RestoreReport putBack(JournalEntry entry) throws ProblemException {
		try (NamespaceKernel kernel = kernel(entry)) {
			RestoreReport report = new EntryRestore(folder, file, entry).restore(kernel);
			if (report.restored()) {
				folder.delete(folder.confirmed(key(entry)));
			}
			return report;
		}
	}

	private String presentName(JournalEntry entry) throws ProblemException {
		try (NamespaceKernel kernel = kernel(entry)) {
			if (kernel == null) {
				return null;
			}
			return KernelProblems.ask(entry.getNic(), () -> kernel.link(entry.getInterfaceIndex()).map(Link::name).orElse(null));
		}
	}

	/** Null when the namespace is gone. */
	private static NamespaceKernel kernel(JournalEntry entry) throws ProblemException {
		return KernelProblems.ask(entry.getNic(), () -> {
			Optional<NetworkNamespace> namespace = NamespaceSearch.find(entry.getNamespaceId(), entry.getNamespacePath());
			return namespace.isPresent() ? new NamespaceKernel(namespace.get()) : null;
		});
	}

	private static NicKey key(JournalEntry entry) {
		return new NicKey(entry.getNamespaceId(), entry.getInterfaceIndex());
	}

	private String nicOrFile() {
		try {
			return folder.read(file).getNic();
		} catch (ProblemException e) {
			return file.toString();
		}
	}
}
