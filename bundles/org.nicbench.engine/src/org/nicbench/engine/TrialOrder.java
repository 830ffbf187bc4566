// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.SplittableRandom;

import org.nicbench.model.Order;

/**
 * The order in which trials are run.
 * <p>
 * INTERLEAVED: every round holds each cell once, in a random order of its own, so that a drift of the machine falls on all
 * cells alike. BLOCKED: all repetitions of a cell, then the next cell. The random order is a promise, so that a seed means
 * the same order in every version: the generator is SplitMix64 ({@link SplittableRandom}; Steele, Lea, Flood, "Fast
 * splittable pseudorandom number generators", OOPSLA 2014), and the shuffle of each round is Fisher and Yates' from the
 * last place down, where place {@code i} is swapped with place {@code floor(r * (i + 1) / 2^64)} for the next unsigned 64-bit
 * output {@code r}.
 */
public final class TrialOrder {

	private TrialOrder() {
	}

	/**
	 * @param repetitions trials of each cell
	 * @param seed        of the random order
	 */
	public static List<PlannedTrial> of(List<Cell> cells, int repetitions, Order order, long seed) {
		List<PlannedTrial> trials = new ArrayList<>();
		if (order == Order.BLOCKED) {
			for (Cell cell : cells) {
				for (int round = 1; round <= repetitions; round++) {
					trials.add(new PlannedTrial(trials.size() + 1, round, cell));
				}
			}
			return trials;
		}
		RandomGenerator random = new SplittableRandom(seed);
		for (int round = 1; round <= repetitions; round++) {
			List<Cell> shuffled = new ArrayList<>(cells);
			for (int place = shuffled.size() - 1; place > 0; place--) {
				int other = (int) Math.unsignedMultiplyHigh(random.nextLong(), place + 1L);
				shuffled.set(place, shuffled.set(other, shuffled.get(place)));
			}
			for (Cell cell : shuffled) {
				trials.add(new PlannedTrial(trials.size() + 1, round, cell));
			}
		}
		return trials;
	}

	/** @return a seed nobody chose, not negative and short enough to be typed again */
	public static long drawSeed() {
		return new SecureRandom().nextLong(1_000_000_000L);
	}
}
