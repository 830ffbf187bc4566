// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.net.InetAddress;
import java.net.ServerSocket;

import org.junit.jupiter.api.Test;
import org.nicbench.model.Protocol;

/** The kernel's list of sockets. */
class SocketTableTest {

	private static final String RECORDED = """
			  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
			   0: 0100007F:1389 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 16061 1 0000000000000000 100 0 0 10 0
			   1: 0100007F:138A 0100007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 16062 1 0000000000000000 100 0 0 10 0
			""";

	@Test
	void onlyListenersCountForTcp() throws Exception {
		SocketTable table = SocketTable.of(new StringReader(RECORDED), Protocol.TCP);
		assertTrue(table.listens(5001));
		assertFalse(table.listens(5002));
	}

	@Test
	void boundIsEnoughForUdp() throws Exception {
		assertTrue(SocketTable.of(new StringReader(RECORDED), Protocol.UDP).listens(5002));
	}

	@Test
	void listenerOfThisProcessIsSeen() throws Exception {
		ToolHost host = new LocalToolHost();
		int port;
		try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			port = server.getLocalPort();
			assertTrue(host.listens(Protocol.TCP, port));
		}
		assertFalse(host.listens(Protocol.TCP, port));
	}

	@Test
	void freePortsFollowEachOther() throws Exception {
		int first = new LocalToolHost().freePorts(Protocol.UDP, 5);
		assertTrue(first > 0 && first + 5 <= 65536);
		for (int port = first; port < first + 5; port++) {
			try (ServerSocket server = new ServerSocket(port)) {
				assertEquals(port, server.getLocalPort());
			}
		}
	}
}
