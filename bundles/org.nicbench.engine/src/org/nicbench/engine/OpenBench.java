// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import org.nicbench.host.Host;
import org.nicbench.host.HostProvider;
import org.nicbench.host.VirtualWire;
import org.nicbench.model.Access;
import org.nicbench.model.EndPoint;
import org.nicbench.model.HostFacts;
import org.nicbench.model.Plan;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.ThroughputTool;
import org.nicbench.tools.Tools;

/** The two hosts of a plan, open; a virtual bench exists as long as this object does. */
final class OpenBench implements AutoCloseable {

	private final List<AutoCloseable> opened = new ArrayList<>();
	private final Map<String, ThroughputTool> tools = new HashMap<>();
	private final ChildRecords children;
	private TestEnd sender;
	private TestEnd receiver;
	private HostFacts senderFacts;
	private HostFacts receiverFacts;

	private OpenBench(ChildRecords children) {
		this.children = children;
	}

	/**
	 * Opens the hosts and finds the addresses.
	 *
	 * @throws ProblemException USAGE for a host or NIC that is not there, NO_PERMISSION
	 */
	static OpenBench open(LoadedPlan loaded, ChildRecords children) throws ProblemException {
		OpenBench bench = new OpenBench(children);
		try {
			bench.openEnds(loaded);
			return bench;
		} catch (ProblemException e) {
			try {
				bench.close();
			} catch (ProblemException closing) {
				e.addSuppressed(closing);
			}
			throw e;
		}
	}

	private void openEnds(LoadedPlan loaded) throws ProblemException {
		Plan plan = loaded.plan();
		boolean virtual = loaded.sender().getAccess() == Access.VIRTUAL;
		if (virtual != (loaded.receiver().getAccess() == Access.VIRTUAL)) {
			throw Cells.usage(plan, Messages.onlyOneEndVirtual, null);
		}
		if (virtual) {
			VirtualWire made = VirtualWire.make(loaded.sender().getName(), plan.getSender().getNic(),
					loaded.receiver().getName(), plan.getReceiver().getNic());
			opened.add(made);
			sender = end(made.sender(), plan.getSender());
			receiver = end(made.receiver(), plan.getReceiver());
		} else {
			Host from = HostProvider.open(loaded.sender());
			opened.add(from);
			Host to = from;
			if (!loaded.receiver().getName().equals(loaded.sender().getName())) {
				to = HostProvider.open(loaded.receiver());
				opened.add(to);
			}
			sender = end(from, plan.getSender());
			receiver = end(to, plan.getReceiver());
		}
		senderFacts = sender.host().facts();
		receiverFacts = receiver.host().facts();
	}

	private static TestEnd end(Host host, EndPoint point) throws ProblemException {
		String address = point.getAddress();
		if (address == null || address.isEmpty()) {
			Optional<InetAddress> found = host.addressOf(point.getNic());
			address = found
					.orElseThrow(() -> new ProblemException(ProblemKind.USAGE, Messages.nicWithoutAddress,
							host.name() + ":" + point.getNic(), Messages.giveItAnAddress))
					.getHostAddress();
		}
		return new TestEnd(host, point.getNic(), address);
	}

	TestEnd sender() {
		return sender;
	}

	TestEnd receiver() {
		return receiver;
	}

	HostFacts senderFacts() {
		return senderFacts;
	}

	HostFacts receiverFacts() {
		return receiverFacts;
	}

	ChildRecords children() {
		return children;
	}

	/** @return whether both ends share their processors */
	boolean oneMachine() {
		return senderFacts.getBootId() != null && Objects.equals(senderFacts.getBootId(), receiverFacts.getBootId());
	}

	/** @throws ProblemException USAGE for an unknown tool */
	ThroughputTool tool(String id) throws ProblemException {
		ThroughputTool tool = tools.get(id);
		if (tool == null) {
			tool = Tools.get(id);
			tools.put(id, tool);
		}
		return tool;
	}

	/** @throws ProblemException NOT_RESTORED when a part of a virtual bench stays */
	@Override
	public void close() throws ProblemException {
		ProblemException failure = null;
		for (AutoCloseable last : opened.reversed()) {
			try {
				last.close();
			} catch (ProblemException e) {
				failure = failure == null ? e : failure;
			} catch (Exception e) {
				throw new IllegalStateException("closing a host fails with ProblemException only", e);
			}
		}
		opened.clear();
		if (failure != null) {
			throw failure;
		}
	}
}
