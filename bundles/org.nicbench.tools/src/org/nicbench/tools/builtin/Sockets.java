// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.ProtocolFamily;
import java.net.StandardProtocolFamily;
import java.nio.channels.Channel;

/** Opening and ending sockets. */
final class Sockets {
	private Sockets() {
	}

	/** IPv4 addresses get plain IPv4 sockets, not IPv6 ones with mapped addresses. */
	static ProtocolFamily family(InetAddress address) {
		return address instanceof Inet4Address ? StandardProtocolFamily.INET : StandardProtocolFamily.INET6;
	}

	/** Ends a socket whose bytes nobody wants any more: what close() would still complain about has no reader. */
	static void close(Channel channel) {
		if (channel != null) {
			try {
				channel.close();
			} catch (IOException e) {
				System.getLogger(Sockets.class.getName()).log(System.Logger.Level.DEBUG, channel.toString(), e);
			}
		}
	}

	static int millis(double seconds) {
		return (int) Math.clamp(Math.round(seconds * 1000), 1L, Integer.MAX_VALUE);
	}
}
