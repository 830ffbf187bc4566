// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.features.Presets;
import org.nicbench.linux.Capabilities;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.rtnetlink.Rtnetlink;

class VirtualWireTest {

	@TempDir
	Path folder;

	/** What an ordinary user's bench does, within a user namespace. */
	public static final class InUserNamespace {

		private InUserNamespace() {
		}

		public static void main(String[] arguments) throws Exception {
			try (VirtualWire wire = VirtualWire.make("s", "ws", "r", "wr")) {
				String before = wire.sender().readState("ws").getFeatures().toString();
				Applied applied = wire.sender().apply(Presets.create("tso-gso-gro-off"), "ws", ApplyOptions.PLAIN, null);
				System.out.println(applied.receipt().getOutcome());
				System.out.println(applied.restore(null).result());
				System.out.println(before.equals(wire.sender().readState("ws").getFeatures().toString()));
			}
		}
	}

	@Test
	void bytesGoFromOneEndToTheOtherAndNothingStays() throws Exception {
		Assumptions.assumeTrue(Capabilities.current().hasSysAdmin(), "needs the right to make network namespaces");
		try (TemporaryJournal journal = new TemporaryJournal(folder.resolve("journal"));
				VirtualWire wire = VirtualWire.make("s", "ws", "r", "wr")) {
			assertEquals(2, ownNamespaces());
			InetSocketAddress address = new InetSocketAddress(wire.receiver().addressOf("wr").orElseThrow(), 0);
			try (ServerSocket server = wire.receiver().call(() -> {
				ServerSocket socket = new ServerSocket();
				socket.bind(address);
				return socket;
			}); Socket client = wire.sender().call(() -> new Socket(server.getInetAddress(), server.getLocalPort()));
					Socket accepted = server.accept()) {
				client.getOutputStream().write(new byte[100_000]);
				new DataInputStream(accepted.getInputStream()).readFully(new byte[100_000]);
			}
			assertTrue(wire.receiver().counters("wr").get("rx_bytes").getAsLong() > 100_000);
			VirtualWire.sweep();
			assertEquals(2, ownNamespaces(), "a live owner's bench is not swept");
		}
		assertEquals(0, ownNamespaces());
	}

	private static long ownNamespaces() throws Exception {
		String stem = "nicbench-" + ProcessHandle.current().pid() + "-";
		return NetworkNamespace.list().stream().filter(name -> name.startsWith(stem)).count();
	}

	@Test
	void theBenchOfADeadProcessIsSwept() throws Exception {
		Assumptions.assumeTrue(Capabilities.current().hasSysAdmin(), "needs the right to make network namespaces");
		Process dead = new ProcessBuilder("true").start();
		dead.waitFor();
		String name = "nicbench-" + dead.pid() + "-1-1s";
		String other = "nicbench-notours" + dead.pid();
		try (NetworkNamespace namespace = NetworkNamespace.create(name); NetworkNamespace stays = NetworkNamespace.create(other);
				Rtnetlink rtnetlink = Rtnetlink.open(namespace)) {
			rtnetlink.createVeth("ws", "wr");
		}
		try {
			VirtualWire.sweep();
			assertFalse(NetworkNamespace.list().contains(name));
			assertTrue(NetworkNamespace.list().contains(other));
		} finally {
			NetworkNamespace.delete(other);
		}
	}

	@Test
	void anOrdinaryUsersBenchWorksWithinAUserNamespace() throws Exception {
		Assumptions.assumeTrue(new ProcessBuilder("unshare", "-Urn", "true").start().waitFor() == 0,
				"needs user namespaces and the program unshare");
		assertEquals(List.of("as-asked", "RESTORED", "true"),
				ChildProcess.run(List.of("unshare", "-Urn"), folder.resolve("journal"), InUserNamespace.class));
		try (var files = Files.list(folder.resolve("journal"))) {
			assertEquals(List.of("locks"), files.map(file -> file.getFileName().toString()).toList());
		}
	}
}
