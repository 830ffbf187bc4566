// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;

import org.nicbench.cli.Messages;
import org.nicbench.model.Access;
import org.nicbench.model.Host;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * How a command line names a NIC: {@code NIC} on this machine, or {@code HOST:NIC} where HOST is {@code this},
 * {@code ns:NAME} or the NAME of a network namespace, or {@code virtual-NAME} for an end of the virtual bench.
 *
 * @param host name of the host; {@link #THIS} when none was given
 */
record HostNic(String host, String nic) {

	static final String THIS = "this";

	private static final String NAMESPACE = "ns:";
	private static final String VIRTUAL = "virtual";
	private static final Path NAMESPACES = Path.of("/run/netns");

	/** @throws ProblemException USAGE when no NIC is named */
	static HostNic parse(String text) throws ProblemException {
		int colon = text.lastIndexOf(':');
		String nic = text.substring(colon + 1);
		if (nic.isEmpty() || nic.contains("/") || nic.contains(" ") || colon == 0) {
			throw new ProblemException(ProblemKind.USAGE, Messages.notAHostAndNic, text, Messages.nameHostAndNic);
		}
		return new HostNic(colon < 0 ? THIS : text.substring(0, colon), nic);
	}

	/** @return the name by which a bench knows the host */
	String hostName() {
		return host.startsWith(NAMESPACE) ? host.substring(NAMESPACE.length()) : host;
	}

	/** @return the host as a bench holds it */
	Host toHost() throws ProblemException {
		return toHost(host);
	}

	/**
	 * @return the host of that name as a bench holds it
	 * @throws ProblemException USAGE when there is no such host
	 */
	static Host toHost(String name) throws ProblemException {
		Host made = NicBenchFactory.eINSTANCE.createHost();
		String namespace = name.startsWith(NAMESPACE) ? name.substring(NAMESPACE.length()) : name;
		made.setName(namespace);
		if (name.equals(THIS)) {
			made.setAccess(Access.THIS);
		} else if (name.startsWith(VIRTUAL)) {
			made.setAccess(Access.VIRTUAL);
		} else if (name.startsWith(NAMESPACE) || Files.exists(NAMESPACES.resolve(namespace))) {
			made.setAccess(Access.NAMESPACE);
			made.setNamespace(namespace);
		} else {
			throw new ProblemException(ProblemKind.USAGE, Messages.hostUnknown, name, Messages.nameHostAndNic);
		}
		return made;
	}
}
