// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.io.IOException;
import java.nio.file.Path;

import org.nicbench.host.internal.KernelProblems;
import org.nicbench.host.internal.LinuxHost;
import org.nicbench.host.internal.Messages;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.model.Access;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** Opens the hosts of a bench. */
public final class HostProvider {

	private static final Path NAMED = Path.of("/run/netns");

	private HostProvider() {
	}

	/**
	 * Opens a host by its access; the caller closes it.
	 *
	 * @throws ProblemException USAGE when the namespace is not there, or the access is of a kind that is not opened here (a virtual
	 *                          bench makes its hosts itself: {@link VirtualWire}); NO_PERMISSION when it may not be entered
	 */
	public static Host open(org.nicbench.model.Host host) throws ProblemException {
		return switch (host.getAccess()) {
		case THIS -> thisMachine(host.getName());
		case NAMESPACE -> namespace(host.getName(), host.getNamespace());
		case VIRTUAL, SSH, NONE -> throw new ProblemException(ProblemKind.USAGE,
				Messages.bind(Messages.accessNotOpened, host.getAccess().getLiteral()), host.getName(), null);
		};
	}

	/** @return this machine, in the network namespace of the calling thread */
	public static Host thisMachine(String name) throws ProblemException {
		try {
			return new LinuxHost(name, Access.THIS, NetworkNamespace.current(), null, false);
		} catch (IOException e) {
			throw KernelProblems.of(e, name);
		}
	}

	private static Host namespace(String name, String namespace) throws ProblemException {
		try {
			return new LinuxHost(name, Access.NAMESPACE, NetworkNamespace.open(namespace),
					NAMED.resolve(namespace).toString(), false);
		} catch (ErrnoException e) {
			if (e.isNotFound() || e.isInvalid()) {
				throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.noSuchNamespace, namespace), name,
						Messages.listNamespaces, e);
			}
			throw KernelProblems.of(e, name);
		} catch (IOException e) {
			throw KernelProblems.of(e, name);
		}
	}
}
