// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.util.Optional;

import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.linux.rtnetlink.Rtnetlink;

/** The kernel's doors to the NICs of one network namespace. Safe for use by several threads. */
final class NamespaceKernel implements AutoCloseable {

	private final NetworkNamespace namespace;
	private final Ethtool ethtool;
	private final Rtnetlink rtnetlink;
	private final StateReader reader;
	private final SettingsWriter writer;

	/** Takes the namespace over: it is closed with this object. */
	NamespaceKernel(NetworkNamespace namespace) throws IOException {
		this.namespace = namespace;
		try {
			ethtool = Ethtool.open(namespace);
			rtnetlink = Rtnetlink.open(namespace);
		} catch (IOException e) {
			namespace.close();
			throw e;
		}
		reader = new StateReader(ethtool, rtnetlink);
		writer = new SettingsWriter(ethtool, rtnetlink);
	}

	NetworkNamespace namespace() {
		return namespace;
	}

	Ethtool ethtool() {
		return ethtool;
	}

	Rtnetlink rtnetlink() {
		return rtnetlink;
	}

	StateReader reader() {
		return reader;
	}

	SettingsWriter writer() {
		return writer;
	}

	/** The link of that index, whatever its name is now. */
	Optional<Link> link(int index) throws IOException {
		return rtnetlink.links().stream().filter(link -> link.index() == index).findFirst();
	}

	@Override
	public void close() {
		rtnetlink.close();
		ethtool.close();
		namespace.close();
	}
}
