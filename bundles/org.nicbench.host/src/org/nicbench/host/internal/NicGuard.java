// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.linux.rtnetlink.Rtnetlink;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** Refuses the NIC by which the caller, or everybody, reaches this machine; also a port of the bridge or bond that does. */
final class NicGuard {

	private static final int IPV6_LEAST_MTU = 1280;

	private NicGuard() {
	}

	/**
	 * @throws ProblemException USAGE when the NIC carries the default route or the caller's ssh session
	 */
	static void check(NamespaceKernel kernel, Link link) throws IOException, ProblemException {
		Rtnetlink rtnetlink = kernel.rtnetlink();
		List<Link> links = rtnetlink.links();
		if (withThoseBelow(rtnetlink.defaultRouteInterfaces(), links).contains(link.index())) {
			throw new ProblemException(ProblemKind.USAGE, Messages.carriesDefaultRoute, link.name(), Messages.sayForce);
		}
		if (!kernel.namespace().id().equals(NetworkNamespace.currentId())) {
			return;
		}
		Optional<InetAddress> ownEnd = SshSession.ownAddress();
		if (ownEnd.isEmpty()) {
			return;
		}
		Set<String> carriers = new HashSet<>();
		rtnetlink.addresses().stream().filter(address -> address.address().equals(ownEnd.get())).forEach(address -> links
				.stream().filter(candidate -> candidate.index() == address.linkIndex()).forEach(found -> carriers.add(found.name())));
		Optional<InetAddress> otherEnd = SshSession.otherAddress();
		if (otherEnd.isPresent()) {
			rtnetlink.interfaceTowards(otherEnd.get()).ifPresent(carriers::add);
		}
		if (withThoseBelow(carriers, links).contains(link.index())) {
			throw new ProblemException(ProblemKind.USAGE, Messages.carriesSession, link.name(), Messages.sayForce);
		}
	}

	/**
	 * The kernel takes all IPv6 addresses and routes off a NIC whose MTU goes below 1280 (addrconf_notify, RFC 8200), and nobody
	 * puts them back.
	 *
	 * @throws ProblemException USAGE when that would happen
	 */
	static void checkMtu(NamespaceKernel kernel, Link link, int mtu) throws IOException, ProblemException {
		if (mtu >= IPV6_LEAST_MTU || link.mtu() < IPV6_LEAST_MTU) {
			return;
		}
		boolean configured = kernel.rtnetlink().addresses(link.name()).stream()
				.anyMatch(address -> address.address() instanceof Inet6Address && !address.address().isLinkLocalAddress());
		if (configured) {
			throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.mtuTakesAddresses, String.valueOf(mtu)),
					link.name(), Messages.sayForce);
		}
	}

	/** The links of these names, the ports of bridges and bonds among them, and the links below VLANs and the like. */
	private static Set<Integer> withThoseBelow(Set<String> names, List<Link> links) {
		Set<Integer> indexes = new HashSet<>();
		links.stream().filter(link -> names.contains(link.name())).forEach(link -> indexes.add(link.index()));
		boolean grown = !indexes.isEmpty();
		while (grown) {
			grown = false;
			for (Link link : links) {
				OptionalInt master = link.masterIndex();
				if (master.isPresent() && indexes.contains(master.getAsInt())) {
					grown |= indexes.add(link.index());
				}
				boolean stacked = link.lowerIndex().isPresent() && link.lowerNamespaceId().isEmpty() && !link.kind().equals("veth");
				if (stacked && indexes.contains(link.index())) {
					grown |= indexes.add(link.lowerIndex().getAsInt());
				}
			}
		}
		return indexes;
	}
}
