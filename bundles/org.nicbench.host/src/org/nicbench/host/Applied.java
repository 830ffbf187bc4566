// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.model.NicState;
import org.nicbench.model.Receipt;
import org.nicbench.model.status.ProblemException;

/** A profile in force on a NIC, until it is put back or kept. The NIC stays locked for the host object meanwhile. */
public interface Applied {

	/** @return what became of each feature and setting that was asked, and side effects */
	Receipt receipt();

	/** @return the state that {@link #restore} puts back: the one before the first profile that was not put back */
	NicState before();

	/** @return the state read after applying */
	NicState during();

	/**
	 * Puts the state before back, reads again, and takes the entry off the journal when all of it is as before. Safe to say
	 * twice.
	 *
	 * @param monitor may be null; not asked for cancellation: putting back is always finished
	 * @throws ProblemException NOT_RESTORED naming what differs; the entry stays in the journal
	 */
	RestoreReport restore(IProgressMonitor monitor) throws ProblemException;

	/**
	 * Leaves the profile in force on purpose: the journal keeps the state before until {@code restore} is asked for, and the
	 * NIC is unlocked. An older entry of this kind keeps its older state before.
	 *
	 * @throws ProblemException UNWRITABLE
	 */
	void keep() throws ProblemException;

	/**
	 * Waits until somebody confirms the change ({@link Journal#confirm}) or its time is over, then keeps it or puts the state
	 * before back. For a change applied with a time limit.
	 *
	 * @param monitor when cancelled, the state before is put back
	 * @return whether it was confirmed
	 */
	boolean awaitConfirmation(IProgressMonitor monitor) throws ProblemException;
}
