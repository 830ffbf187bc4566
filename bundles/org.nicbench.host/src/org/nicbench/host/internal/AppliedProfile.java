// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.host.Applied;
import org.nicbench.host.RestoreReport;
import org.nicbench.model.NicState;
import org.nicbench.model.Receipt;
import org.nicbench.model.status.ProblemException;

/** A profile in force on a NIC that this process holds. */
final class AppliedProfile implements Applied {

	private static final long POLL_NANOSECONDS = TimeUnit.MILLISECONDS.toNanos(100);

	private final ActiveNic nic;
	private final Receipt receipt;
	private final NicState during;

	AppliedProfile(ActiveNic nic, Receipt receipt, NicState during) {
		this.nic = nic;
		this.receipt = receipt;
		this.during = during;
	}

	@Override
	public Receipt receipt() {
		return receipt;
	}

	@Override
	public NicState before() {
		return nic.entry().getBefore();
	}

	@Override
	public NicState during() {
		return during;
	}

	@Override
	public RestoreReport restore(IProgressMonitor monitor) throws ProblemException {
		return nic.restore();
	}

	@Override
	public void keep() throws ProblemException {
		nic.keep();
	}

	@Override
	public boolean awaitConfirmation(IProgressMonitor monitor) throws ProblemException {
		long end = nic.entry().isSetConfirmByEpochSeconds() ? nic.entry().getConfirmByEpochSeconds() : 0;
		while (!nic.isConfirmed()) {
			boolean cancelled = monitor != null && monitor.isCanceled() || Thread.currentThread().isInterrupted();
			if (cancelled || System.currentTimeMillis() >= TimeUnit.SECONDS.toMillis(end)) {
				nic.restore();
				return false;
			}
			LockSupport.parkNanos(POLL_NANOSECONDS);
		}
		nic.keep();
		return true;
	}
}
