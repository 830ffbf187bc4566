// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.host.internal.JournalFolder;
import org.nicbench.host.internal.LeftEntry;
import org.nicbench.model.status.ProblemException;

/**
 * Finishes what processes left behind. Every command and the workbench call {@link #finishLeftovers} when they start;
 * {@code nicbench restore} calls {@link #restoreAll}. Entries of live processes are left alone. One entry that cannot be put
 * back does not keep the others from it.
 */
public final class Recovery {

	private Recovery() {
	}

	/**
	 * Puts back what dead processes left, reverts unconfirmed changes whose time is over, and removes the virtual benches of
	 * dead processes. Changes kept on purpose stay. Costs a directory listing when there is nothing.
	 *
	 * @param monitor may be null
	 * @return one report for each entry of a dead process, empty as a rule
	 */
	public static List<RestoreReport> finishLeftovers(IProgressMonitor monitor) throws ProblemException {
		JournalFolder folder = JournalFolder.own();
		List<RestoreReport> reports = new ArrayList<>();
		for (Path file : folder.entries()) {
			if (folder.isActive(file) && !isCancelled(monitor)) {
				new LeftEntry(folder, file).finish().ifPresent(reports::add);
			}
		}
		folder.sweep();
		VirtualWire.sweep();
		return reports;
	}

	/**
	 * Puts back everything that this user's journal holds: what dead processes left, changes kept on purpose, and what was found
	 * obsolete before, should its NIC be there after all.
	 *
	 * @param nic only NICs of that name; null = all
	 * @return one report for each entry; IN_USE for those of live processes
	 */
	public static List<RestoreReport> restoreAll(String nic, IProgressMonitor monitor) throws ProblemException {
		JournalFolder folder = JournalFolder.own();
		List<Path> files = new ArrayList<>(folder.entries());
		// A process's change lies above one kept on purpose, so it goes first.
		files.sort(Comparator.comparing(file -> folder.isActive(file) ? 0 : 1));
		List<RestoreReport> reports = new ArrayList<>();
		for (Path file : files) {
			if (isCancelled(monitor)) {
				break;
			}
			new LeftEntry(folder, file).restore(nic).ifPresent(reports::add);
		}
		VirtualWire.sweep();
		return reports;
	}

	private static boolean isCancelled(IProgressMonitor monitor) {
		return monitor != null && monitor.isCanceled();
	}
}
