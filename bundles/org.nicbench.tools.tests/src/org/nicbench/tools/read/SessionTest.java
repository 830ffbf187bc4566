// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.nicbench.features.LegacyGroups;
import org.nicbench.model.NicState;
import org.nicbench.model.Throughput;

/** What a transcript tells of the machine a test ran on, and of the state of its NIC. */
class SessionTest {

	private static final String RUN = """
			------------------------------------------------------------
			Client connecting to 192.168.10.115, TCP port 5001
			TCP window size: 16.0 KByte (default)
			------------------------------------------------------------
			[  5] local 192.168.10.110 port 46567 connected with 192.168.10.115 port 5001
			[  5]  0.0-10.0 sec    790 MBytes    663 Mbits/sec
			""";
	private static final String DUMP = """
			Features for eth1:
			rx-checksumming: on
			tx-checksumming: on
				tx-checksum-ip-generic: on
			scatter-gather: on
				tx-scatter-gather: on
			tcp-segmentation-offload: on
				tx-tcp-segmentation: on
				tx-tcp6-segmentation: off [fixed]
			generic-segmentation-offload: on
			generic-receive-offload: on
			""";

	private static List<Throughput> tests(String text) throws Exception {
		return Readers.read("session.txt", new StringReader(text)).objects().stream().filter(Throughput.class::isInstance).map(Throughput.class::cast)
				.toList();
	}

	private static String group(NicState state, String group) {
		return LegacyGroups.of(state).get(group);
	}

	@Test
	void dumpBeforeARunIsItsState() throws Exception {
		Throughput test = tests("root@lab01:~# ethtool -k eth1\n" + DUMP + "root@lab01:~# iperf -c 192.168.10.115\n" + RUN).get(0);
		assertEquals("lab01", test.getHost());
		assertEquals("eth1", test.getState().getNic());
		assertEquals("on", group(test.getState(), "tso"));
		assertFalse(test.isSetMtu());
	}

	@Test
	void commandsBetweenDumpAndRunChangeTheState() throws Exception {
		List<Throughput> tests = tests("root@lab01:~# ethtool -k eth1\n" + DUMP + "root@lab01:~# iperf -c 192.168.10.115\n" + RUN
				+ "root@lab01:~# ethtool -K eth1 tso off gso off && ip link set dev eth1 mtu 9000\nroot@lab01:~# iperf -c 192.168.10.115\n" + RUN);
		assertEquals("on", group(tests.get(0).getState(), "tso"));
		assertFalse(tests.get(0).isSetMtu());
		NicState second = tests.get(1).getState();
		assertEquals("off", group(second, "tso"));
		assertEquals("off", group(second, "gso"));
		assertEquals("on", group(second, "gro"));
		assertEquals(9000, tests.get(1).getMtu());
		assertTrue(second.getWarnings().stream().anyMatch(warning -> warning.contains("ethtool -K eth1 tso off gso off")));
	}

	@Test
	void listOfChangesTellsSideEffects() throws Exception {
		Throughput test = tests("# ethtool -k eth1\n" + DUMP + "# ethtool -K eth1 tx off\nActual changes:\ntx-checksum-ip-generic: off\n"
				+ "tx-tcp-segmentation: off [not requested]\n# iperf -c 192.168.10.115\n" + RUN).get(0);
		assertEquals("off", group(test.getState(), "tx"));
		assertEquals("off", group(test.getState(), "tso"));
		assertEquals("on", group(test.getState(), "gso"));
	}

	@Test
	void refusedSettingLeavesTheStateBefore() throws Exception {
		Throughput test = tests("# ip link set eth1 mtu 1500\n# ethtool -k eth1\n" + DUMP
				+ "# ip link set eth1 mtu 9000\nRTNETLINK answers: Invalid argument\n# iperf -c 192.168.10.115\n" + RUN).get(0);
		assertEquals(1500, test.getMtu());
		assertEquals("on", group(test.getState(), "tso"));
	}

	@Test
	void partlyRefusedSettingsLeaveNothingKnown() throws Exception {
		Throughput test = tests("# ethtool -k eth1\n" + DUMP + "# ethtool -K eth1 tso off ufo off\n"
				+ "Cannot set device udp large send offload settings: Operation not supported\n# iperf -c 192.168.10.115\n" + RUN).get(0);
		assertNull(test.getState());
	}

	@Test
	void stateOfAnotherMachineIsNotTaken() throws Exception {
		Throughput test = tests("[root@lab02 ~]# ethtool -k eth1\n" + DUMP + "[root@lab01 ~]# iperf -c 192.168.10.115\n" + RUN).get(0);
		assertEquals("lab01", test.getHost());
		assertNull(test.getState());
	}

	@Test
	void severalNicsAreNotGuessedBetween() throws Exception {
		String text = "$ ethtool -k eth1\n" + DUMP + "$ ethtool -k eth2\n" + DUMP.replace("eth1", "eth2").replace("segmentation: on", "segmentation: off")
				+ "$ iperf -c 192.168.10.115\n" + RUN;
		Throughput test = tests(text).get(0);
		assertNull(test.getState());
		assertEquals(List.of("the text tells of several NICs before this test and not which one it used"), test.getWarnings());
		Throughput named = (Throughput) Readers.read("session.txt", new java.io.ByteArrayInputStream(text.getBytes()), "eth2").objects().get(2);
		assertEquals("off", group(named.getState(), "tso"));
	}

	@Test
	void namedNicIsTaken() throws Exception {
		Throughput test = tests("$ ethtool -k eth1\n" + DUMP + "$ ethtool -k eth2\n" + DUMP.replace("eth1", "eth2")
				+ "$ iperf -c 192.168.10.115 -B 192.168.10.110%eth2\n" + RUN).get(0);
		assertEquals("eth2", test.getState().getNic());
	}

	@Test
	void settingAloneIsAStateThatNobodyReadAgain() throws Exception {
		Throughput test = tests("$ sudo ethtool -K enp3s0 gro off\n$ sudo ifconfig enp3s0 mtu 7200\n$ iperf -c 192.168.10.115\n" + RUN).get(0);
		assertNotNull(test.getState());
		assertEquals("off", test.getState().getGroups().get("gro"));
		assertNull(test.getState().getGroups().get("tso"));
		assertEquals(7200, test.getMtu());
	}

	@Test
	void hostsOfSshAndNamespaces() throws Exception {
		List<Throughput> tests = tests("me@desk:~$ ssh -p 2222 root@lab07 iperf -c 192.168.10.115\n" + RUN
				+ "me@desk:~$ ip netns exec left ethtool -k eth1\n" + DUMP + "me@desk:~$ ip netns exec right iperf -c 192.168.10.115\n" + RUN
				+ "mininet> h1 iperf -c h2\n" + RUN);
		assertEquals(List.of("lab07", "desk", "h1"), tests.stream().map(Throughput::getHost).toList());
		assertNull(tests.get(1).getState());
	}
}
