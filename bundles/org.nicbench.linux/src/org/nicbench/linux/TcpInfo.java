// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.nio.ByteBuffer;

/**
 * Part of what the kernel knows about a TCP connection (struct tcp_info of linux/tcp.h).
 *
 * @param segmentBytes tcpi_snd_mss
 * @param roundTripSeconds tcpi_rtt, smoothed
 * @param congestionWindowSegments tcpi_snd_cwnd
 * @param retransmittedSegments tcpi_total_retrans, since the connection began
 */
public record TcpInfo(int segmentBytes, double roundTripSeconds, long congestionWindowSegments,
        long retransmittedSegments) {

    /** Up to and with tcpi_total_retrans; the kernel cuts its answer to the room it is given. */
    static final int BYTES = 104;
    private static final int SND_MSS = 16;
    private static final int RTT = 68;
    private static final int SND_CWND = 80;
    private static final int TOTAL_RETRANS = 100;
    private static final double MICROSECONDS = 1e6;

    static TcpInfo of(ByteBuffer bytes) {
        return new TcpInfo(bytes.getInt(SND_MSS), Integer.toUnsignedLong(bytes.getInt(RTT)) / MICROSECONDS,
                Integer.toUnsignedLong(bytes.getInt(SND_CWND)), Integer.toUnsignedLong(bytes.getInt(TOTAL_RETRANS)));
    }
}
