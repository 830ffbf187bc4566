// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.rtnetlink.Rtnetlink;

/** Two named namespaces and a veth pair between them, MTU 1500, for the time of a benchmark. Needs root. */
final class BenchPair implements AutoCloseable {
	static final String SENDER_NIC = "nb0";
	static final String RECEIVER_NIC = "nb1";
	private static final String SENDER_ADDRESS = "198.18.0.1";
	private static final String RECEIVER_ADDRESS = "198.18.0.2";
	private static final int PREFIX_LENGTH = 30;
	private static final Path CONGESTION = Path.of("/proc/sys/net/ipv4/tcp_congestion_control");

	private final String senderName = "nbbench-" + ProcessHandle.current().pid() + "s";
	private final String receiverName = "nbbench-" + ProcessHandle.current().pid() + "r";
	private final Thread atExit = new Thread(this::removeAtExit);
	private NetworkNamespace sender;
	private NetworkNamespace receiver;

	private BenchPair() {
	}

	static BenchPair make(String congestion) throws IOException {
		BenchPair pair = new BenchPair();
		Runtime.getRuntime().addShutdownHook(pair.atExit);
		pair.sender = NetworkNamespace.create(pair.senderName);
		pair.receiver = NetworkNamespace.create(pair.receiverName);
		try (Rtnetlink here = Rtnetlink.open(pair.sender); Rtnetlink there = Rtnetlink.open(pair.receiver)) {
			here.createVeth(SENDER_NIC, RECEIVER_NIC, pair.receiver);
			raise(here, SENDER_NIC, SENDER_ADDRESS);
			raise(there, RECEIVER_NIC, RECEIVER_ADDRESS);
		}
		for (NetworkNamespace namespace : new NetworkNamespace[] { pair.sender, pair.receiver }) {
			namespace.callIo(() -> Files.writeString(CONGESTION, congestion));
		}
		return pair;
	}

	private static void raise(Rtnetlink links, String nic, String address) throws IOException {
		links.setUp("lo");
		links.addAddress(nic, InetAddress.getByName(address), PREFIX_LENGTH);
		links.setUp(nic);
	}

	NetworkNamespace sender() {
		return sender;
	}

	NetworkNamespace receiver() {
		return receiver;
	}

	String senderName() {
		return senderName;
	}

	String receiverName() {
		return receiverName;
	}

	String receiverAddress() {
		return RECEIVER_ADDRESS;
	}

	InetSocketAddress receiver(int port) {
		return new InetSocketAddress(RECEIVER_ADDRESS, port);
	}

	@Override
	public void close() throws IOException {
		Runtime.getRuntime().removeShutdownHook(atExit);
		remove();
	}

	/** Once, or again for what is still there. */
	private synchronized void remove() throws IOException {
		if (sender != null) {
			try (Rtnetlink links = Rtnetlink.open(sender)) {
				if (links.find(SENDER_NIC).isPresent()) {
					links.delete(SENDER_NIC);
				}
			}
			sender.close();
			sender = null;
			NetworkNamespace.delete(senderName);
		}
		if (receiver != null) {
			receiver.close();
			receiver = null;
			NetworkNamespace.delete(receiverName);
		}
	}

	private void removeAtExit() {
		try {
			remove();
		} catch (IOException e) {
			System.err.println("the bench's namespaces stay: " + e.getMessage());
		}
	}
}
