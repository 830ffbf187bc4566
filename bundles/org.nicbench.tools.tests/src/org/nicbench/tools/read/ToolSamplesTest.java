// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nicbench.model.Direction;
import org.nicbench.model.NicState;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.TimeUse;
import org.nicbench.model.value.Feature;

/** Recorded outputs of tools in many options; the truths are typed from what is printed in them. */
class ToolSamplesTest {

	@ParameterizedTest
	@CsvSource(nullValues = "-", value = {
			// file, status, direction, bit/s, seconds, sender's bytes, receiver's bytes, retransmits, streams, intervals
			"iperf2_client_csv_P1.csv, COMPLETE, FORWARD, 7748479402, 3.0, 2917269564, -, -, 1, 3",
			"iperf2_client_csv_P10.csv, COMPLETE, FORWARD, 12009574226, 2.0, 3009675864, -, -, 10, 0",
			"iperf2_client_text_P1.txt, COMPLETE, FORWARD, 8.35e9, 3.0109, 3146063544, -, -, 1, 0",
			"iperf2_client_text_P10.txt, COMPLETE, FORWARD, 12.8e9, 3.0154, 4842575626, -, -, 10, 0",
			"iperf2_client_text_P1_i1.txt, COMPLETE, FORWARD, 8.07e9, 3.0045, 3027951944, -, -, 1, 3",
			"iperf2_client_text_dualtest_d.txt, COMPLETE, BIDIRECTIONAL, 6.17e9, 2.0204, 1556925645, -, -, 1, 0",
			"iperf2_client_text_tradeoff_r.txt, COMPLETE, BIDIRECTIONAL, 7.64e9, 2.0021, 1911260447, -, -, 1, 0",
			"iperf2_client_text_enhanced_P1.txt, COMPLETE, FORWARD, 7.90e9, 3.0008, 2963527434, -, 227, 1, 3",
			"iperf2_client_text_enhanced_P10.txt, COMPLETE, FORWARD, 12.2e9, 2.0058, 3070901617, -, 1092, 10, 0",
			"iperf2_client_text_format_f_m.txt, COMPLETE, FORWARD, 8499e6, 2.0124, 2138046464, -, -, 1, 0",
			"iperf2_client_text_reverse_R.txt, COMPLETE, REVERSE, 7.94e9, 2.0019, -, 1986422374, -, 1, 0",
			"iperf2_client_text_udp_200M.txt, COMPLETE, FORWARD, 210e6, 2.0, 52428800, 52428800, -, 1, 0",
			"iperf2_client_text_fail_server-not-running.txt, FAILED, FORWARD, -, -, -, -, -, 0, 0",
			"iperf3_client_json_tcp_P1.json, COMPLETE, FORWARD, 8305288833.6, 3.000679, 3115188224, 3115188224, 165, 1, 3",
			"iperf3_client_json_tcp_P10.json, COMPLETE, FORWARD, 8441445194, 2.012325, 2123366400, 2123366400, 122, 10, 2",
			"iperf3_client_json_reverse.json, COMPLETE, REVERSE, 8087160425.2, 2.00006, 2022178816, 2021850760, 312, 1, 2",
			"iperf3_client_json_bidir.json, COMPLETE, BIDIRECTIONAL, 4338776240.2, 2.00204, 1085800448, 1085800448, 1767, 1, 2",
			"iperf3_client_json_udp_200M.json, COMPLETE, FORWARD, 200313625.2, 1.996268, 49984960, 49984960, -, 1, 2",
			"iperf3_client_json_fail_server-not-running.json, FAILED, FORWARD, -, -, -, -, -, 0, 0",
			"iperf3_client_json_fail_server-busy.json, FAILED, FORWARD, -, -, -, -, -, 0, 0",
			"iperf3_client_json_fail_server-killed-midrun.json, PARTIAL, FORWARD, 8158253372, 1.000859, 1020657664, -, -, -, 1",
			"iperf3_client_json_interrupted_SIGINT.json, PARTIAL, FORWARD, 8323727479.5, 1.496827, 1557397504, -, 63, 1, 2",
			"iperf3_client_json_interrupted_SIGTERM.json, PARTIAL, FORWARD, 8470851013.8, 1.496206, 1584267264, -, 18, 1, 2",
			"iperf3_client_text_tcp_P1.txt, COMPLETE, FORWARD, 8.47e9, 3.0, 3178275799, 3178275799, 38, 1, 3",
			"iperf3_client_text_tcp_P10.txt, COMPLETE, FORWARD, 7.32e9, 3.0, 2823940997, 2748779069, 693, 10, 3",
			"iperf3_client_text_bidir.txt, COMPLETE, BIDIRECTIONAL, 4.22e9, 3.0, 1589137900, 1589137900, 8274, 1, 3",
			"iperf3_client_text_reverse.txt, COMPLETE, REVERSE, 7.91e9, 3.0, 2963527434, 2963527434, 550, 1, 3",
			"iperf3_client_text_bytes_1G.txt, COMPLETE, FORWARD, 8.44e9, 1.02, 1073741824, 1073741824, 1, 1, 2",
			"iperf3_client_text_omit_verbose.txt, COMPLETE, FORWARD, 8.40e9, 3.0, 3146063544, 3146063544, 483, 1, 3",
			"iperf3_client_text_forceflush_timestamps.txt, COMPLETE, FORWARD, 8.49e9, 2.0, 2126008812, 2126008812, 12, 1, 2",
			"iperf3_client_text_format-m_getserveroutput.txt, COMPLETE, FORWARD, 8163e6, 2.0, 2040109466, 2040109466, 2, 1, 2",
			"iperf3_client_text_udp_200M.txt, COMPLETE, FORWARD, 200e6, 3.0, 74973184, 74973184, -, 1, 3",
			"iperf3_client_text_interrupted_SIGHUP.txt, PARTIAL, FORWARD, 8.59e9, 1.5, 1610612736, -, 11, 1, 2",
			"iperf3_client_text_fail_server-killed-midrun.txt, PARTIAL, FORWARD, 8363442176, 1.0, 1045430272, -, -, 1, 1",
			"iperf3_server_text_P1.txt, COMPLETE, FORWARD, 8.47e9, 3.0, -, 3178275799, -, 1, 4",
			"nuttcp_client_classic_T3.txt, COMPLETE, FORWARD, 7430976600, 3.0, -, 2786525184, 0, -, 0",
			"nuttcp_client_N10.txt, COMPLETE, FORWARD, 6339249600, 3.06, -, 2427133100, -, -, 0",
			"nuttcp_client_fparse_i1.txt, COMPLETE, FORWARD, 7645812400, 3.0, -, 2866937856, 0, -, 2",
			"nuttcp_client_i1_w1m_v.txt, COMPLETE, FORWARD, 7267905700, 3.0, 2724921344, 2724921344, 0, 1, 2",
			"nuttcp_client_udp_R200m.txt, COMPLETE, FORWARD, 199991200, 3.0, -, 74999818, -, -, 3" })
	void figuresAreThosePrinted(String file, Status status, Direction direction, Double bitsPerSecond, Double seconds, Long sent,
			Long received, Long retransmits, Integer streams, int intervals) throws Exception {
		List<Throughput> all = Texts.throughputs(Texts.read("tools/" + file));
		assertEquals(1, all.size());
		Throughput throughput = all.get(0);
		assertEquals(status, throughput.getStatus());
		assertEquals(direction, throughput.getDirection());
		assertEquals(bitsPerSecond != null, throughput.isSetBitsPerSecond());
		if (bitsPerSecond != null) {
			assertEquals(bitsPerSecond, throughput.getBitsPerSecond(), 1);
			assertEquals(seconds, throughput.getSeconds(), 1e-6);
		} else {
			assertFalse(throughput.getErrors().isEmpty());
		}
		boolean bytesSent = throughput.getSender() != null && throughput.getSender().isSetBytes();
		assertEquals(sent, bytesSent ? (Long) throughput.getSender().getBytes() : null);
		assertEquals(received, throughput.getReceiver() == null ? null : (Long) throughput.getReceiver().getBytes());
		boolean told = throughput.getSender() != null && throughput.getSender().isSetRetransmits();
		assertEquals(retransmits, told ? (Long) throughput.getSender().getRetransmits() : null);
		assertEquals(streams, throughput.isSetStreamsWorked() ? (Integer) throughput.getStreamsWorked() : null);
		assertEquals(intervals, throughput.getIntervals() == null ? 0 : throughput.getIntervals().size());
	}

	@Test
	void serverTellsEveryTest() throws Exception {
		List<Throughput> all = Texts.throughputs(Texts.read("tools/iperf2_server_text.txt"));
		assertEquals(List.of(8.38e9, 8.08e9, 12.8e9, 7.90e9, 12.3e9, 7.78e9, 12.0e9, 7.65e9, 6.21e9, 7.89e9, 8.55e9, 8.55e9),
				all.stream().map(Throughput::getBitsPerSecond).toList());
		assertEquals(List.of(7.86e9, 6.20e9), all.stream().filter(test -> test.getReverse() != null)
				.map(test -> test.getReverse().getBitsPerSecond()).toList());
		assertEquals(Direction.REVERSE, all.get(9).getDirection());
	}

	@ParameterizedTest
	@CsvSource({ "iperf3_client_text_fail_server-not-running.txt.stderr, iperf3, unable to connect to server: Connection refused",
			"iperf3_client_text_fail_server-busy.txt.stderr, iperf3, the server is busy running a test. try again later",
			"iperf3_client_json_fail_server-not-running.json, iperf3, unable to connect to server: Connection refused",
			"iperf2_client_text_fail_server-not-running.txt.stderr, iperf, tcp connect failed: Connection refused",
			"nuttcp_client_fail_server-not-running.txt.stderr, nuttcp, connect: Connection refused" })
	void failureIsAResultWithTheToolsWords(String file, String tool, String words) throws Exception {
		Throughput throughput = Texts.throughputs(Texts.read("tools/" + file)).get(0);
		assertEquals(tool, throughput.getTool());
		assertEquals(Status.FAILED, throughput.getStatus());
		assertEquals(List.of(words), throughput.getErrors());
	}

	@ParameterizedTest
	@CsvSource(nullValues = "-", value = { "time_bash_builtin.txt, 0.254, 0.019, 0.106, -", "time_bash_builtin_posix-p.txt, 0.26, 0.01, 0.11, -",
			"time_gnu_default.txt, 0.26, 0.03, 0.10, 11084", "time_gnu_verbose.txt, 0.26, 0.01, 0.12, 11100" })
	void timeOfEveryForm(String file, double real, double user, double system, Long kibibytes) throws Exception {
		TimeUse time = Texts.times(Texts.read("tools/" + file)).get(0);
		assertEquals(List.of(real, user, system), List.of(time.getRealSeconds(), time.getUserSeconds(), time.getSystemSeconds()));
		assertEquals(kibibytes, time.isSetMaximumResidentBytes() ? (Long) (time.getMaximumResidentBytes() / 1024) : null);
	}

	@ParameterizedTest
	@CsvSource({ "lo", "veth", "veth_after-tx-off", "virtio-eth0" })
	void textAndJsonOfOneNicTellTheSame(String nic) throws Exception {
		NicState text = Texts.states(Texts.read("tools/ethtool-k_" + nic + ".txt")).get(0);
		NicState json = Texts.states(Texts.read("tools/ethtool-json-k_" + nic + ".json")).get(0);
		assertEquals(json.getNic(), text.getNic());
		assertEquals(60, text.getFeatures().size());
		assertEquals(json.getFeatures(), text.getFeatures());
	}

	@Test
	void markedFeaturesKeepTheirWish() throws Exception {
		NicState state = Texts.states(Texts.read("tools/ethtool-k_veth_after-tx-off.txt")).get(0);
		assertEquals(new Feature("tx-tcp6-segmentation", false, true, true, false), state.getFeatures().get("tx-tcp6-segmentation").get());
		assertEquals(new Feature("rx-lro", false, null, false, true), state.getFeatures().get("rx-lro").get());
		assertEquals(new Feature("rx-gro", false, false, true, false), state.getFeatures().get("rx-gro").get());
	}

	@Test
	void detailsStandInTheirPlaces() throws Exception {
		NicState rings = Texts.states(Texts.read("tools/ethtool-g_virtio-eth0.txt")).get(0);
		assertEquals("rx-max=256 tx-max=256 rx=256 tx=256 tx-push=0", rings.getRings().toString());
		NicState channels = Texts.states(Texts.read("tools/ethtool-l_veth.txt")).get(0);
		assertEquals("rx-max=2 tx-max=2 rx=1 tx=1", channels.getChannels().toString());
		NicState driver = Texts.states(Texts.read("tools/ethtool-i_virtio-eth0.txt")).get(0);
		assertEquals(List.of("virtio_net", "1.0.0", "0000:00:03.0"), List.of(driver.getDriver(), driver.getDriverVersion(), driver.getBus()));
		NicState link = Texts.states(Texts.read("tools/ethtool_settings_veth.txt")).get(0);
		assertEquals(10_000_000_000L, link.getSpeedBitsPerSecond());
		assertTrue(link.isLinkUp());
		NicState counters = Texts.states(Texts.read("tools/ethtool-S_virtio-eth0.txt")).get(0);
		assertEquals(16356, counters.getCounters().get("tx_kicks").getAsLong());
	}
}
