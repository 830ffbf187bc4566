// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf3;

import org.nicbench.model.Protocol;

import com.fasterxml.jackson.databind.JsonNode;

/** The object {@code end} of {@code iperf3 -J}: sums of both ends, streams, processor time. */
final class JsonEnd {

	private final Iperf3Test test;

	JsonEnd(Iperf3Test test) {
		this.test = test;
	}

	void read(JsonNode end) {
		if (end.isEmpty()) {
			return;
		}
		test.bidirectional |= end.has("sum_sent_bidir_reverse");
		sums(end, "", test.forward);
		sums(end, "_bidir_reverse", test.backward);
		for (JsonNode stream : end.path("streams")) {
			stream(stream);
		}
		JsonNode cpu = end.path("cpu_utilization_percent");
		if (cpu.path("host_total").isNumber()) {
			test.cpu(true, cpu.path("host_total").asDouble());
		}
		boolean farReported = cpu.path("remote_total").asDouble(0) > 0 || !test.server && !test.forward.receiverSilent() && !test.hasErrors();
		if (cpu.path("remote_total").isNumber() && farReported) {
			test.cpu(false, cpu.path("remote_total").asDouble());
		}
	}

	private void sums(JsonNode end, String way, Way into) {
		JsonNode sent = end.path("sum_sent" + way);
		JsonNode received = end.path("sum_received" + way);
		JsonNode sum = end.path("sum" + way);
		if (sent.isObject()) {
			into.sumSender = figure(sent);
		}
		if (received.isObject()) {
			into.sumReceiver = figure(received);
		}
		boolean datagrams = sum.has("lost_packets");
		if (sum.isObject() && !sent.isObject() && !received.isObject()) {
			if (test.server) {
				into.sumReceiver = figure(sum);
			} else {
				into.sumSender = figure(sum);
			}
		}
		JsonNode counted = received.has("lost_packets") ? received : sum;
		if (datagrams || counted.has("lost_packets")) {
			test.protocol = Protocol.UDP;
			into.datagrams(counted.path("jitter_ms").asDouble(Double.NaN) / 1000, counted.path("lost_packets").asLong(-1),
					counted.path("packets").asLong(0));
		}
	}

	private void stream(JsonNode stream) {
		JsonNode sender = stream.path("sender");
		JsonNode receiver = stream.path("receiver");
		JsonNode udp = stream.path("udp");
		boolean backward = test.bidirectional && (sender.path("sender").isBoolean() ? !sender.path("sender").asBoolean()
				: udp.path("sender").isBoolean() && !udp.path("sender").asBoolean());
		Way way = backward != (test.bidirectional && test.server) ? test.backward : test.forward;
		if (sender.isObject()) {
			way.summary(sender.path("socket").asText("?"), true, figure(sender));
		}
		if (receiver.isObject()) {
			way.summary(receiver.path("socket").asText("?"), false, figure(receiver));
		}
		if (udp.isObject()) {
			way.summary(udp.path("socket").asText("?"), !test.server, test.server ? received(udp) : figure(udp));
		}
	}

	/** A server prints the bytes it sent, which are none; what it read is its packets of the agreed size. */
	private Way.Figure received(JsonNode udp) {
		Way.Figure printed = figure(udp);
		long packets = udp.path("packets").asLong(0) - udp.path("lost_packets").asLong(0);
		if (printed.isMeasured() || packets <= 0 || test.blockBytes <= 0) {
			return printed;
		}
		double bytes = (double) packets * test.blockBytes;
		return new Way.Figure(printed.seconds(), bytes, bytes * 8 / printed.seconds(), -1);
	}

	private static Way.Figure figure(JsonNode node) {
		return new Way.Figure(node.path("seconds").asDouble(node.path("end").asDouble(Double.NaN)), node.path("bytes").asDouble(Double.NaN),
				node.path("bits_per_second").asDouble(Double.NaN), node.path("retransmits").asLong(-1));
	}
}
