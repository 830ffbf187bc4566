// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.host.internal.JournalFolder;
import org.nicbench.host.internal.Confirmation;
import org.nicbench.host.internal.KernelProblems;
import org.nicbench.host.internal.ProcessIdentity;
import org.nicbench.model.JournalEntry;
import org.nicbench.model.Phase;
import org.nicbench.model.status.ProblemException;

/**
 * What must be put back on NICs, written down before they were changed: root's in one folder of the system
 * ({@code /var/lib/nicbench/journal}), a user's in the user's own ({@code $XDG_STATE_HOME/nicbench/journal}, by default below
 * {@code ~/.local/state}). The system property {@code nicbench.journal} or the variable NICBENCH_JOURNAL names another folder.
 */
public final class Journal {

	/** What is to be done with an entry. */
	public enum State {
		/** Its process lives and will put back. */
		OWNED,
		/** Its process is dead: the next start puts back. */
		LEFT,
		/** A change that waits to be confirmed though its process is dead; after its time the next start puts back. */
		UNCONFIRMED,
		/** Left on purpose: put back when asked. */
		KEPT,
		/** Its NIC is no more. */
		OBSOLETE,
		/** The file cannot be read. */
		UNREADABLE
	}

	/**
	 * A file of the journal.
	 *
	 * @param entry   what it holds; null when it cannot be read
	 * @param problem why it cannot be read, else null
	 */
	public record Item(Path file, State state, JournalEntry entry, String problem) {
	}

	private Journal() {
	}

	/** @return where this process writes its entries; may not exist yet */
	public static Path folder() {
		return JournalFolder.own().path();
	}

	/** @return all entries that this user can see, the own ones first */
	public static List<Item> items() throws ProblemException {
		List<Item> items = new ArrayList<>();
		for (JournalFolder folder : JournalFolder.all()) {
			for (Path file : folder.entries()) {
				items.add(item(folder, file));
			}
		}
		return items;
	}

	private static Item item(JournalFolder folder, Path file) {
		try {
			JournalEntry entry = folder.read(file);
			return new Item(file, state(folder, file, entry), entry, null);
		} catch (ProblemException e) {
			return new Item(file, State.UNREADABLE, null, e.getMessage());
		}
	}

	private static State state(JournalFolder folder, Path file, JournalEntry entry) throws ProblemException {
		if (folder.isObsolete(file)) {
			return State.OBSOLETE;
		}
		if (entry.getPhase() == Phase.KEPT) {
			return State.KEPT;
		}
		try {
			if (new ProcessIdentity(entry.getOwnerPid(), entry.getOwnerStartTicks()).isAlive()) {
				return State.OWNED;
			}
		} catch (IOException e) {
			throw KernelProblems.of(e, entry.getNic());
		}
		return Confirmation.isOpen(entry) ? State.UNCONFIRMED : State.LEFT;
	}

	/**
	 * Confirms changes that were applied with a time limit, so that they stay. Waits until their process has taken note.
	 *
	 * @param nic only that NIC; null = all
	 * @return names of the NICs whose change is kept now
	 * @throws ProblemException USAGE when there was nothing to confirm, or it came too late
	 */
	public static List<String> confirm(String nic) throws ProblemException {
		return Confirmation.confirm(JournalFolder.own(), nic);
	}
}
