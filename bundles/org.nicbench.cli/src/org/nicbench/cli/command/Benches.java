// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.util.List;

import org.nicbench.cli.Messages;
import org.nicbench.host.Host;
import org.nicbench.host.HostProvider;
import org.nicbench.model.Access;
import org.nicbench.model.Bench;
import org.nicbench.model.Nic;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** Hosts of a bench read live, and the rows by which NICs are listed. */
final class Benches {

	/** Header of the rows of {@link #row}. */
	static final List<String> NIC_HEADER = List.of(Messages.nicName, Messages.nicDriver, Messages.nicBus,
			Messages.nicProduct, Messages.nicSpeed, Messages.nicMtu, Messages.nicLink);

	private static final String UNKNOWN = "\u2013";
	private static final double MEGA = 1e6;

	private Benches() {
	}

	/**
	 * Reads hosts and their NICs.
	 *
	 * @throws ProblemException USAGE for a host that is not there or has no NIC of its own yet
	 */
	static Bench read(String name, List<String> hosts) throws ProblemException {
		Bench bench = NicBenchFactory.eINSTANCE.createBench();
		bench.setName(name);
		for (String each : hosts) {
			org.nicbench.model.Host described = HostNic.toHost(each);
			if (described.getAccess() != Access.VIRTUAL) {
				try (Host host = HostProvider.open(described)) {
					described.setFacts(host.facts());
					described.getNics().addAll(host.nics());
				}
			}
			bench.getHosts().add(described);
		}
		return bench;
	}

	/**
	 * Opens the host that a command line names.
	 *
	 * @throws ProblemException USAGE when it is an end of a virtual bench, which exists during a run only
	 */
	static Host open(String name) throws ProblemException {
		org.nicbench.model.Host described = HostNic.toHost(name);
		if (described.getAccess() == Access.VIRTUAL) {
			throw new ProblemException(ProblemKind.USAGE, Messages.virtualHostOnlyInRuns, name, null);
		}
		return HostProvider.open(described);
	}

	/** @return a NIC in words */
	static List<String> row(Nic nic) {
		return List.of(text(nic.getName()), text(nic.getDriver()), text(nic.getBus()), text(nic.getProduct()),
				nic.isSetSpeedBitsPerSecond() ? Math.round(nic.getSpeedBitsPerSecond() / MEGA) + " Mbit/s" : UNKNOWN,
				nic.isSetMtu() ? Integer.toString(nic.getMtu()) : UNKNOWN,
				!nic.isSetLinkUp() ? UNKNOWN : nic.isLinkUp() ? Messages.linkUp : Messages.linkDown);
	}

	private static String text(String text) {
		return text == null || text.isEmpty() ? UNKNOWN : text;
	}
}
