// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Project files made and shown from the command line. */
class ProjectCommandsTest {

	@TempDir
	Path folder;

	@Test
	void aPlanIsMadeWithItsBenchAndPresets() {
		Path plan = folder.resolve("lab.plan");
		done("plan", "new", "--sender", "virtual-a:nbs0", "--receiver", "virtual-b:nbr0", "--profiles", "all-on,tso-gso-off",
				"--axis", "streams=1,10", "--axis", "mtu=1500,9000", "--job", "iperf3", "--seconds", "2", "--repetitions", "3",
				"--seed", "7", "--out", plan.toString());
		for (String file : new String[] { "lab.plan", "lab.bench", "all-on.offload", "tso-gso-off.offload" }) {
			assertTrue(Files.exists(folder.resolve(file)), file);
		}
		String shown = done("plan", "show", plan.toString()).out();
		assertTrue(shown.contains("streams=10 mtu=9000"), shown);
		assertTrue(shown.matches("(?s).*cells +8\\R.*"), shown);
		String dry = done("run", plan.toString(), "--dry-run").out();
		assertTrue(dry.contains("8 cells, 24 trials"), dry);
		done("check-project", folder.toString());
	}

	@Test
	void anUnknownAxisIsRefusedBeforeAnythingRuns() {
		Said said = Said.by("plan", "new", "--sender", "virtual-a:nbs0", "--receiver", "virtual-b:nbr0", "--profiles", "all-on",
				"--axis", "colour=red", "--out", folder.resolve("x.plan").toString());
		assertEquals(ExitCode.USAGE, said.exitCode());
		assertTrue(said.err().contains("colour"), said.err());
		assertTrue(Files.notExists(folder.resolve("x.plan")));
	}

	@Test
	void aProfileIsMadeAndShown() {
		Path file = folder.resolve("p.offload");
		done("profile", "new", "my profile", "--preset", "all-on", "--set", "tso=off,rx-gro-list=on", "--mtu", "9000", "--strict",
				"--out", file.toString());
		String shown = done("profile", "show", file.toString()).out();
		assertTrue(shown.contains("my profile (strict)"), shown);
		assertTrue(shown.matches("(?s).*tso +off\\R.*rx-gro-list +on\\R.*mtu +9000\\R.*"), shown);
	}

	@Test
	void applyFollowsTheBaseOfAProfile() throws Exception {
		Path file = folder.resolve("upper.offload");
		done("profile", "new", "upper", "--set", "tso=off", "--out", file.toString());
		Files.writeString(file, Files.readString(file).replace(" name=", " base=\"lower.offload\" name="));
		Said said = Said.by("apply", file.toString(), "--nic", "lo");
		assertEquals(ExitCode.UNREADABLE, said.exitCode(), said.err());
		assertTrue(said.err().contains("lower.offload: no such file"), said.err());
	}

	@Test
	void aProfileFromANicAsksForItsWantedBits() {
		Path file = folder.resolve("lo.offload");
		done("profile", "new", "lo as it is", "--from-nic", "lo", "--out", file.toString());
		String shown = done("profile", "show", file.toString()).out();
		assertTrue(shown.contains("rx-gro"), shown);
		assertTrue(!shown.contains("rx-lro"), "a fixed feature is not asked for");
	}

	@Test
	void aProjectIsMadeOnce() {
		Path project = folder.resolve("a lab");
		done("project", "new", project.toString());
		assertTrue(Files.exists(project.resolve(".project")));
		assertTrue(done("bench", "show", project.resolve("lab.bench").toString()).out().contains("lo"));
		done("check-project", project.toString());
		assertEquals(ExitCode.USAGE, Said.by("project", "new", project.toString()).exitCode());
	}

	private static Said done(String... arguments) {
		Said said = Said.by(arguments);
		assertEquals(0, said.exitCode(), said.err());
		return said;
	}
}
