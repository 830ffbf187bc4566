// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.status;

/** What sort of failure a {@link ProblemException} tells of; the command line makes its exit code from it. */
public enum ProblemKind {
	/** A gate or a check said no. */
	CHECK_FAILED,
	/** The request makes no sense: unknown name, option or value. */
	USAGE,
	/** A file or text could not be read, is damaged, or of a newer version. */
	UNREADABLE,
	/** A file could not be written (disk full, read-only). */
	UNWRITABLE,
	/** A trial failed or is partial: a tool is missing, refused, or gave up. */
	TRIAL,
	/** Something on a host could not be put back. */
	NOT_RESTORED,
	/** The operating system did not permit it. */
	NO_PERMISSION,
	/** The user or a signal ended it. */
	CANCELLED,
	/** A defect of the product itself. */
	INTERNAL
}
