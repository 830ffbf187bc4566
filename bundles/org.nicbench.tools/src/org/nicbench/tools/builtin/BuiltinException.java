// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.IOException;

/** The session could not begin, or the request cannot be met. The message is one line for people. */
public final class BuiltinException extends IOException {
	private static final long serialVersionUID = 1L;

	/** What went wrong. */
	public enum Kind {
		/** Nobody listens there (ECONNREFUSED). */
		REFUSED,
		/** The host or network cannot be reached, or the name is unknown. */
		UNREACHABLE,
		/** No answer in time. */
		TIMED_OUT,
		/** Something else than this engine's server (or another version of it) answers there. */
		FOREIGN_PEER,
		/** The server is busy with another session. */
		BUSY,
		/** The server expects another session cookie. */
		WRONG_COOKIE,
		/** Neither Java nor the socket inspector at hand can set an option that was asked for. */
		UNSUPPORTED_OPTION,
		/** A socket call failed in another way. */
		NETWORK
	}

	private final Kind kind;

	public BuiltinException(Kind kind, String message, Throwable cause) {
		super(message, cause);
		this.kind = kind;
	}

	public BuiltinException(Kind kind, String message) {
		this(kind, message, null);
	}

	public Kind kind() {
		return kind;
	}
}
