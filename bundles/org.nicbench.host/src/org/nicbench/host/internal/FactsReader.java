// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.nicbench.linux.ethtool.DriverInfo;
import org.nicbench.linux.ethtool.LinkSettings;
import org.nicbench.linux.proc.Machine;
import org.nicbench.linux.proc.ProcStat;
import org.nicbench.linux.proc.SysfsNic;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.model.HostFacts;
import org.nicbench.model.Nic;
import org.nicbench.model.NicBenchFactory;

/** What a machine is and which NICs it has. */
final class FactsReader {

	private static final Path OS_RELEASE = Path.of("/etc/os-release");

	private final NamespaceKernel kernel;

	FactsReader(NamespaceKernel kernel) {
		this.kernel = kernel;
	}

	/** Of the machine; the congestion control is that of the calling thread's network namespace. */
	static HostFacts facts() throws IOException {
		HostFacts facts = NicBenchFactory.eINSTANCE.createHostFacts();
		if (Files.isReadable(OS_RELEASE)) {
			facts.setOperatingSystem(prettyName(Files.readString(OS_RELEASE)).orElse(null));
		}
		facts.setKernel(Machine.kernelRelease());
		facts.setCpuModel(Machine.processorModel().orElse(null));
		facts.setCores(ProcStat.read().processors().size());
		facts.setMemoryBytes(Machine.memoryBytes());
		facts.setGovernor(Machine.frequencyGovernor(0).orElse(null));
		facts.setCongestionControl(Machine.tcpCongestionControl());
		facts.setBootId(Machine.bootId());
		return facts;
	}

	/** @param osRelease text of os-release(5) */
	static Optional<String> prettyName(String osRelease) {
		return osRelease.lines().filter(line -> line.startsWith("PRETTY_NAME="))
				.map(line -> line.substring(line.indexOf('=') + 1).replaceAll("^[\"']|[\"']$", "")).findFirst();
	}

	List<Nic> nics() throws IOException {
		List<Nic> nics = new ArrayList<>();
		for (Link link : kernel.rtnetlink().links()) {
			nics.add(nic(link));
		}
		return nics;
	}

	private Nic nic(Link link) throws IOException {
		Nic nic = NicBenchFactory.eINSTANCE.createNic();
		nic.setName(link.name());
		nic.setMtu(link.mtu());
		nic.setLinkUp(link.isUp() && link.carrier());
		Optional<DriverInfo> info = kernel.ethtool().driverInfo(link.name());
		nic.setDriver(info.map(DriverInfo::driver).filter(FactsReader::isText).orElse(null));
		nic.setDriverVersion(info.map(DriverInfo::version).filter(FactsReader::isText).orElse(null));
		nic.setFirmware(info.map(DriverInfo::firmwareVersion).filter(FactsReader::isText).orElse(null));
		nic.setBus(info.map(DriverInfo::bus).filter(FactsReader::isText).orElse(null));
		nic.setPermanentAddress(kernel.ethtool().permanentAddress(link.name()).orElse(null));
		Optional<LinkSettings> settings = kernel.ethtool().linkSettings(link.name());
		settings.ifPresent(found -> found.bitsPerSecond().ifPresent(nic::setSpeedBitsPerSecond));
		if (nic.getBus() != null) {
			Optional<SysfsNic> device = SysfsNic.ofPciAddress(nic.getBus());
			if (device.isPresent()) {
				nic.setVendorId(device.get().vendor());
				nic.setDeviceId(device.get().device());
				nic.setProduct(PciNames.installed().product(device.get().vendor(), device.get().device()).orElse(null));
			}
		}
		return nic;
	}

	private static boolean isText(String text) {
		return !text.isEmpty();
	}
}
