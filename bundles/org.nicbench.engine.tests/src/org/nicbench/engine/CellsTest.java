// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.nicbench.model.Direction;
import org.nicbench.model.Plan;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Labels;

class CellsTest {

	private static final List<String> PROFILES = List.of("all on", "tso off");

	private static List<String> labels(Plan plan, List<String> profiles) throws ProblemException {
		return Cells.of(plan, profiles).stream().map(cell -> cell.labels().toString()).toList();
	}

	@Test
	void profilesThenAxesThenJobs() throws Exception {
		Plan plan = Plans.with(Plans.with(Plans.of("builtin", "iperf3"), "streams", "1", "10"), "mtu", "1500", "9000");
		assertEquals(List.of("profile=all%20on streams=1 mtu=1500 tool=builtin", "profile=all%20on streams=1 mtu=1500 tool=iperf3",
				"profile=all%20on streams=1 mtu=9000 tool=builtin", "profile=all%20on streams=1 mtu=9000 tool=iperf3",
				"profile=all%20on streams=10 mtu=1500 tool=builtin", "profile=all%20on streams=10 mtu=1500 tool=iperf3",
				"profile=all%20on streams=10 mtu=9000 tool=builtin", "profile=all%20on streams=10 mtu=9000 tool=iperf3",
				"profile=tso%20off streams=1 mtu=1500 tool=builtin", "profile=tso%20off streams=1 mtu=1500 tool=iperf3",
				"profile=tso%20off streams=1 mtu=9000 tool=builtin", "profile=tso%20off streams=1 mtu=9000 tool=iperf3",
				"profile=tso%20off streams=10 mtu=1500 tool=builtin", "profile=tso%20off streams=10 mtu=1500 tool=iperf3",
				"profile=tso%20off streams=10 mtu=9000 tool=builtin", "profile=tso%20off streams=10 mtu=9000 tool=iperf3"),
				labels(plan, PROFILES));
	}

	@Test
	void withoutProfilesTheNicsStayAsTheyAre() throws Exception {
		Cell cell = Cells.of(Plans.of("builtin"), List.of()).getFirst();
		assertEquals("profile=unchanged streams=1 tool=builtin", cell.labels().toString());
		assertEquals(-1, cell.profile());
		assertEquals(Direction.FORWARD, cell.direction());
		assertEquals(OptionalInt.empty(), cell.mtu());
	}

	@Test
	void settingsAreRead() throws Exception {
		Plan plan = Plans.with(Plans.with(Plans.with(Plans.with(Plans.with(Plans.of("builtin"), "streams", "4"), "mss", "1000"),
				"window", "256K"), "congestion", "cubic"), "direction", "reverse");
		Cell cell = Cells.of(plan, PROFILES).get(1);
		assertEquals(1, cell.profile());
		assertEquals(4, cell.streams());
		assertEquals(OptionalInt.of(1000), cell.mss());
		assertEquals(OptionalLong.of(262_144), cell.windowBytes());
		assertEquals("cubic", cell.congestion());
		assertEquals(Direction.REVERSE, cell.direction());
	}

	@Test
	void anAxisWinsOverTheJob() throws Exception {
		Plan plan = Plans.of("builtin");
		plan.getJobs().getFirst().setOptions(Labels.valueOf("streams=8 congestion=reno nodelay=1"));
		assertEquals(8, Cells.of(plan, PROFILES).getFirst().streams());
		Cell cell = Cells.of(Plans.with(plan, "streams", "2"), PROFILES).getFirst();
		assertEquals(2, cell.streams());
		assertEquals("reno", cell.congestion());
		assertEquals("nodelay=1", CellSettings.toolOptions(cell.job().getOptions()).toString());
	}

	@Test
	void jobsOfOneToolAreNumbered() throws Exception {
		assertEquals(List.of("profile=unchanged streams=1 tool=builtin job=1", "profile=unchanged streams=1 tool=builtin job=2"),
				labels(Plans.of("builtin", "builtin"), List.of()));
		assertEquals(List.of("profile=unchanged tool=iperf3 streams=1 job=1", "profile=unchanged tool=iperf3 streams=1 job=2"),
				labels(Plans.with(Plans.of("builtin", "iperf"), "tool", "iperf3"), List.of()));
	}

	@Test
	void excludedCellsAreLeftOut() throws Exception {
		Plan plan = Plans.with(Plans.with(Plans.of("builtin"), "streams", "1", "10"), "mtu", "1500", "9000");
		plan.getExclusions().add("streams=10 mtu=9000");
		plan.getExclusions().add("profile=all%20on mtu=1500");
		assertEquals(List.of("profile=all%20on streams=1 mtu=9000 tool=builtin"), labels(plan, List.of("all on")));
		plan.getExclusions().add("streams=1");
		assertProblem("the exclusions leave nothing to run", plan, List.of("all on"));
	}

	@Test
	void whatMakesNoSenseIsRefused() {
		assertProblem("unknown axis \"colour\"", Plans.with(Plans.of("builtin"), "colour", "red"), PROFILES);
		assertProblem("axis \"mtu\" stands twice", Plans.with(Plans.with(Plans.of("builtin"), "mtu", "1500"), "mtu", "9000"),
				PROFILES);
		assertProblem("axis \"mtu\" has the same value twice", Plans.with(Plans.of("builtin"), "mtu", "1500", "1500"), PROFILES);
		assertProblem("axis \"mtu\" has no values", Plans.with(Plans.of("builtin"), "mtu"), PROFILES);
		assertProblem("mtu=67 is not possible", Plans.with(Plans.of("builtin"), "mtu", "67"), PROFILES);
		assertProblem("streams=0 is not possible", Plans.with(Plans.of("builtin"), "streams", "0"), PROFILES);
		assertProblem("streams=1.5 is not possible", Plans.with(Plans.of("builtin"), "streams", "1.5"), PROFILES);
		assertProblem("window=4X is not possible", Plans.with(Plans.of("builtin"), "window", "4X"), PROFILES);
		assertProblem("window=4G is not possible", Plans.with(Plans.of("builtin"), "window", "4G"), PROFILES);
		assertProblem("direction=up is not possible", Plans.with(Plans.of("builtin"), "direction", "up"), PROFILES);
		assertProblem("congestion=a b is not possible", Plans.with(Plans.of("builtin"), "congestion", "a b"), PROFILES);
		assertProblem("two profiles have the name \"a\"", Plans.of("builtin"), List.of("a", "a"));
		assertProblem("the plan has no job", Plans.of(), PROFILES);
	}

	private static void assertProblem(String what, Plan plan, List<String> profiles) {
		ProblemException problem = assertThrows(ProblemException.class, () -> Cells.of(plan, profiles));
		assertEquals(ProblemKind.USAGE, problem.kind());
		assertEquals(what, problem.what());
		assertTrue(problem.getMessage().startsWith("plan p: "), problem.getMessage());
	}
}
