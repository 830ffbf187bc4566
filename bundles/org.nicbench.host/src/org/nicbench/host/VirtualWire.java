// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.host.internal.KernelProblems;
import org.nicbench.host.internal.LinuxHost;
import org.nicbench.host.internal.Messages;
import org.nicbench.host.internal.ProcessIdentity;
import org.nicbench.host.internal.Undisturbed;
import org.nicbench.linux.Capabilities;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.linux.rtnetlink.Rtnetlink;
import org.nicbench.model.Access;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * Two network namespaces of this machine joined by a veth pair (veth(4)): a bench that needs no hardware. Made for one process,
 * gone when it is closed; what a killed process left is swept by {@link #sweep}. The namespaces have names that tell their owner
 * (visible to {@code ip netns}) where names can be given, that is as root, and none within a user namespace.
 */
public final class VirtualWire implements AutoCloseable {

	/** Of RFC 2544: addresses for benchmarks. */
	private static final String SENDER_ADDRESS = "198.18.0.1";
	private static final String RECEIVER_ADDRESS = "198.18.0.2";
	private static final int PREFIX_LENGTH = 30;

	private static final String STEM = "nicbench-";
	private static final Pattern NAME = Pattern.compile(STEM + "(\\d+)-(\\d+)-\\d+[sr]");
	private static final AtomicInteger COUNT = new AtomicInteger();

	private final List<String> names = new ArrayList<>();
	private final List<Host> hosts = new ArrayList<>();
	private final String senderNic;

	private VirtualWire(String senderNic) {
		this.senderNic = senderNic;
	}

	/**
	 * Makes the bench: both NICs up, with an address each, in the kernel's default state.
	 *
	 * @throws ProblemException NO_PERMISSION when this process may not make network namespaces
	 */
	public static VirtualWire make(String senderHost, String senderNic, String receiverHost, String receiverNic)
			throws ProblemException {
		VirtualWire wire = new VirtualWire(senderNic);
		try {
			if (!Capabilities.current().hasSysAdmin()) {
				throw new ProblemException(ProblemKind.NO_PERMISSION, Messages.noNamespaces, null, Messages.becomeRootForBench);
			}
			ProcessIdentity process = ProcessIdentity.own();
			String stem = STEM + process.pid() + "-" + process.startTicks() + "-" + COUNT.incrementAndGet();
			NetworkNamespace sender = wire.namespace(stem + "s");
			NetworkNamespace receiver;
			try {
				receiver = wire.namespace(stem + "r");
			} catch (IOException e) {
				sender.close();
				throw e;
			}
			wire.hosts.add(host(senderHost, sender));
			wire.hosts.add(host(receiverHost, receiver));
			try (Rtnetlink here = Rtnetlink.open(sender); Rtnetlink there = Rtnetlink.open(receiver)) {
				here.createVeth(senderNic, receiverNic, receiver);
				prepare(here, senderNic, SENDER_ADDRESS);
				prepare(there, receiverNic, RECEIVER_ADDRESS);
			}
			return wire;
		} catch (IOException e) {
			wire.close();
			throw KernelProblems.of(e, senderHost);
		} catch (ProblemException e) {
			wire.close();
			throw e;
		}
	}

	private NetworkNamespace namespace(String name) throws IOException {
		try {
			NetworkNamespace namespace = NetworkNamespace.create(name);
			names.add(name);
			return namespace;
		} catch (ErrnoException e) {
			if (!e.isNotPermitted()) {
				throw e;
			}
		} catch (java.nio.file.FileSystemException e) {
			// No writable /run, as within a user namespace: a namespace without a name does.
		}
		return NetworkNamespace.createAnonymous(name);
	}

	private static Host host(String name, NetworkNamespace namespace) throws ProblemException {
		String path = namespace.name().map(given -> "/run/netns/" + given).orElse(null);
		return new LinuxHost(name, Access.VIRTUAL, namespace, path, true);
	}

	private static void prepare(Rtnetlink rtnetlink, String nic, String address) throws IOException {
		rtnetlink.setUp("lo");
		rtnetlink.addAddress(nic, InetAddress.getByName(address), PREFIX_LENGTH);
		rtnetlink.setUp(nic);
	}

	/** @return whether this process may make one: CAP_SYS_ADMIN and CAP_NET_ADMIN, as root or within a user namespace */
	public static boolean isPermitted() {
		try {
			Capabilities rights = Capabilities.current();
			return rights.hasSysAdmin() && rights.hasNetAdmin();
		} catch (IOException e) {
			return false; // Without /proc nothing is known; who cannot be told to have the rights does without them.
		}
	}

	/** @return the host whose NIC the payload leaves by; closed with this object */
	public Host sender() {
		return hosts.get(0);
	}

	/** @return the other host; closed with this object */
	public Host receiver() {
		return hosts.get(1);
	}

	/** Removes NICs and namespaces. Processes started inside must have ended. */
	@Override
	public void close() throws ProblemException {
		Undisturbed.run(() -> {
			remove();
			return null;
		});
	}

	private void remove() throws ProblemException {
		IOException failure = null;
		if (!hosts.isEmpty()) {
			try {
				hosts.get(0).call(this::removeNics);
			} catch (IOException e) {
				failure = e;
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		}
		hosts.forEach(Host::close);
		hosts.clear();
		for (String name : List.copyOf(names)) {
			try {
				NetworkNamespace.delete(name);
				names.remove(name);
			} catch (IOException e) {
				failure = e;
			}
		}
		if (failure != null) {
			throw KernelProblems.of(failure, STEM);
		}
	}

	private Void removeNics() throws IOException {
		try (Rtnetlink rtnetlink = Rtnetlink.open()) {
			if (rtnetlink.find(senderNic).isPresent()) {
				rtnetlink.delete(senderNic);
			}
		}
		return null;
	}

	/**
	 * Removes the benches of processes that are dead. Cheap when there is none: a directory listing.
	 *
	 * @return names of the namespaces removed
	 */
	public static List<String> sweep() throws ProblemException {
		List<String> swept = new ArrayList<>();
		try {
			for (String name : NetworkNamespace.list()) {
				Matcher matcher = NAME.matcher(name);
				if (matcher.matches()
						&& !new ProcessIdentity(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))).isAlive()
						&& remove(name)) {
					swept.add(name);
				}
			}
			return swept;
		} catch (IOException e) {
			throw KernelProblems.of(e, STEM);
		}
	}

	/** Whether it was removed: not what belongs to root when this user is not, nor what another process just removed. */
	private static boolean remove(String name) throws IOException {
		try {
			removeLinks(name);
			NetworkNamespace.delete(name);
			return true;
		} catch (ErrnoException e) {
			if (e.isNotPermitted() || e.isNotFound() || e.isNoDevice()) {
				return false;
			}
			throw e;
		}
	}

	private static void removeLinks(String name) throws IOException {
		try (NetworkNamespace namespace = NetworkNamespace.open(name); Rtnetlink rtnetlink = Rtnetlink.open(namespace)) {
			for (Link link : rtnetlink.links()) {
				// The other end of a pair within this namespace goes with the first.
				if (link.kind().equals("veth") && rtnetlink.find(link.name()).isPresent()) {
					rtnetlink.delete(link.name());
				}
			}
		} catch (ErrnoException e) {
			if (!e.isInvalid()) {
				throw e;
			}
			// A name without a namespace behind it, left by a crash in the making.
		}
	}
}
