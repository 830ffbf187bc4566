// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.nicbench.model.Order;

class TrialOrderTest {

	private static List<Cell> cells(int count) throws Exception {
		List<String> names = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			names.add(Integer.toString(i));
		}
		return Cells.of(Plans.of("builtin"), names);
	}

	private static List<List<Integer>> rounds(List<PlannedTrial> trials) {
		List<List<Integer>> rounds = new ArrayList<>();
		for (PlannedTrial trial : trials) {
			if (trial.round() > rounds.size()) {
				rounds.add(new ArrayList<>());
			}
			rounds.get(trial.round() - 1).add(trial.cell().profile());
		}
		return rounds;
	}

	/** The orders were worked out with another program (Python) from the description in the class comment. */
	@Test
	void aSeedMeansTheSameOrderForEver() throws Exception {
		assertEquals(List.of(List.of(1, 0, 2), List.of(1, 2, 0), List.of(2, 1, 0), List.of(2, 1, 0), List.of(0, 2, 1)),
				rounds(TrialOrder.of(cells(3), 5, Order.INTERLEAVED, 42)));
		assertEquals(List.of(List.of(5, 4, 1, 3, 0, 2), List.of(3, 4, 0, 5, 2, 1)),
				rounds(TrialOrder.of(cells(6), 2, Order.INTERLEAVED, 7)));
	}

	/** First outputs of SplitMix64 for the seed 1234567, as its authors' reference program gives them. */
	@Test
	void theGeneratorIsSplitMix64() {
		var random = new java.util.SplittableRandom(1234567);
		assertEquals("6457827717110365317", Long.toUnsignedString(random.nextLong()));
		assertEquals("3203168211198807973", Long.toUnsignedString(random.nextLong()));
		assertEquals("9817491932198370423", Long.toUnsignedString(random.nextLong()));
	}

	@Test
	void everyRoundHoldsEveryCellOnce() throws Exception {
		List<PlannedTrial> trials = TrialOrder.of(cells(7), 20, Order.INTERLEAVED, 99);
		assertEquals(140, trials.size());
		for (List<Integer> round : rounds(trials)) {
			assertEquals(List.of(0, 1, 2, 3, 4, 5, 6), round.stream().sorted().toList());
		}
		for (int i = 0; i < trials.size(); i++) {
			assertEquals(i + 1, trials.get(i).sequence());
		}
		assertNotEquals(rounds(trials).get(0), rounds(trials).get(1));
	}

	@Test
	void blockedRunsACellToItsEnd() throws Exception {
		List<PlannedTrial> trials = TrialOrder.of(cells(2), 3, Order.BLOCKED, 1);
		assertEquals(List.of(0, 0, 0, 1, 1, 1), trials.stream().map(trial -> trial.cell().profile()).toList());
		assertEquals(List.of(1, 2, 3, 1, 2, 3), trials.stream().map(PlannedTrial::round).toList());
	}

	@Test
	void drawnSeedsCanBeTypedAgain() {
		long seed = TrialOrder.drawSeed();
		assertTrue(seed >= 0 && seed < 1_000_000_000L);
	}
}
