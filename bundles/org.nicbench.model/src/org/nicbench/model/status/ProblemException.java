// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.status;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;

/**
 * A failure a user can meet, told in one line: what happened, where (file and line, NIC, host) and what to do. The one
 * door for errors: the workbench shows it as an {@link IStatus}, the command line as a line and an exit code.
 */
public final class ProblemException extends Exception {

	private static final long serialVersionUID = 1L;

	private final ProblemKind kind;
	private final String what;
	private final String where;
	private final String whatToDo;

	/**
	 * @param where    file and line, NIC or host; null when there is no place
	 * @param whatToDo next step; null when there is none
	 */
	public ProblemException(ProblemKind kind, String what, String where, String whatToDo) {
		this(kind, what, where, whatToDo, null);
	}

	/** @param cause what lies behind it; shown only to those who ask for details */
	public ProblemException(ProblemKind kind, String what, String where, String whatToDo, Throwable cause) {
		super(line(what, where, whatToDo), cause);
		this.kind = kind;
		this.what = what;
		this.where = where;
		this.whatToDo = whatToDo;
	}

	private static String line(String what, String where, String whatToDo) {
		StringBuilder line = new StringBuilder();
		if (where != null && !where.isEmpty()) {
			line.append(where).append(": ");
		}
		line.append(what);
		if (whatToDo != null && !whatToDo.isEmpty()) {
			line.append("; ").append(whatToDo);
		}
		return line.toString().replaceAll("\\s*\\R\\s*", " ");
	}

	public ProblemKind kind() {
		return kind;
	}

	public String what() {
		return what;
	}

	/** @return the place, or null */
	public String where() {
		return where;
	}

	/** @return the next step, or null */
	public String whatToDo() {
		return whatToDo;
	}

	/** @return the same as a status, with the kind as its code */
	public IStatus toStatus(String bundle) {
		int severity = kind == ProblemKind.CANCELLED ? IStatus.CANCEL : IStatus.ERROR;
		return new Status(severity, bundle, kind.ordinal(), getMessage(), this);
	}
}
