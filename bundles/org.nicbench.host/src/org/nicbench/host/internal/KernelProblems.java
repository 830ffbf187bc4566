// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;

import org.nicbench.linux.ErrnoException;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** What the kernel refused, in one line for people. */
public final class KernelProblems {

	private KernelProblems() {
	}

	/**
	 * @param where NIC, host or path
	 */
	public static ProblemException of(IOException e, String where) {
		if (e instanceof ErrnoException errno) {
			if (errno.isNoDevice()) {
				return new ProblemException(ProblemKind.USAGE, Messages.noSuchNic, where, Messages.listNics, e);
			}
			if (errno.isNotPermitted()) {
				return notPermitted(where, e);
			}
		}
		return new ProblemException(ProblemKind.INTERNAL, String.valueOf(e.getMessage()), where, null, e);
	}

	static ProblemException notPermitted(String where, IOException cause) {
		return new ProblemException(ProblemKind.NO_PERMISSION, Messages.notPermitted, where, Messages.becomeRoot, cause);
	}

	/** Work that may be refused by the kernel. */
	@FunctionalInterface
	interface KernelWork<T> {
		T run() throws IOException;
	}

	/** Runs work and turns what the kernel refuses into a problem. */
	static <T> T ask(String where, KernelWork<T> work) throws ProblemException {
		try {
			return work.run();
		} catch (IOException e) {
			throw of(e, where);
		}
	}
}
