// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.util.List;

/**
 * What a run of the built-in engine measured. Figures of an outcome other than {@link Outcome#COMPLETED} cover the
 * window up to the moment it broke off.
 *
 * @param outcome how it ended
 * @param streams all streams, forward ones first
 * @param errors one line each, empty when all went well
 */
public record BuiltinResult(Outcome outcome, List<StreamReport> streams, List<String> errors) {
	/** How a run ended. */
	public enum Outcome {
		/** The whole window, all streams. */
		COMPLETED,
		/** The peer or a stream died; what was counted until then is kept. */
		PARTIAL,
		/** Somebody cancelled; what was counted until then is kept. */
		CANCELLED
	}

	public BuiltinResult {
		streams = List.copyOf(streams);
		errors = List.copyOf(errors);
	}

	/** @return payload bytes that the readers of a direction (BOTH = all) counted inside the measured window */
	public long receivedBytes(Direction direction) {
		return streams.stream().filter(s -> matches(s, direction)).mapToLong(s -> s.receiver().bytes()).sum();
	}

	/** @return payload bytes that the writers of a direction (BOTH = all) handed to the kernel inside their window */
	public long sentBytes(Direction direction) {
		return streams.stream().filter(s -> matches(s, direction)).mapToLong(s -> s.sender().bytes()).sum();
	}

	/** @return payload bytes read on all connections of a direction, warm-up and tail included */
	public long flowBytes(Direction direction) {
		return streams.stream().filter(s -> matches(s, direction)).mapToLong(s -> s.receiver().flowBytes()).sum();
	}

	/** @return measured seconds of the readers of a direction: the longest of its streams */
	public double seconds(Direction direction) {
		return streams.stream().filter(s -> matches(s, direction)).mapToDouble(s -> s.receiver().seconds()).max()
				.orElse(0);
	}

	/** @return the headline: received payload bits divided by measured seconds, 0 for an empty window */
	public double receivedBitsPerSecond(Direction direction) {
		double seconds = seconds(direction);
		return seconds > 0 ? receivedBytes(direction) * 8.0 / seconds : 0;
	}

	private static boolean matches(StreamReport stream, Direction direction) {
		return direction == Direction.BOTH || stream.direction() == direction;
	}
}
