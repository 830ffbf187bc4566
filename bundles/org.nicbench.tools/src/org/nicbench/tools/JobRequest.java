// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

import org.nicbench.model.Direction;
import org.nicbench.model.Protocol;
import org.nicbench.model.value.Labels;

/**
 * One throughput test as asked for, whatever tool runs it: immutable, base units. Start from {@link #to(String, int)}.
 *
 * @param receiverAddress    address of the server's end, IPv4 or IPv6 (with {@code %nic} where link-local)
 * @param senderAddress      address the client binds to; empty = the kernel chooses
 * @param port               first port of the server; a tool uses {@link ThroughputTool#ports(JobRequest)} of them from here
 * @param streams            parallel connections, each way
 * @param seconds            length of the measured window; with {@code bytes} the longest time it may take
 * @param bytes              payload to send instead of a time, all streams together
 * @param omitSeconds        warm-up that the tool leaves out of its figures
 * @param intervalSeconds    length of the interval samples
 * @param mss                TCP maximum segment size asked for (TCP_MAXSEG), bytes
 * @param windowBytes        socket buffer asked for
 * @param congestionControl  name the kernel knows
 * @param direction          forward = client sends
 * @param protocol           TCP or UDP
 * @param targetBitsPerSecond rate the sender keeps to (for UDP the rate of all streams together)
 * @param options            further options of the tool by its own long names, for experts
 */
public record JobRequest(String receiverAddress, Optional<String> senderAddress, int port, int streams, double seconds,
		OptionalLong bytes, double omitSeconds, double intervalSeconds, OptionalInt mss, OptionalLong windowBytes,
		Optional<String> congestionControl, Direction direction, Protocol protocol, OptionalDouble targetBitsPerSecond,
		Labels options) {

	public JobRequest {
		Objects.requireNonNull(receiverAddress);
		require(port > 0 && port < 65536, "port", port);
		require(streams >= 1, "streams", streams);
		require(seconds > 0, "seconds", seconds);
		require(omitSeconds >= 0, "omitSeconds", omitSeconds);
		require(intervalSeconds > 0, "intervalSeconds", intervalSeconds);
	}

	private static void require(boolean condition, String name, Number value) {
		if (!condition) {
			throw new IllegalArgumentException(name + ": " + value);
		}
	}

	/** @return the start of a request: one TCP stream forward for ten seconds, samples every second, kernel's own settings */
	public static Builder to(String receiverAddress, int port) {
		return new Builder(receiverAddress, port);
	}

	/** @return whether the receiver's address is one of IPv6 */
	public boolean isIpv6() {
		return receiverAddress.indexOf(':') >= 0;
	}

	/** Collects what differs from the defaults. */
	public static final class Builder {
		private final String receiverAddress;
		private final int port;
		private Optional<String> senderAddress = Optional.empty();
		private int streams = 1;
		private double seconds = 10;
		private OptionalLong bytes = OptionalLong.empty();
		private double omitSeconds;
		private double intervalSeconds = 1;
		private OptionalInt mss = OptionalInt.empty();
		private OptionalLong windowBytes = OptionalLong.empty();
		private Optional<String> congestionControl = Optional.empty();
		private Direction direction = Direction.FORWARD;
		private Protocol protocol = Protocol.TCP;
		private OptionalDouble targetBitsPerSecond = OptionalDouble.empty();
		private Labels options = Labels.NONE;

		private Builder(String receiverAddress, int port) {
			this.receiverAddress = receiverAddress;
			this.port = port;
		}

		public Builder senderAddress(String value) {
			senderAddress = Optional.ofNullable(value);
			return this;
		}

		public Builder streams(int value) {
			streams = value;
			return this;
		}

		public Builder seconds(double value) {
			seconds = value;
			return this;
		}

		public Builder bytes(long value) {
			bytes = OptionalLong.of(value);
			return this;
		}

		public Builder omitSeconds(double value) {
			omitSeconds = value;
			return this;
		}

		public Builder intervalSeconds(double value) {
			intervalSeconds = value;
			return this;
		}

		public Builder mss(int value) {
			mss = OptionalInt.of(value);
			return this;
		}

		public Builder windowBytes(long value) {
			windowBytes = OptionalLong.of(value);
			return this;
		}

		public Builder congestionControl(String value) {
			congestionControl = Optional.ofNullable(value);
			return this;
		}

		public Builder direction(Direction value) {
			direction = value;
			return this;
		}

		public Builder protocol(Protocol value) {
			protocol = value;
			return this;
		}

		public Builder targetBitsPerSecond(double value) {
			targetBitsPerSecond = OptionalDouble.of(value);
			return this;
		}

		public Builder options(Labels value) {
			options = value;
			return this;
		}

		/** @throws IllegalArgumentException when a number is out of its range */
		public JobRequest build() {
			return new JobRequest(receiverAddress, senderAddress, port, streams, seconds, bytes, omitSeconds, intervalSeconds,
					mss, windowBytes, congestionControl, direction, protocol, targetBitsPerSecond, options);
		}
	}
}
