// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.util.List;

import org.nicbench.model.NicState;

/**
 * What came of one journal entry.
 *
 * @param nic         name of the NIC, today's where it was renamed
 * @param result      what was done
 * @param differences what is not as before; for OBSOLETE why the entry does not fit this machine any more
 * @param after       state read after restoring; null when nothing was restored
 */
public record RestoreReport(String nic, Result result, List<String> differences, NicState after) {

	/** What can come of a journal entry. */
	public enum Result {
		/** The NIC is as before, the entry is gone. */
		RESTORED,
		/** The NIC is not as before; the entry stays. */
		NOT_RESTORED,
		/** The machine was started anew, or the NIC is another one: nothing was written, the entry stays. */
		OBSOLETE,
		/** The bench of the entry was virtual and is gone with everything in it: the entry is gone too. */
		GONE,
		/** A live process holds the NIC: nothing was done. */
		IN_USE
	}

	/** @return whether the NIC is as before, or there is nothing left to put back */
	public boolean restored() {
		return result == Result.RESTORED || result == Result.GONE;
	}
}
