// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.nicbench.model.FeatureResult;
import org.nicbench.model.Headline;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.Outcome;
import org.nicbench.model.Protocol;
import org.nicbench.model.Provenance;
import org.nicbench.model.Receipt;
import org.nicbench.model.ReceiptLine;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.TimeUse;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Series;
import org.nicbench.model.value.Values;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Every field that the command line promises, by its name. */
class ModelJsonTest {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;

	private static JsonNode json(EObject object) throws Exception {
		StringWriter text = new StringWriter();
		try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
			ModelJson.write(object, json);
		}
		return new ObjectMapper().readTree(text.toString());
	}

	private static Provenance provenance() {
		Provenance provenance = MODEL.createProvenance();
		provenance.setFile("iperf.txt");
		provenance.setLine(12);
		return provenance;
	}

	@Test
	void aThroughputHasEveryFieldAndUnknownIsNull() throws Exception {
		Throughput result = MODEL.createThroughput();
		result.setProvenance(provenance());
		result.setTool("iperf3");
		result.setProtocol(Protocol.TCP);
		result.setStatus(Status.PARTIAL);
		result.setHeadlineFrom(Headline.SUM_LINE);
		result.setSender(MODEL.createSideResult());
		result.getSender().setBytes(9_007_199_254_740_993L);
		JsonNode json = json(result);
		for (String field : List.of("kind", "file", "line", "tool", "toolVersion", "command", "protocol", "direction",
				"status", "seconds", "bitsPerSecond", "headlineFrom", "sender", "receiver", "streamsAsked", "streamsWorked",
				"streams", "intervals", "udp", "cpu", "mss", "windowBytes", "errors", "warnings")) {
			assertTrue(json.has(field), field);
		}
		assertEquals("throughput", json.path("kind").asText());
		assertEquals("iperf.txt", json.path("file").asText());
		assertEquals(12, json.path("line").asInt());
		assertEquals("tcp", json.path("protocol").asText());
		assertEquals("partial", json.path("status").asText());
		assertEquals("sum-line", json.path("headlineFrom").asText());
		for (String unknown : List.of("toolVersion", "seconds", "bitsPerSecond", "receiver", "direction", "mss",
				"windowBytes", "udp", "streamsAsked")) {
			assertTrue(json.path(unknown).isNull(), unknown);
		}
		assertTrue(json.path("intervals").isArray());
		assertEquals(9_007_199_254_740_993L, json.path("sender").path("bytes").asLong(), "all 64 bits");
		assertTrue(json.path("sender").path("retransmits").isNull());
	}

	@Test
	void intervalsAreObjectsWithExactBytes() throws Exception {
		Throughput result = MODEL.createThroughput();
		Map<String, double[]> columns = new LinkedHashMap<>();
		columns.put("bytes", new double[] { 125_000_000, Double.NaN });
		columns.put("bitsPerSecond", new double[] { 1e9, 2.5e8 });
		result.setIntervals(Series.of(0, new double[] { 1, 2 }, columns));
		result.setReverse(MODEL.createThroughput());
		JsonNode json = json(result);
		JsonNode first = json.path("intervals").path(0);
		assertEquals(0.0, first.path("start").asDouble());
		assertEquals(1.0, first.path("end").asDouble());
		assertTrue(first.path("bytes").isIntegralNumber());
		assertEquals(125_000_000, first.path("bytes").asLong());
		assertEquals(1e9, first.path("bitsPerSecond").asDouble());
		assertTrue(json.path("intervals").path(1).path("bytes").isNull(), "a sample that was not given");
		assertFalse(json.path("reverse").has("kind"), "the other way is part of the result");
	}

	@Test
	void aStateTellsFeaturesGroupsDriverAndLink() throws Exception {
		NicState state = MODEL.createNicState();
		state.setProvenance(provenance());
		state.setNic("eth1");
		state.setFeatures(FeatureTable.valueOf("tx-tcp-segmentation:1110 rx-lro:0--1"));
		JsonNode bare = json(state);
		assertEquals("nic-state", bare.path("kind").asText());
		for (String unknown : List.of("driver", "mtu", "driverInfo", "link", "rings", "channels", "coalesce", "statistics")) {
			assertTrue(bare.has(unknown) && bare.path(unknown).isNull(), unknown);
		}
		JsonNode lro = bare.path("features").path(1);
		assertEquals("rx-lro", lro.path("name").asText());
		assertFalse(lro.path("active").asBoolean());
		assertTrue(lro.path("wanted").isNull());
		assertTrue(lro.path("fixed").asBoolean());
		assertEquals("on", bare.path("groups").path("tso").asText());
		assertEquals("na", bare.path("groups").path("lro").asText());
		state.setDriver("ice");
		state.setFirmware("4.30");
		state.setLinkUp(false);
		state.setCoalescing(Values.valueOf("rx-usecs=50"));
		state.setCounters(Values.valueOf("rx_packets=18446744073"));
		JsonNode full = json(state);
		assertEquals("ice", full.path("driverInfo").path("driver").asText());
		assertEquals("4.30", full.path("driverInfo").path("firmware").asText());
		assertFalse(full.path("link").path("up").asBoolean(true));
		assertEquals(50, full.path("coalesce").path("rx-usecs").asInt());
		assertEquals(18446744073L, full.path("statistics").path("rx_packets").asLong());
	}

	@Test
	void aTimeHasItsSeconds() throws Exception {
		TimeUse time = MODEL.createTimeUse();
		time.setRealSeconds(10.034);
		time.setUserSeconds(0);
		JsonNode json = json(time);
		assertEquals("time", json.path("kind").asText());
		assertEquals(10.034, json.path("realSeconds").asDouble());
		assertEquals(0.0, json.path("userSeconds").asDouble());
		assertFalse(json.path("userSeconds").isNull(), "zero is a figure");
		assertTrue(json.path("systemSeconds").isNull());
	}

	@Test
	void aReceiptListsItsFeatures() throws Exception {
		Receipt receipt = MODEL.createReceipt();
		receipt.setNic("eth1");
		receipt.setAsked(1);
		receipt.setOutcome(Outcome.PARTLY);
		ReceiptLine line = MODEL.createReceiptLine();
		line.setName("rx-lro");
		line.setAsked("on");
		line.setBefore("off");
		line.setAfter("off");
		line.setResult(FeatureResult.FIXED);
		line.setBecause("the driver does not let it be changed");
		receipt.getLines().add(line);
		JsonNode json = json(receipt);
		assertEquals("partly", json.path("outcome").asText());
		assertEquals(1, json.path("asked").asInt());
		assertEquals(json(line), json.path("features").path(0));
		assertEquals("fixed", json.path("features").path(0).path("result").asText());
		assertTrue(json.path("restored").isBoolean());
	}
}
