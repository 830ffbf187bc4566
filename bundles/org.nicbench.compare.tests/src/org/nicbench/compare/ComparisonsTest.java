// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.nicbench.compare.Caution.Code;
import org.nicbench.model.Adjustment;
import org.nicbench.model.Side;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.status.ProblemException;

/**
 * p values by hand: two samples of n without ties that do not overlap have p = 2 / C(2n, n): 5 against 5 give 2/252,
 * 3 against 3 give 2/20.
 */
class ComparisonsTest {

	private static final String ON = "tx-tcp-segmentation:1110 rx-gro:1110 rx-lro:0001";
	private static final String TSO_OFF = "tx-tcp-segmentation:0010 rx-gro:1110 rx-lro:0001";
	private static final Map<String, String> ALL_ON = Map.of("profile", "all on");
	private static final Map<String, String> OFF = Map.of("profile", "tso off");
	private static final double[] FAST = { 18.1e9, 18.4e9, 18.2e9, 18.9e9, 17.8e9 };
	private static final double[] SLOW = { 7.7e9, 7.8e9, 7.9e9, 7.6e9, 8.0e9 };

	private static RunOf run() {
		return new RunOf("r").profiles("all on", "tso off").state("on", 1500, ON).state("off", 1500, TSO_OFF)
				.state("jumbo", 9000, TSO_OFF);
	}

	private static ComparisonResult compare(Query query, RunOf... runs) throws ProblemException {
		return Comparisons.of(query, java.util.Arrays.stream(runs).map(RunOf::done).toList());
	}

	private static Cell cell(ComparisonResult result, String row) {
		return result.cells().stream().filter(cell -> cell.row().label().equals(row)).findFirst().orElseThrow();
	}

	private static Set<Code> codes(ComparisonResult result) {
		return result.warnings().stream().map(Caution::code).collect(java.util.stream.Collectors.toSet());
	}

	@Test
	void lessThroughputIsWorse() throws Exception {
		ComparisonResult result = compare(Query.DEFAULT, run().trials(OFF, "off", SLOW).trials(ALL_ON, "on", FAST));
		assertEquals("all on", result.query().baseline(), "the first profile of the plan, whatever ran first");
		Cell cell = cell(result, "tso off");
		assertEquals(Verdict.WORSE, cell.verdict());
		assertEquals(7.8 / 18.2 - 1, cell.relativeToBaseline(), 1e-12);
		assertEquals(2.0 / 252, cell.pValue(), 1e-12);
		assertTrue(cell.difference().low() < cell.relativeToBaseline() && cell.relativeToBaseline() < cell.difference().high());
		assertNull(cell.moreTrialsNeeded());
		assertEquals(Verdict.BASELINE, cell(result, "all on").verdict());
		assertEquals(Set.of(), codes(result));
	}

	@Test
	void lessProcessorIsBetter() throws Exception {
		RunOf run = run().trials(ALL_ON, "on", FAST).trials(OFF, "off", FAST);
		int i = 0;
		for (Trial trial : run.done().trials()) {
			double busy = trial.getCell().get("profile").equals("all on") ? 1.0 + i / 100.0 : 0.5 + i / 100.0;
			trial.getSender().setCpu(RunOf.cpu(2, busy / 4, busy / 4, busy / 2, 1, 1));
			i++;
		}
		ComparisonResult result = compare(Query.DEFAULT.of("sender-cpu"), run);
		assertEquals(51.0, cell(result, "all on").median(), 1e-9, "idle, iowait and steal are no work");
		assertEquals(Verdict.BETTER, cell(result, "tso off").verdict());
	}

	@Test
	void anIntervalInsideTheMarginIsSame() throws Exception {
		double[] a = { 100, 100.2, 100.4, 99.8, 99.6 };
		double[] b = { 100.9, 101, 100.8, 101.1, 100.7 };
		assertEquals(Verdict.SAME, cell(compare(Query.DEFAULT, run().trials(ALL_ON, "on", a).trials(OFF, "off", b)),
				"tso off").verdict(), "significant, but less than two percent");
		assertEquals(Verdict.BETTER, cell(compare(Query.DEFAULT.within(0), run().trials(ALL_ON, "on", a).trials(OFF, "off", b)),
				"tso off").verdict());
	}

	@Test
	void threeAgainstThreeCanNeverBeSignificant() throws Exception {
		ComparisonResult result = compare(Query.DEFAULT,
				run().trials(ALL_ON, "on", 18e9, 19e9, 20e9).trials(OFF, "off", 7e9, 8e9, 9e9));
		Cell cell = cell(result, "tso off");
		assertEquals(0.1, cell.pValue(), 1e-12);
		assertEquals(Verdict.UNCLEAR, cell.verdict());
		assertTrue(codes(result).contains(Code.CANNOT_BE_SIGNIFICANT));
		String warning = result.warnings().get(0).text();
		assertTrue(warning.contains("at least 4 of each"), warning);
		assertTrue(cell.moreTrialsNeeded() >= 1);
	}

	@Test
	void holmSharesTheLevel() throws Exception {
		RunOf run = run().trials(ALL_ON, "on", FAST).trials(OFF, "off", SLOW).trials(Map.of("profile", "gro off"), "on",
				18.0e9, 18.5e9, 18.3e9, 19.3e9, 17.0e9);
		ComparisonResult holm = compare(Query.DEFAULT, run);
		assertEquals(4.0 / 252, cell(holm, "tso off").adjustedP(), 1e-12);
		ComparisonResult none = compare(Query.DEFAULT.at(0.95, Adjustment.NONE), run);
		assertEquals(2.0 / 252, cell(none, "tso off").adjustedP(), 1e-12);
		Cell unclear = cell(holm, "gro off");
		assertEquals(Verdict.UNCLEAR, unclear.verdict());
		assertTrue(unclear.moreTrialsNeeded() > 1);
	}

	@Test
	void onlyCompleteTrialsCount() throws Exception {
		RunOf run = run().trials(ALL_ON, "on", FAST).trials(OFF, "off", SLOW);
		run.trial(OFF, "off", 6).setStatus(Status.FAILED);
		run.last().setReason("connect failed: Connection refused");
		run.last().getResult().setBitsPerSecond(1);
		ComparisonResult result = compare(Query.DEFAULT, run);
		assertEquals(5, cell(result, "tso off").n());
		assertEquals(7.6e9, cell(result, "tso off").min());
		assertTrue(result.warnings().get(0).text().contains("connect failed"), result.warnings().get(0).text());
		assertEquals(10, result.trialsUsed());
		assertEquals(11, result.trialsTotal());
	}

	@Test
	void whatATrialDoesNotHoldIsUnknownAndNotZero() throws Exception {
		RunOf run = run().trials(ALL_ON, "on", FAST).trials(OFF, "off", SLOW);
		ComparisonResult result = compare(Query.DEFAULT.of("retransmits"), run);
		assertNull(cell(result, "tso off").median());
		assertEquals(0, result.trialsUsed());
		assertTrue(codes(result).containsAll(Set.of(Code.METRIC_UNKNOWN, Code.MISSING_CELL)));
		run.done().trials().forEach(trial -> trial.getResult().setSender(RunOf.side(1000, 0L)));
		ComparisonResult zero = compare(Query.DEFAULT.of("retransmits"), run);
		assertEquals(0, cell(zero, "tso off").median());
		assertEquals(Verdict.SAME, cell(zero, "tso off").verdict());
	}

	@Test
	void effectiveDifferencesAreReadFromTheStates() throws Exception {
		ComparisonResult result = compare(Query.DEFAULT, run().trials(ALL_ON, "on", FAST).trials(OFF, "off", SLOW));
		assertEquals(List.of("feature tx-tcp-segmentation"), result.differs().stream().map(Difference::label).toList());
		Difference difference = result.differs().get(0);
		assertEquals(Set.of(Side.SENDER, Side.RECEIVER), difference.ends());
		assertEquals(Map.of("all on", "on", "tso off", "off"), difference.values());
		assertFalse(cell(result, "tso off").confounded());
	}

	@Test
	void twoSortsOfSettingsConfound() throws Exception {
		ComparisonResult result = compare(Query.DEFAULT, run().trials(ALL_ON, "on", FAST).trials(OFF, "jumbo", SLOW));
		assertEquals(List.of("feature tx-tcp-segmentation", "mtu"), result.differs().stream().map(Difference::label).toList());
		assertTrue(cell(result, "tso off").confounded());
		assertTrue(codes(result).contains(Code.CONFOUNDED));
	}

	@Test
	void rowsThatAreEffectivelyTheSameAreToldSo() throws Exception {
		ComparisonResult result = compare(Query.DEFAULT, run().trials(ALL_ON, "on", FAST).trials(OFF, "on", FAST));
		assertTrue(codes(result).contains(Code.SAME_SETTINGS));
		assertTrue(codes(compare(Query.DEFAULT, run().trials(ALL_ON, null, FAST).trials(OFF, null, SLOW)))
				.contains(Code.STATES_UNKNOWN));
	}

	@Test
	void keysThatVaryBecomeColumnsAndTables() throws Exception {
		RunOf run = run();
		for (String streams : List.of("10", "1")) {
			for (String mss : List.of("1460", "536")) {
				run.trials(Map.of("profile", "all on", "streams", streams, "mss", mss), "on", FAST);
				run.trials(Map.of("profile", "tso off", "streams", streams, "mss", mss), "off", SLOW);
			}
		}
		ComparisonResult result = compare(Query.DEFAULT, run);
		assertEquals(List.of("profile"), result.query().rows());
		assertEquals(List.of("1", "10"), result.columns().stream().map(Coordinate::label).toList());
		assertEquals(List.of("536", "1460"), result.tables().stream().map(Coordinate::label).toList());
		assertEquals(8, result.cells().size());
		Cell cell = result.cell(result.tables().get(1), result.rows().get(1), result.columns().get(0));
		assertEquals(List.of("1460", "tso off", "1"), List.of(cell.table().label(), cell.row().label(), cell.column().label()));
		ComparisonResult pooled = compare(Query.DEFAULT.by(List.of(), List.of("profile"), List.of()), run);
		assertTrue(codes(pooled).contains(Code.POOLED));
		assertEquals(20, cell(pooled, "tso off").n());
	}

	@Test
	void aSingleFeatureCanBeARow() throws Exception {
		ComparisonResult result = compare(
				Query.DEFAULT.by(List.of(), List.of("feature:tx-tcp-segmentation"), List.of()).against("on"),
				run().trials(OFF, "off", SLOW).trials(ALL_ON, "on", FAST));
		assertEquals(Verdict.WORSE, cell(result, "off").verdict());
	}

	@Test
	void runsAreComparedWhenNothingElseVaries() throws Exception {
		ComparisonResult result = compare(Query.DEFAULT, new RunOf("monday").state("on", 1500, ON).trials(ALL_ON, "on", FAST),
				new RunOf("tuesday").state("on", 1500, ON).trials(ALL_ON, "on", SLOW));
		assertEquals(List.of("monday", "tuesday"), result.rows().stream().map(Coordinate::label).toList());
		assertEquals(1, cell(result, "tuesday").points().get(0).run());
	}

	@Test
	void filtersChooseTrials() throws Exception {
		RunOf run = run().trials(Map.of("profile", "all on", "streams", "1"), "on", FAST)
				.trials(Map.of("profile", "all on", "streams", "10"), "on", SLOW)
				.trials(Map.of("profile", "tso off", "streams", "2"), "off", SLOW);
		assertEquals(5, compare(Query.DEFAULT.where("profile=\"all on\" and streams>=2"), run).trialsTotal());
		assertEquals(10, compare(Query.DEFAULT.where("not (streams=2) "), run).trialsTotal());
		assertEquals(10, compare(Query.DEFAULT.where("streams=1 or streams=2"), run).trialsTotal());
		assertEquals(0, compare(Query.DEFAULT.where("streams=1, streams!=1"), run).trialsTotal());
		for (String broken : List.of("streams", "streams=", "=1", "(streams=1", "streams=1)", "streams<x", "a=b c")) {
			ProblemException problem = assertThrows(ProblemException.class,
					() -> compare(Query.DEFAULT.where(broken), run), broken);
			assertFalse(problem.getMessage().isBlank());
		}
	}

	@Test
	void nonsenseIsRefusedInWords() {
		RunOf run = run().trials(ALL_ON, "on", FAST).trials(OFF, "off", SLOW);
		for (Query query : List.of(Query.DEFAULT.of("speed"), Query.DEFAULT.against("nobody"),
				Query.DEFAULT.by(List.of(), List.of("colour"), List.of()), Query.DEFAULT.at(1.5, Adjustment.HOLM),
				Query.DEFAULT.within(-1))) {
			assertThrows(ProblemException.class, () -> compare(query, run));
		}
	}

	@Test
	void noTrialsAreNoFailure() throws Exception {
		ComparisonResult result = compare(Query.DEFAULT, run());
		assertEquals(0, result.trialsUsed());
		assertEquals(List.of(), result.cells());
	}

	@Test
	void costCountsAMachineOnce() throws Exception {
		RunOf run = run();
		Trial trial = run.trial(ALL_ON, "on", 1);
		trial.getResult().setBitsPerSecond(10e9);
		trial.getSender().setCpu(RunOf.cpu(1, 0.2, 0.8, 0, 0, 0));
		trial.getReceiver().setCpu(RunOf.cpu(1, 0.1, 0.4, 0, 0, 0));
		assertEquals(15, Metrics.CPU_PER_GBIT.of(run.run(), trial).value(), 1e-9);
		run.run().getReceiver().getFacts().setBootId(run.run().getSender().getFacts().getBootId());
		assertEquals(10, Metrics.CPU_PER_GBIT.of(run.run(), trial).value(), 1e-9);
	}
}
