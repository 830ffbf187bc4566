// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every failure a user can meet here is one line with the exit code of the contract. */
class FailuresTest {

	@TempDir
	Path folder;

	@Test
	void wrongUsage() {
		assertFailure(ExitCode.USAGE, "Unknown option", "features", "lo", "--nosuch");
		assertFailure(ExitCode.USAGE, "Missing required", "features");
		assertFailure(ExitCode.USAGE, "no command \"nosuchcommand\"", "nosuchcommand");
		assertFailure(ExitCode.USAGE, "no command \"nosuchcommand\"", "nosuchcommand", "--help");
		assertFailure(ExitCode.USAGE, "new, show", "plan");
		assertFailure(ExitCode.USAGE, "name a command");
	}

	@Test
	void globalOptionsStandBeforeTheCommandToo() {
		assertEquals(0, Said.by("--debug", "--lang", "en", "features", "lo").exitCode());
		assertFailure(ExitCode.USAGE, "not in fr", "--lang=fr", "features", "lo");
		Said said = Said.by("--debug", "features", "nosuch0");
		assertEquals(ExitCode.USAGE, said.exitCode());
		assertTrue(said.err().contains("\tat org.nicbench"), "a stack trace was asked for");
	}

	@Test
	void aProjectThatIsNotThere() {
		assertFailure(ExitCode.UNREADABLE, "no such folder", "check-project", folder.resolve("none").toString());
	}

	@Test
	void timesBelowZero() {
		assertFailure(ExitCode.USAGE, "not below", "plan", "new", "--sender", "virtual-a:nbs0", "--receiver", "virtual-b:nbr0",
				"--profiles", "all-on", "--pause", "-1", "--out", folder.resolve("x.plan").toString());
	}

	@Test
	void unknownNic() {
		assertFailure(ExitCode.USAGE, "nosuch0: no such NIC", "features", "nosuch0");
		assertFailure(ExitCode.USAGE, "nosuchhost: no such host", "features", "nosuchhost:p1");
	}

	@Test
	void unknownProfileFeature() {
		Path out = folder.resolve("x.offload");
		assertFailure(ExitCode.USAGE, "tx-nosuch", "profile", "new", "x", "--set", "tx-nosuch=off", "--out", out.toString());
		assertFailure(ExitCode.USAGE, "tso=maybe", "profile", "new", "x", "--set", "tso=maybe", "--out", out.toString());
		assertFailure(ExitCode.USAGE, "nosuchpreset", "profile", "new", "x", "--preset", "nosuchpreset", "--out", out.toString());
		assertTrue(Files.notExists(out));
	}

	@Test
	void aRefusedPlanLeavesNoFile() throws Exception {
		Path plan = folder.resolve("x.plan");
		assertFailure(ExitCode.USAGE, "streams=0", planOf(plan, "all-on", "streams=0"));
		assertFailure(ExitCode.USAGE, "colour", planOf(plan, "all-on", "colour=red"));
		assertFailure(ExitCode.USAGE, "nosuchtool", planOf(plan, "all-on", "tool=builtin,nosuchtool"));
		assertFailure(ExitCode.USAGE, "names no profile", planOf(plan, ",", "streams=1"));
		assertFailure(ExitCode.UNREADABLE, "no such file", planOf(plan, "nosuch.offload", "streams=1"));
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(List.of(), files.toList());
		}
	}

	@Test
	void anOutputThatIsAFolder() {
		assertFailure(ExitCode.USAGE, "is a folder", planOf(folder, "all-on", "streams=1"));
		assertFailure(ExitCode.USAGE, "/: is a folder", planOf(Path.of("/"), "all-on", "streams=1"));
		assertFailure(ExitCode.USAGE, "is a folder", planOf(Path.of(""), "all-on", "streams=1"));
		assertFailure(ExitCode.USAGE, "/: is a folder", "bench", "new", "--out", "/");
	}

	@Test
	void aConfirmationNeedsTime() {
		Path out = folder.resolve("x.offload");
		assertEquals(ExitCode.DONE, Said.by("profile", "new", "x", "--preset", "all-on", "--out", out.toString()).exitCode());
		for (String seconds : new String[] { "0", "-5" }) {
			assertFailure(ExitCode.USAGE, "--confirm", "apply", out.toString(), "--nic", "nosuch0", "--confirm", seconds);
		}
	}

	private static String[] planOf(Path out, String profiles, String axis) {
		return new String[] { "plan", "new", "--sender", "virtual-a:nbs0", "--receiver", "virtual-b:nbr0", "--profiles", profiles,
				"--axis", axis, "--out", out.toString() };
	}

	@Test
	void damagedProjectFile() throws Exception {
		Path plan = folder.resolve("x.plan");
		Files.writeString(plan, "<?xml version=\"1.0\"?>\n<nicbench:Plan xmlns:nicbench=\"http://nicbench.org/model/1\"\n formatVersion=\"1\"\n");
		assertFailure(ExitCode.UNREADABLE, plan + ":", "plan", "show", plan.toString());
		assertFailure(ExitCode.UNREADABLE, "damaged", "run", plan.toString());
		assertFailure(ExitCode.UNREADABLE, "no such file", "run", folder.resolve("none.plan").toString());
		Said said = Said.by("check-project", folder.toString());
		assertEquals(ExitCode.CHECK_FAILED, said.exitCode());
		assertEquals(1, said.errorLines(), said.err());
	}

	@Test
	void textOfAnUnknownTool() throws Exception {
		Path text = Files.writeString(folder.resolve("notes.txt"), "64 bytes from 192.0.2.1: icmp_seq=1 ttl=64 time=0.045 ms\n");
		assertFailure(ExitCode.UNREADABLE, "64 bytes from", "read", text.toString(), "--json");
		assertFailure(ExitCode.UNREADABLE, "no such file", "read", folder.resolve("none.txt").toString());
	}

	@Test
	void noRunFolder() {
		assertFailure(ExitCode.UNREADABLE, "no run.xmi", "compare", folder.toString());
	}

	private static void assertFailure(int code, String named, String... arguments) {
		Said said = Said.by(arguments);
		assertEquals(code, said.exitCode(), said.err());
		assertEquals(1, said.errorLines(), said.err());
		assertTrue(said.err().startsWith("nicbench: "), said.err());
		assertTrue(said.err().contains(named), said.err());
		assertEquals("", said.out());
	}
}
