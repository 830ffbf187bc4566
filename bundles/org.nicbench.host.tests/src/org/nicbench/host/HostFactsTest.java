// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.nicbench.model.CpuUse;
import org.nicbench.model.HostFacts;
import org.nicbench.model.Nic;
import org.nicbench.model.NicState;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

class HostFactsTest {

	@Test
	void factsAreThoseOfTheMachine() throws Exception {
		try (Host host = HostProvider.thisMachine("here")) {
			HostFacts facts = host.facts();
			assertEquals(EthtoolText.run(host, "uname", "-r").strip(), facts.getKernel());
			assertEquals(Files.readString(Path.of("/proc/sys/kernel/random/boot_id")).strip(), facts.getBootId());
			assertEquals(Integer.parseInt(EthtoolText.run(host, "getconf", "_NPROCESSORS_ONLN").strip()), facts.getCores());
			assertTrue(facts.getMemoryBytes() > 0);
		}
	}

	@Test
	void nicAndStateAreThoseOfTheKernel() throws Exception {
		try (VethPair pair = VethPair.make(); Host host = pair.host()) {
			pair.rtnetlink.setMtu(VethPair.NIC, 1400);
			Nic nic = host.nics().stream().filter(candidate -> candidate.getName().equals(VethPair.NIC)).findFirst().orElseThrow();
			assertEquals("veth", nic.getDriver());
			assertEquals(1400, nic.getMtu());
			assertTrue(nic.isLinkUp());
			NicState state = host.readState(VethPair.NIC);
			assertEquals(1400, state.getMtu());
			assertEquals("veth", state.getDriver());
			assertEquals(10_000_000_000L, state.getSpeedBitsPerSecond());
			assertEquals("full", state.getDuplex());
			assertEquals(null, state.getGroups(), "groups are made from the features");
			assertEquals(null, state.getRings(), "a veth has no rings");
		}
	}

	@Test
	void countersAddressesSocketsAndProcessesAreThoseOfTheNamespace() throws Exception {
		try (VethPair pair = VethPair.make(); Host host = pair.host()) {
			assertEquals(Optional.empty(), host.addressOf(VethPair.NIC));
			InetAddress address = InetAddress.getByName("192.0.2.1");
			pair.rtnetlink.addAddress(VethPair.NIC, address, 24);
			assertEquals(Optional.of(address), host.addressOf(VethPair.NIC));
			long before = host.counters(VethPair.NIC).get("tx_bytes").getAsLong();
			String printed = EthtoolText.run(host, "ip", "-s", "link", "show", VethPair.NIC);
			long bytes = Long.parseLong(printed.replaceFirst("(?s).*TX:[^\\n]*\\n\\s*(\\d+) .*", "$1"));
			long after = host.counters(VethPair.NIC).get("tx_bytes").getAsLong();
			assertTrue(before <= bytes && bytes <= after, before + " " + bytes + " " + after);
			try (ServerSocket socket = host.call(() -> new ServerSocket(0, 1, address))) {
				// The address exists in that namespace alone.
				assertTrue(EthtoolText.run(host, "cat", "/proc/net/tcp", "/proc/net/tcp6").contains("010200C0:"
						+ String.format("%04X", socket.getLocalPort())));
			}
			assertEquals(0, host.protocolCounters().get("Tcp.RetransSegs").getAsLong());
			assertTrue(host.protocolCounters().get("TcpExt.TCPTimeouts").isPresent());
			assertTrue(host.protocolCounters().get("Ip.InReceives").isPresent());
		}
	}

	@Test
	void aMissingProgramIsToldInOneLine() throws Exception {
		try (Host host = HostProvider.thisMachine("here")) {
			ProblemException problem = assertThrows(ProblemException.class,
					() -> host.startProcess(List.of("no-such-program"), Map.of(), null));
			assertEquals(ProblemKind.TRIAL, problem.kind());
			assertEquals("here: program \"no-such-program\" is not installed; see \"nicbench doctor\" for the command that "
					+ "installs it", problem.getMessage());
		}
	}

	@Test
	void processorUseIsTheDifferenceByKindAndCore() {
		CpuSample from = new CpuSample(1_000_000_000L, new double[] { 10, 1, 5, 100, 2, 0, 3, 0 },
				Map.of(0, new double[] { 5, 1, 2, 50, 1, 0, 2, 0 }, 1, new double[] { 5, 0, 3, 50, 1, 0, 1, 0 }));
		CpuSample to = new CpuSample(3_000_000_000L, new double[] { 10.5, 1, 6.5, 101, 1.9, 0, 4, 0 },
				Map.of(0, new double[] { 5.1, 1, 3.4, 50, 0.9, 0, 2.5, 0 }, 1, new double[] { 5.4, 0, 3.1, 51, 1, 0, 1.5, 0 }));
		CpuUse use = CpuSample.between(from, to);
		assertEquals(2.0, use.getWindowSeconds());
		assertEquals(2, use.getCores());
		assertEquals(0.5, use.getUserSeconds());
		assertEquals(1.5, use.getSystemSeconds());
		assertEquals(1.0, use.getSoftIrqSeconds());
		assertEquals(1.0, use.getIdleSeconds());
		assertEquals(0.0, use.getIoWaitSeconds(), "a column that ran backwards");
		assertEquals(0, use.getBusiestCore());
		assertEquals(100.0, use.getBusiestCorePercent());
		assertEquals(1.4, use.getPerCore().at("system", 0));
		assertEquals(1.0, use.getPerCore().at("idle", 1));
	}

	@Test
	void processTimeIsNothingForAProcessThatIsGone() throws Exception {
		try (Host host = HostProvider.thisMachine("here")) {
			Process process = host.startProcess(List.of("true"), Map.of(), null);
			process.waitFor();
			assertEquals(Optional.empty(), host.processTime(process.pid()));
			assertTrue(host.processTime(ProcessHandle.current().pid()).orElseThrow().userSeconds() > 0);
		}
	}
}
