// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.nicbench.features.Selectors;
import org.nicbench.model.Host;
import org.nicbench.model.HostFacts;
import org.nicbench.model.Nic;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Run;
import org.nicbench.model.ToolVersion;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.ThroughputTool;

/**
 * All that can be known before the first change: NICs exist, profiles name known features, tools are installed and can
 * do what the cells ask, the receiver can be reached. Fills the run with the facts of both ends.
 */
final class Preflight {

	private static final int CONNECT_MILLISECONDS = 3000;

	private final LoadedPlan plan;
	private final OpenBench bench;

	Preflight(LoadedPlan plan, OpenBench bench) {
		this.plan = plan;
		this.bench = bench;
	}

	/** @throws ProblemException the first thing that would make trials fail */
	void check(Run run) throws ProblemException {
		checkNic(bench.sender());
		checkNic(bench.receiver());
		Set<String> tools = new LinkedHashSet<>();
		plan.cells().forEach(cell -> tools.add(cell.tool()));
		for (String tool : tools) {
			checkTool(bench.tool(tool), bench.sender(), bench.senderFacts());
			checkTool(bench.tool(tool), bench.receiver(), bench.receiverFacts());
		}
		JobRequests requests = new JobRequests(plan, bench);
		for (Cell cell : plan.cells()) {
			requests.check(cell, bench.tool(cell.tool()));
		}
		checkWay();
		describe(run.getSender(), bench.sender(), bench.senderFacts());
		describe(run.getReceiver(), bench.receiver(), bench.receiverFacts());
	}

	private void checkNic(TestEnd end) throws ProblemException {
		NicState state = end.host().readState(end.nic());
		for (OffloadProfile profile : plan.profiles()) {
			if (state.getFeatures() != null) {
				Selectors.expand(profile, state.getFeatures());
			}
		}
	}

	private static void checkTool(ThroughputTool tool, TestEnd end, HostFacts facts) throws ProblemException {
		Optional<ToolVersion> version;
		try {
			version = tool.probe(new HostAsToolHost(end.host()));
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.TRIAL, String.valueOf(e.getMessage()), end.host().name(), null, e);
		}
		if (version.isEmpty()) {
			throw new ProblemException(ProblemKind.TRIAL, Messages.bind(Messages.toolMissing, tool.id()), end.host().name(),
					tool.installCommand().isEmpty() ? null : Messages.bind(Messages.installWith, tool.installCommand()));
		}
		facts.getTools().add(version.get());
	}

	/** One connection from the sending to the receiving NIC, with the profile of nobody. */
	private void checkWay() throws ProblemException {
		TestEnd from = bench.sender();
		TestEnd to = bench.receiver();
		try (ServerSocket server = to.host().call(() -> new ServerSocket(0, 1, InetAddress.getByName(to.address())))) {
			from.host().call(() -> {
				try (Socket socket = new Socket()) {
					socket.bind(new InetSocketAddress(InetAddress.getByName(from.address()), 0));
					socket.connect(new InetSocketAddress(InetAddress.getByName(to.address()), server.getLocalPort()),
							CONNECT_MILLISECONDS);
				}
				return null;
			});
		} catch (ProblemException e) {
			throw e;
		} catch (Exception e) {
			throw new ProblemException(ProblemKind.TRIAL,
					Messages.bind(Messages.cannotReach, List.of(from.address(), to.address(), String.valueOf(e.getMessage())).toArray()),
					from.host().name(), Messages.checkAddressesAndFirewall, e);
		}
	}

	private static void describe(Host host, TestEnd end, HostFacts facts) throws ProblemException {
		host.setFacts(facts);
		host.getNics().clear();
		for (Nic nic : end.host().nics()) {
			if (nic.getName().equals(end.nic())) {
				host.getNics().add(nic);
				return;
			}
		}
	}
}
