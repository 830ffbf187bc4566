// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.util.Objects;
import java.util.Optional;

import org.nicbench.linux.ethtool.DriverInfo;
import org.nicbench.linux.proc.Machine;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.model.JournalEntry;

/**
 * Whether a journal entry still speaks of a NIC that is there: same start of the machine, same namespace, same index, same
 * driver, same hardware (bus and permanent address; the link-layer address for one that has neither).
 */
final class NicIdentity {

	private NicIdentity() {
	}

	/** Writes down what identifies a NIC. */
	static void note(JournalEntry entry, NamespaceKernel kernel, Link link) throws IOException {
		Optional<DriverInfo> info = kernel.ethtool().driverInfo(link.name());
		entry.setNic(link.name());
		entry.setBootId(Machine.bootId());
		entry.setNamespaceId(kernel.namespace().id());
		entry.setInterfaceIndex(link.index());
		entry.setDriver(info.map(DriverInfo::driver).filter(text -> !text.isEmpty()).orElse(null));
		entry.setBus(info.map(DriverInfo::bus).filter(text -> !text.isEmpty()).orElse(null));
		entry.setPermanentAddress(permanentAddress(kernel, link));
		entry.setAddress(link.address());
	}

	private static String permanentAddress(NamespaceKernel kernel, Link link) throws IOException {
		return kernel.ethtool().permanentAddress(link.name()).filter(address -> address.matches(".*[1-9a-fA-F].*"))
				.orElse(null);
	}

	/** @return why the machine is not the same one any more */
	static Optional<String> otherBoot(JournalEntry entry) throws IOException {
		return Machine.bootId().equals(entry.getBootId()) ? Optional.empty() : Optional.of(Messages.otherBoot);
	}

	/** @return why the link of the entry's index is another NIC */
	static Optional<String> otherNic(JournalEntry entry, NamespaceKernel kernel, Link link) throws IOException {
		JournalEntry present = org.nicbench.model.NicBenchFactory.eINSTANCE.createJournalEntry();
		note(present, kernel, link);
		if (!Objects.equals(present.getDriver(), entry.getDriver())) {
			return Optional.of(other("driver", entry.getDriver(), present.getDriver()));
		}
		if (!Objects.equals(present.getBus(), entry.getBus())) {
			return Optional.of(other("bus", entry.getBus(), present.getBus()));
		}
		if (!Objects.equals(present.getPermanentAddress(), entry.getPermanentAddress())) {
			return Optional.of(other("permanent address", entry.getPermanentAddress(), present.getPermanentAddress()));
		}
		boolean onlyAddress = entry.getBus() == null && entry.getPermanentAddress() == null;
		if (onlyAddress && !Objects.equals(present.getAddress(), entry.getAddress())) {
			return Optional.of(other("address", entry.getAddress(), present.getAddress()));
		}
		return Optional.empty();
	}

	private static String other(String what, String before, String now) {
		return Messages.bind(Messages.otherNic, new Object[] { what, now == null ? Messages.nothing : now,
				before == null ? Messages.nothing : before });
	}
}
