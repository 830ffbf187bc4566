// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.util.concurrent.ExecutionException;

/** Turns what Java throws into the engine's own exception. */
final class Failures {
	private Failures() {
	}

	/** What a task threw, rethrown where its result was wanted. */
	static IOException asIOException(ExecutionException e) {
		Throwable cause = e.getCause();
		if (cause instanceof RuntimeException unexpected) {
			throw unexpected;
		}
		if (cause instanceof Error severe) {
			throw severe;
		}
		return cause instanceof IOException io ? io
				: new BuiltinException(BuiltinException.Kind.NETWORK, Messages.reason(cause), cause);
	}

	/** A connection to the server could not be made or died before the traffic. */
	static BuiltinException connecting(InetSocketAddress server, Exception e) {
		String address = Messages.address(server);
		if (e instanceof BuiltinException known) {
			return known;
		}
		if (e instanceof NoRouteToHostException) {
			return new BuiltinException(BuiltinException.Kind.UNREACHABLE,
					Messages.bind(Messages.Client_unreachable, address, Messages.reason(e)), e);
		}
		if (e instanceof UnresolvedAddressException || e instanceof UnknownHostException) {
			return new BuiltinException(BuiltinException.Kind.UNREACHABLE,
					Messages.bind(Messages.Client_unknownName, server.getHostString()), e);
		}
		if (e instanceof ConnectException) {
			boolean refused = String.valueOf(e.getMessage()).contains("refused"); //$NON-NLS-1$
			return refused
					? new BuiltinException(BuiltinException.Kind.REFUSED,
							Messages.bind(Messages.Client_refused, address), e)
					: new BuiltinException(BuiltinException.Kind.UNREACHABLE,
							Messages.bind(Messages.Client_unreachable, address, Messages.reason(e)), e);
		}
		if (e instanceof SocketTimeoutException) {
			return new BuiltinException(BuiltinException.Kind.TIMED_OUT,
					Messages.bind(Messages.Client_noAnswer, address), e);
		}
		if (e instanceof EOFException) {
			return new BuiltinException(BuiltinException.Kind.NETWORK,
					Messages.bind(Messages.Client_serverLeft, address), e);
		}
		return new BuiltinException(BuiltinException.Kind.NETWORK,
				Messages.bind(Messages.Client_failed, address, Messages.reason(e)), e);
	}
}
