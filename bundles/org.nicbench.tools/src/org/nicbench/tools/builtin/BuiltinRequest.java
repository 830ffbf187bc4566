// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Objects;

/**
 * What to run. Start from {@link #to(InetSocketAddress)} and change what differs.
 *
 * @param server address of the server's control port
 * @param localAddress address the client's sockets bind to, or null when the kernel shall choose
 * @param cookie names the session; the server may insist on one
 * @param streams connections in each direction, 1 to {@value #MAXIMUM_STREAMS}; each has a thread of its own on each side
 * @param direction who sends
 * @param seconds length of the measured window; with a byte limit the longest time it may take
 * @param omitSeconds warm-up at the start of the flow that is not counted; 0 with a byte limit
 * @param bytes bytes to send in each direction, all its streams together; 0 = as many as the time allows
 * @param intervalSeconds length of the intervals of the series
 * @param connectSeconds time limit for each connection and each answer before the traffic
 * @param sockets socket options
 */
public record BuiltinRequest(InetSocketAddress server, InetAddress localAddress, SessionCookie cookie, int streams, Direction direction,
		double seconds, double omitSeconds, long bytes, double intervalSeconds, double connectSeconds,
		SocketSettings sockets) {
	/** More would be refused by the server. */
	public static final int MAXIMUM_STREAMS = 1024;
	/** The shortest interval: a sampler wakes up for each. */
	public static final double SHORTEST_INTERVAL_SECONDS = 0.01;
	private static final double LONGEST_SECONDS = 7 * 24 * 3600.0;

	public BuiltinRequest {
		Objects.requireNonNull(server);
		Objects.requireNonNull(cookie);
		Objects.requireNonNull(direction);
		Objects.requireNonNull(sockets);
		if (localAddress != null && server.getAddress() != null
				&& Sockets.family(localAddress) != Sockets.family(server.getAddress())) {
			throw new IllegalArgumentException("localAddress: " + localAddress); //$NON-NLS-1$
		}
		require(streams >= 1 && streams <= MAXIMUM_STREAMS, "streams", streams); //$NON-NLS-1$
		require(seconds > 0 && seconds <= LONGEST_SECONDS, "seconds", seconds); //$NON-NLS-1$
		require(omitSeconds >= 0 && omitSeconds <= LONGEST_SECONDS, "omitSeconds", omitSeconds); //$NON-NLS-1$
		require(bytes == 0 || bytes >= streams, "bytes", bytes); //$NON-NLS-1$
		require(bytes == 0 || omitSeconds == 0, "omitSeconds with a byte limit", omitSeconds); //$NON-NLS-1$
		require(intervalSeconds >= SHORTEST_INTERVAL_SECONDS, "intervalSeconds", intervalSeconds); //$NON-NLS-1$
		require(connectSeconds > 0, "connectSeconds", connectSeconds); //$NON-NLS-1$
	}

	/** @return one stream forward for ten seconds, one second intervals, no warm-up, kernel's own socket settings */
	public static BuiltinRequest to(InetSocketAddress server) {
		return new BuiltinRequest(server, null, SessionCookie.random(), 1, Direction.FORWARD, 10, 0, 0, 1, 5,
				SocketSettings.DEFAULT);
	}

	/** @param value null lets the kernel choose */
	public BuiltinRequest withLocalAddress(InetAddress value) {
		return new BuiltinRequest(server, value, cookie, streams, direction, seconds, omitSeconds, bytes,
				intervalSeconds, connectSeconds, sockets);
	}

	public BuiltinRequest withCookie(SessionCookie value) {
		return new BuiltinRequest(server, localAddress, value, streams, direction, seconds, omitSeconds, bytes, intervalSeconds,
				connectSeconds, sockets);
	}

	public BuiltinRequest withStreams(int value) {
		return new BuiltinRequest(server, localAddress, cookie, value, direction, seconds, omitSeconds, bytes, intervalSeconds,
				connectSeconds, sockets);
	}

	public BuiltinRequest withDirection(Direction value) {
		return new BuiltinRequest(server, localAddress, cookie, streams, value, seconds, omitSeconds, bytes, intervalSeconds,
				connectSeconds, sockets);
	}

	/** Warm-up first, then the measured window. */
	public BuiltinRequest withTime(double omit, double window) {
		return new BuiltinRequest(server, localAddress, cookie, streams, direction, window, omit, bytes, intervalSeconds,
				connectSeconds, sockets);
	}

	public BuiltinRequest withBytes(long value) {
		return new BuiltinRequest(server, localAddress, cookie, streams, direction, seconds, omitSeconds, value, intervalSeconds,
				connectSeconds, sockets);
	}

	public BuiltinRequest withInterval(double value) {
		return new BuiltinRequest(server, localAddress, cookie, streams, direction, seconds, omitSeconds, bytes, value,
				connectSeconds, sockets);
	}

	public BuiltinRequest withConnectSeconds(double value) {
		return new BuiltinRequest(server, localAddress, cookie, streams, direction, seconds, omitSeconds, bytes, intervalSeconds,
				value, sockets);
	}

	public BuiltinRequest withSockets(SocketSettings value) {
		return new BuiltinRequest(server, localAddress, cookie, streams, direction, seconds, omitSeconds, bytes, intervalSeconds,
				connectSeconds, value);
	}

	private static void require(boolean condition, String name, Number value) {
		if (!condition) {
			throw new IllegalArgumentException(name + ": " + value); //$NON-NLS-1$
		}
	}
}
