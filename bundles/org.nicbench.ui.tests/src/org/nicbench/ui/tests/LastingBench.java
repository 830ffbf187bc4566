// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.tests;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.ethtool.FeatureBits;
import org.nicbench.linux.rtnetlink.Rtnetlink;
import org.nicbench.model.Access;
import org.nicbench.model.Bench;
import org.nicbench.model.Host;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;

/**
 * Two namespaces and a veth pair that outlive every run, so that the kernel can be asked for the bits before and after.
 * The wanted bits of the NICs differ from the active ones, and their MTU is not the default.
 */
final class LastingBench implements AutoCloseable {

	static final String SENDER_NIC = "nbs0";
	static final String RECEIVER_NIC = "nbr0";
	private static final int MTU = 4321;

	private final String senderName = "uitest" + ProcessHandle.current().pid() + "s";
	private final String receiverName = "uitest" + ProcessHandle.current().pid() + "r";
	private final NetworkNamespace sender;
	private final NetworkNamespace receiver;

	LastingBench() throws IOException {
		sender = NetworkNamespace.create(senderName);
		receiver = NetworkNamespace.create(receiverName);
		try (Rtnetlink here = Rtnetlink.open(sender); Rtnetlink there = Rtnetlink.open(receiver)) {
			here.createVeth(SENDER_NIC, RECEIVER_NIC, receiver);
			prepare(here, SENDER_NIC, "198.18.7.1");
			prepare(there, RECEIVER_NIC, "198.18.7.2");
		}
		try (Ethtool here = Ethtool.open(sender)) {
			// tso is wanted but cannot be active without tx: what must be put back is the wish
			here.setFeatures(SENDER_NIC, Map.of("tx-checksum-ip-generic", false));
		}
	}

	private static void prepare(Rtnetlink rtnetlink, String nic, String address) throws IOException {
		rtnetlink.setUp("lo");
		rtnetlink.addAddress(nic, InetAddress.getByName(address), 30);
		rtnetlink.setMtu(nic, MTU);
		rtnetlink.setUp(nic);
	}

	/** Makes the bench of a file consist of these namespaces. */
	void writeInto(Path benchFile) throws ProblemException {
		Bench bench = ProjectFiles.load(benchFile, Bench.class);
		for (Host host : bench.getHosts()) {
			host.setAccess(Access.NAMESPACE);
			host.setNamespace(host.getName().equals("sender") ? senderName : receiverName);
		}
		ProjectFiles.save(bench, benchFile);
	}

	/** @return all that the kernel says of both NICs: every available, wanted, active and fixed bit by name, and the MTU */
	Map<String, String> kernel() throws IOException {
		Map<String, String> facts = new LinkedHashMap<>();
		read(sender, SENDER_NIC, facts);
		read(receiver, RECEIVER_NIC, facts);
		return facts;
	}

	private static void read(NetworkNamespace namespace, String nic, Map<String, String> facts) throws IOException {
		try (Ethtool ethtool = Ethtool.open(namespace); Rtnetlink rtnetlink = Rtnetlink.open(namespace)) {
			FeatureBits bits = ethtool.features(nic);
			for (String name : bits.names()) {
				if (!name.isEmpty()) {
					facts.put(nic + " " + name, "available " + bits.isAvailable(name) + " wanted " + bits.isRequested(name) + " active "
							+ bits.isActive(name) + " fixed " + bits.isNeverChanged(name));
				}
			}
			facts.put(nic + " mtu", Integer.toString(rtnetlink.link(nic).mtu()));
		}
	}

	@Override
	public void close() throws IOException {
		try (Rtnetlink here = Rtnetlink.open(sender)) {
			here.delete(SENDER_NIC);
		}
		sender.close();
		receiver.close();
		NetworkNamespace.delete(senderName);
		NetworkNamespace.delete(receiverName);
	}
}
