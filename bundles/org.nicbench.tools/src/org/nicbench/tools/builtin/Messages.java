// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.net.InetSocketAddress;
import org.eclipse.osgi.util.NLS;

/** Texts for people. */
final class Messages extends NLS {
	static {
		initializeMessages("org.nicbench.tools.builtin.messages", Messages.class); //$NON-NLS-1$
	}

	public static String Client_busy;
	public static String Client_cannotSet;
	public static String Client_failed;
	public static String Client_foreignServer;
	public static String Client_noAnswer;
	public static String Client_noResult;
	public static String Client_refused;
	public static String Client_serverLeft;
	public static String Client_serverSaid;
	public static String Client_serverSilent;
	public static String Client_streamEnded;
	public static String Client_streamFailed;
	public static String Client_unknownName;
	public static String Client_unreachable;
	public static String Client_wrongCookie;
	public static String Frame_unknown;
	public static String Server_badStream;
	public static String Server_cannotListen;
	public static String Server_clientLeft;
	public static String Server_clientSilent;
	public static String Server_closed;
	public static String Server_nobodyCame;
	public static String Server_notAClient;
	public static String Server_overtime;
	public static String Server_streamsMissing;

	private Messages() {
	}

	/** One line for a cause, never empty. */
	public static String reason(Throwable cause) {
		return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
	}

	/** Numeric where it is known: "10.0.0.1:5201", "[fe80::1%eth0]:5201". */
	public static String address(InetSocketAddress address) {
		String host = address.getAddress() == null ? address.getHostString() : address.getAddress().getHostAddress();
		return (host.indexOf(':') >= 0 ? '[' + host + ']' : host) + ':' + address.getPort();
	}
}
