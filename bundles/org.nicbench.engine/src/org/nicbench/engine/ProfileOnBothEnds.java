// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.nicbench.host.Applied;
import org.nicbench.host.ApplyOptions;
import org.nicbench.host.RestoreReport;
import org.nicbench.model.End;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;

/**
 * A profile in force on both ends of the wire: the receiver first, put back in reverse order. What it found and did goes
 * into the ends of the trial.
 */
final class ProfileOnBothEnds {

	private final RunFolder folder;
	private final End senderEnd;
	private final End receiverEnd;
	private Applied sender;
	private Applied receiver;

	ProfileOnBothEnds(RunFolder folder, End senderEnd, End receiverEnd) {
		this.folder = folder;
		this.senderEnd = senderEnd;
		this.receiverEnd = receiverEnd;
	}

	/**
	 * Applies the profile; call {@link #restore} afterwards, however this ends.
	 *
	 * @throws ProblemException as Host.apply
	 */
	void apply(OffloadProfile profile, TestEnd from, TestEnd to, boolean force, IProgressMonitor monitor)
			throws ProblemException {
		ApplyOptions options = ApplyOptions.PLAIN.withForce(force);
		receiver = to.host().apply(profile, to.nic(), options, monitor);
		note(receiver, receiverEnd);
		sender = from.host().apply(profile, from.nic(), options, monitor);
		note(sender, senderEnd);
		// one wire: what the sender's end did to the receiver's shows only now
		receiverEnd.setDuring(folder.addState(to.host().readState(to.nic())));
	}

	private void note(Applied applied, End end) {
		end.setBefore(folder.addState(EcoreUtil.copy(applied.before())));
		end.setDuring(folder.addState(EcoreUtil.copy(applied.during())));
		end.setReceipt(folder.addReceipt(EcoreUtil.copy(applied.receipt())));
	}

	/**
	 * Puts both ends back; the second is tried also when the first fails.
	 *
	 * @throws ProblemException NOT_RESTORED
	 */
	void restore() throws ProblemException {
		ProblemException failure = null;
		try {
			restore(sender, senderEnd);
		} catch (ProblemException e) {
			failure = e;
		}
		try {
			restore(receiver, receiverEnd);
		} catch (ProblemException e) {
			if (failure == null) {
				failure = e;
			} else {
				failure.addSuppressed(e);
			}
		}
		if (failure != null) {
			throw failure;
		}
	}

	private void restore(Applied applied, End end) throws ProblemException {
		if (applied == null) {
			return;
		}
		end.setRestored(false);
		RestoreReport report = applied.restore(null);
		end.setRestored(report.restored());
		if (report.after() != null) {
			end.setAfter(folder.addState(EcoreUtil.copy(report.after())));
		}
	}
}
