// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Assumptions;
import org.nicbench.linux.Capabilities;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.ethtool.FeatureBits;
import org.nicbench.linux.rtnetlink.Rtnetlink;
import org.nicbench.model.Access;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.status.ProblemException;

/** Two named namespaces of the test's own with a veth pair that outlives what is tested. */
final class VethPair implements AutoCloseable {

	static final String NIC = "va";
	static final String PEER = "vb";

	private static final AtomicInteger COUNT = new AtomicInteger();

	final String name = "nbt" + ProcessHandle.current().pid() + "x" + COUNT.incrementAndGet();
	final String peerName = name + "p";
	final NetworkNamespace namespace;
	final NetworkNamespace peerNamespace;
	final Rtnetlink rtnetlink;
	final Ethtool ethtool;

	private VethPair() throws IOException {
		namespace = NetworkNamespace.create(name);
		peerNamespace = NetworkNamespace.create(peerName);
		rtnetlink = Rtnetlink.open(namespace);
		ethtool = Ethtool.open(namespace);
		createPair();
	}

	/** Skips the test, with the reason, where namespaces cannot be made. */
	static VethPair make() throws IOException {
		Assumptions.assumeTrue(Capabilities.current().hasSysAdmin(), "needs the right to make network namespaces");
		return new VethPair();
	}

	void createPair() throws IOException {
		rtnetlink.createVeth(NIC, PEER, peerNamespace);
		rtnetlink.setUp(NIC);
		rtnetlink.setUp("lo");
		try (Rtnetlink there = Rtnetlink.open(peerNamespace)) {
			there.setUp(PEER);
		}
	}

	/** A fresh host object, as another process would have. */
	Host host() throws ProblemException {
		org.nicbench.model.Host host = NicBenchFactory.eINSTANCE.createHost();
		host.setName("h");
		host.setAccess(Access.NAMESPACE);
		host.setNamespace(name);
		return HostProvider.open(host);
	}

	FeatureBits bits() throws IOException {
		return ethtool.features(NIC);
	}

	int mtu() throws IOException {
		return rtnetlink.link(NIC).mtu();
	}

	@Override
	public void close() throws IOException {
		if (rtnetlink.find(NIC).isPresent()) {
			rtnetlink.delete(NIC);
		}
		rtnetlink.close();
		ethtool.close();
		namespace.close();
		peerNamespace.close();
		if (NetworkNamespace.list().contains(name)) {
			NetworkNamespace.delete(name);
		}
		NetworkNamespace.delete(peerName);
	}
}
