// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.virtual;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import org.nicbench.linux.Capabilities;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.rtnetlink.Rtnetlink;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * Two network namespaces with one end of a veth pair each, up and with addresses, loopback up. As root the namespaces have
 * names that {@code ip netns} shows and that tell whose they are; inside a user namespace, where nothing can be mounted
 * below /run, they have none and go with the process. {@link #close()} removes the pair and the names;
 * {@link Leftovers#sweep()} removes those of processes that could not.
 * <p>
 * Addresses are of 198.18.0.0/15, which RFC 2544 keeps for benchmarks of devices. Needs CAP_SYS_ADMIN and CAP_NET_ADMIN.
 */
public final class VirtualPair implements AutoCloseable {

	private static final AtomicInteger COUNT = new AtomicInteger();
	private static final String LOOPBACK = "lo";
	private static final byte[] SENDER = { (byte) 198, 18, 0, 1 };
	private static final byte[] RECEIVER = { (byte) 198, 18, 0, 2 };
	private static final int PREFIX = 30;

	private final String senderNic;
	private final String receiverNic;
	private NetworkNamespace sender;
	private NetworkNamespace receiver;
	private boolean linked;

	private VirtualPair(String senderNic, String receiverNic) {
		this.senderNic = senderNic;
		this.receiverNic = receiverNic;
	}

	/**
	 * Makes a pair.
	 *
	 * @param senderNic   name of the veth end in the sender's namespace, at most 15 bytes
	 * @param receiverNic name of the other end
	 * @throws ProblemException NO_PERMISSION without the rights; INTERNAL with the kernel's words when it cannot make them
	 */
	public static VirtualPair create(String senderNic, String receiverNic) throws ProblemException {
		VirtualPair pair = new VirtualPair(senderNic, receiverNic);
		try {
			requireRights();
			pair.make();
			return pair;
		} catch (ErrnoException e) {
			pair.closeAfter(e);
			throw new ProblemException(e.isNotPermitted() ? ProblemKind.NO_PERMISSION : ProblemKind.TRIAL,
					Messages.bind(Messages.cannotMakeVirtualBench, e.getMessage()), null,
					e.isNotPermitted() ? Messages.virtualBenchNeeds : null, e);
		} catch (IOException e) {
			pair.closeAfter(e);
			throw new ProblemException(ProblemKind.TRIAL, Messages.bind(Messages.cannotMakeVirtualBench, e.getMessage()),
					null, null, e);
		} catch (ProblemException e) {
			pair.closeAfter(e);
			throw e;
		}
	}

	private static void requireRights() throws IOException, ProblemException {
		Capabilities rights = Capabilities.current();
		if (!rights.hasSysAdmin() || !rights.hasNetAdmin()) {
			throw new ProblemException(ProblemKind.NO_PERMISSION, Messages.noRightsForVirtualBench, null,
					Messages.virtualBenchNeeds);
		}
	}

	private void make() throws IOException {
		String stem = Leftovers.ownStem() + COUNT.incrementAndGet();
		sender = namespace(stem + Leftovers.SENDER);
		receiver = namespace(stem + Leftovers.RECEIVER);
		try (Rtnetlink here = Rtnetlink.open(sender); Rtnetlink there = Rtnetlink.open(receiver)) {
			here.createVeth(senderNic, receiverNic, receiver);
			linked = true;
			raise(here, senderNic, SENDER);
			raise(there, receiverNic, RECEIVER);
		}
	}

	private static NetworkNamespace namespace(String name) throws IOException {
		try {
			return NetworkNamespace.create(name);
		} catch (IOException e) {
			// no mount below /run inside a user namespace: EPERM of mount(2), EACCES or EROFS of the folder
			if (Leftovers.inUserNamespace()) {
				return NetworkNamespace.createAnonymous(name);
			}
			throw e;
		}
	}

	private static void raise(Rtnetlink links, String nic, byte[] address) throws IOException {
		links.setUp(LOOPBACK);
		links.addAddress(nic, InetAddress.getByAddress(address), PREFIX);
		links.setUp(nic);
	}

	/** @return namespace of the sender's end */
	public NetworkNamespace sender() {
		return sender;
	}

	/** @return namespace of the receiver's end */
	public NetworkNamespace receiver() {
		return receiver;
	}

	/** @return address of the sender's NIC */
	public String senderAddress() {
		return text(SENDER);
	}

	/** @return address of the receiver's NIC */
	public String receiverAddress() {
		return text(RECEIVER);
	}

	private static String text(byte[] address) {
		return (address[0] & 0xff) + "." + address[1] + "." + address[2] + "." + address[3];
	}

	/**
	 * Removes the pair, then the namespaces. Every step is tried whatever became of the others.
	 *
	 * @throws ProblemException NOT_RESTORED when something stays
	 */
	@Override
	public void close() throws ProblemException {
		List<String> failures = new ArrayList<>();
		if (linked) {
			// a namespace may outlive its name for a while, its links must not
			attempt(failures, () -> {
				try (Rtnetlink links = Rtnetlink.open(sender)) {
					links.delete(senderNic);
				}
			});
			linked = false;
		}
		remove(failures, sender);
		sender = null;
		remove(failures, receiver);
		receiver = null;
		if (!failures.isEmpty()) {
			throw new ProblemException(ProblemKind.NOT_RESTORED,
					Messages.bind(Messages.virtualBenchStays, String.join(", ", failures)), null, null);
		}
	}

	private static void remove(List<String> failures, NetworkNamespace namespace) {
		if (namespace == null) {
			return;
		}
		namespace.close();
		namespace.name().ifPresent(name -> attempt(failures, () -> NetworkNamespace.delete(name)));
	}

	private void closeAfter(Exception cause) {
		try {
			close();
		} catch (ProblemException e) {
			cause.addSuppressed(e);
		}
	}

	@FunctionalInterface
	private interface Step {
		void run() throws IOException;
	}

	private static void attempt(List<String> failures, Step step) {
		try {
			step.run();
		} catch (IOException e) {
			failures.add(e.getMessage());
		}
	}
}
