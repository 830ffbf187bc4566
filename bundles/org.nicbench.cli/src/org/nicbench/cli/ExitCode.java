// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import org.nicbench.model.status.ProblemKind;

/** How the command line ends; a contract with scripts. */
public final class ExitCode {

	/** All was done. */
	public static final int DONE = 0;
	/** A gate or check failed. */
	public static final int CHECK_FAILED = 1;
	/** Wrong usage. */
	public static final int USAGE = 2;
	/** Input could not be read. */
	public static final int UNREADABLE = 3;
	/** A trial failed or was partial. */
	public static final int TRIAL = 4;
	/** Something could not be put back. */
	public static final int NOT_RESTORED = 5;
	/** No permission. */
	public static final int NO_PERMISSION = 6;
	/** Cancelled. */
	public static final int CANCELLED = 130;

	private ExitCode() {
	}

	/** @return the exit code for a failure of that kind */
	public static int of(ProblemKind kind) {
		return switch (kind) {
		case CHECK_FAILED, INTERNAL, UNWRITABLE -> CHECK_FAILED;
		case USAGE -> USAGE;
		case UNREADABLE -> UNREADABLE;
		case TRIAL -> TRIAL;
		case NOT_RESTORED -> NOT_RESTORED;
		case NO_PERMISSION -> NO_PERMISSION;
		case CANCELLED -> CANCELLED;
		};
	}
}
