// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

/**
 * What the kernel says about one TCP connection (struct tcp_info of linux/tcp.h, read by getsockopt TCP_INFO).
 *
 * @param retransmittedSegments tcpi_total_retrans: segments sent again since the connection began
 * @param roundTripSeconds tcpi_rtt, smoothed
 * @param congestionWindowSegments tcpi_snd_cwnd
 * @param segmentBytes tcpi_snd_mss
 * @param congestionControl name as in /proc/sys/net/ipv4/tcp_available_congestion_control
 */
public record TcpFacts(long retransmittedSegments, double roundTripSeconds, long congestionWindowSegments,
		int segmentBytes, String congestionControl) {

	/** @return these facts with the retransmissions that happened after {@code earlier} was read */
	TcpFacts since(TcpFacts earlier) {
		return earlier == null ? this
				: new TcpFacts(retransmittedSegments - earlier.retransmittedSegments, roundTripSeconds,
						congestionWindowSegments, segmentBytes, congestionControl);
	}
}
