// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.Optional;

import org.nicbench.model.value.Values;

/**
 * Do the bytes a tool reports agree with what the NIC of the receiving end counted in the same window? If fewer crossed the
 * NIC, the traffic took another way (two NICs of one machine talk over loopback); if more did, somebody else used it.
 * <p>
 * The kernel counts whole packets. Their headers are taken off by the number of packets: Ethernet 14, IPv4 20 or IPv6 40,
 * TCP 20 with the timestamp option 12 (RFC 7323); a segment that TSO left whole is one packet with one set of headers
 * (veth_xmit counts skb->len). The two windows differ by what a busy machine lets pass between the reading of the NIC and that
 * of the tool, so the NIC's bytes are taken for the tool's length of time. What was sent again may arrive twice, and what lay in socket buffers at the edges of the
 * window counts in one figure only, so both are allowed for.
 */
final class ByteCheck {

	/** More than this share of the reported bytes is a disagreement. */
	static final double TOLERANCE = 0.05;

	/** tcp_rmem[2]: what a receive buffer holds at most by default, 6 MiB. */
	static final long EDGE_BYTES = 6L << 20;

	/** Payload of a full segment at the usual MTU, for segments that were sent again. */
	static final int LARGEST_SEGMENT_BYTES = 1448;

	private static final int ETHERNET_TCP = 14 + 20 + 12;
	private static final int IPV4 = 20;
	private static final int IPV6 = 40;

	private ByteCheck() {
	}

	/**
	 * @param reportedBytes payload the tool says was received
	 * @param toolSeconds   in this time
	 * @param nic           what the NIC of the receiving end counted (rx_bytes, rx_packets)
	 * @param nicSeconds    in this time
	 * @param ipv6          whether the traffic is IPv6
	 * @param resentBytes   what the sending end sent again
	 * @return the disagreement for people, or nothing
	 */
	static Optional<String> disagreement(long reportedBytes, double toolSeconds, Values nic, double nicSeconds,
			boolean ipv6, long resentBytes) {
		if (nic.get("rx_bytes").isEmpty() || nic.get("rx_packets").isEmpty()) {
			return Optional.empty();
		}
		double scale = toolSeconds > 0 && nicSeconds > 0 ? toolSeconds / nicSeconds : 1;
		long payload = payloadBytes(nic, ipv6);
		// Windows of different length: the rate in the rest of the longer one is not known.
		double allowed = reportedBytes * (TOLERANCE + Math.min(1, Math.abs(1 - scale))) + EDGE_BYTES;
		// A NIC window that is longer than the tool's holds all of the tool's bytes, at whatever rate the rest of it ran.
		long atMost = Math.round(payload * Math.max(1, scale));
		long atLeast = Math.round(payload * Math.min(1, scale));
		if (atMost < reportedBytes - allowed) {
			return Optional.of(Messages.bind(Messages.bytesMissedTheNic, reportedBytes, atMost));
		}
		if (atLeast > reportedBytes + allowed + resentBytes) {
			return Optional.of(Messages.bind(Messages.bytesOfOthers, reportedBytes, atLeast));
		}
		return Optional.empty();
	}

	/** @return received bytes less headers */
	static long payloadBytes(Values nic, boolean ipv6) {
		return nic.get("rx_bytes").orElse(0) - nic.get("rx_packets").orElse(0) * (ETHERNET_TCP + (ipv6 ? IPV6 : IPV4));
	}
}
