// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.model.Bench;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Plan;
import org.nicbench.model.Policy;
import org.nicbench.model.Switch;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

class ProjectFilesTest {

	/** Written by hand in the form of format 1. */
	private static final String PROFILE = """
			<?xml version="1.0" encoding="UTF-8"?>
			<nicbench:OffloadProfile xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
			    xmlns:nicbench="http://nicbench.org/model/1"
			    formatVersion="1"
			    name="tso off"
			    mtu="1500">
			  <settings selector="tso" value="off"/>
			</nicbench:OffloadProfile>
			""";

	@TempDir
	Path folder;

	@Test
	void aFileOfFormatOneIsRead() throws Exception {
		OffloadProfile profile = ProjectFiles.load(write(PROFILE), OffloadProfile.class);
		assertEquals("tso off", profile.getName());
		assertEquals(1500, profile.getMtu());
		assertFalse(profile.isSetTxQueueLength());
		assertEquals("tso", profile.getSettings().get(0).getSelector());
		assertEquals(Switch.OFF, profile.getSettings().get(0).getValue());
	}

	@Test
	void savingShowsOneChangeALine() throws Exception {
		OffloadProfile profile = NicBenchFactory.eINSTANCE.createOffloadProfile();
		profile.setName("a <profile> & \"more\"");
		profile.setPolicy(Policy.STRICT);
		for (String group : List.of("tso", "gso", "gro")) {
			FeatureSetting setting = NicBenchFactory.eINSTANCE.createFeatureSetting();
			setting.setSelector(group);
			setting.setValue(Switch.OFF);
			profile.getSettings().add(setting);
		}
		Path file = folder.resolve("p q.offload");
		ProjectFiles.save(profile, file);
		List<String> before = Files.readAllLines(file);
		profile.getSettings().get(1).setValue(Switch.DRIVER_DEFAULT);
		ProjectFiles.save(profile, file);
		List<String> after = Files.readAllLines(file);
		assertEquals(before.size(), after.size());
		long changed = java.util.stream.IntStream.range(0, before.size())
				.filter(i -> !before.get(i).equals(after.get(i))).count();
		assertEquals(1, changed, String.join("\n", after));
		OffloadProfile read = ProjectFiles.load(file, OffloadProfile.class);
		assertEquals("a <profile> & \"more\"", read.getName());
		assertEquals(Policy.STRICT, read.getPolicy());
		assertEquals(List.of("p q.offload"), names());
	}

	@Test
	void aNewerFileIsRefused() throws Exception {
		Path file = write(PROFILE.replace("formatVersion=\"1\"", "formatVersion=\"7\""));
		ProblemException problem = assertThrows(ProblemException.class,
				() -> ProjectFiles.load(file, OffloadProfile.class));
		assertEquals(ProblemKind.UNREADABLE, problem.kind());
		assertTrue(problem.getMessage().contains("newer version (format 7"), problem.getMessage());
	}

	@Test
	void damageIsToldWithItsLine() throws Exception {
		assertDamage(PROFILE.replace("value=\"off\"", "value=\"maybe\""), 7, "maybe");
		assertDamage(PROFILE.replace("<settings", "<setting"), 7, "setting");
		assertDamage(PROFILE.replace("mtu=\"1500\"", "mtu=\"big\""), 6, "big");
		assertDamage(PROFILE.substring(0, PROFILE.indexOf("<settings") + 20), 7, "");
		assertDamage("", 1, "");
		assertDamage("Features for eth0:\nrx-checksumming: on\n", 1, "");
	}

	private void assertDamage(String text, int line, String named) throws Exception {
		Path file = write(text);
		ProblemException problem = assertThrows(ProblemException.class,
				() -> ProjectFiles.load(file, OffloadProfile.class));
		assertEquals(ProblemKind.UNREADABLE, problem.kind());
		assertTrue(problem.where().equals(file + ":" + line), problem.getMessage());
		assertTrue(problem.getMessage().contains(named), problem.getMessage());
		assertFalse(problem.getMessage().contains("\n"));
	}

	@Test
	void bytesThatAreNoTextAreRefused() throws Exception {
		Path file = Files.write(folder.resolve("p.offload"), new byte[] { '<', (byte) 0xff, (byte) 0xfe, 0, 'x' });
		ProblemException problem = assertThrows(ProblemException.class,
				() -> ProjectFiles.load(file, OffloadProfile.class));
		assertEquals(ProblemKind.UNREADABLE, problem.kind());
		assertTrue(problem.getMessage().contains("UTF-8"), problem.getMessage());
	}

	@Test
	void anEntityBombIsRefused() throws Exception {
		String bomb = PROFILE.replace("?>\n", "?>\n<!DOCTYPE x [<!ENTITY a \"aaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]>\n");
		Path file = write(bomb.replace("tso off", "&b;"));
		assertEquals(ProblemKind.UNREADABLE,
				assertThrows(ProblemException.class, () -> ProjectFiles.load(file, OffloadProfile.class)).kind());
	}

	@Test
	void anotherKindIsRefusedByName() throws Exception {
		Path file = write(PROFILE);
		String message = assertThrows(ProblemException.class, () -> ProjectFiles.load(file, Plan.class)).getMessage();
		assertTrue(message.contains("OffloadProfile") && message.contains("Plan"), message);
	}

	@Test
	void oldFilesAreMigratedInOrder() throws Exception {
		Migrations migrations = new Migrations(3, List.of(rename(1, "title", "label"), rename(2, "label", "name")));
		XmiDocuments documents = new XmiDocuments(migrations);
		byte[] old = PROFILE.replace(" name=", " title=").getBytes(StandardCharsets.UTF_8);
		OffloadProfile profile = (OffloadProfile) documents.read(old, URI.createFileURI("/x.offload"), "x.offload");
		assertEquals("tso off", profile.getName());
		assertEquals(3, profile.getFormatVersion());
		assertThrows(IllegalArgumentException.class, () -> new Migrations(3, List.of(rename(1, "a", "b"))));
	}

	private static Migration rename(int from, String old, String now) {
		return new Migration() {
			@Override
			public int from() {
				return from;
			}

			@Override
			public void migrate(org.w3c.dom.Document document) {
				org.w3c.dom.Element root = document.getDocumentElement();
				root.setAttribute(now, root.getAttribute(old));
				root.removeAttribute(old);
			}
		};
	}

	@Test
	void aFailedSaveKeepsTheOldFile() throws Exception {
		Path file = write(PROFILE);
		Bench bench = NicBenchFactory.eINSTANCE.createBench();
		bench.setName("x".repeat(3000));
		Path missing = folder.resolve("nowhere/b.bench");
		ProblemException problem = assertThrows(ProblemException.class, () -> ProjectFiles.save(bench, missing));
		assertEquals(ProblemKind.UNWRITABLE, problem.kind());
		assertEquals(PROFILE, Files.readString(file));
	}

	@Test
	void referencesAreRelativeUris() {
		Path plan = Path.of("/lab/a project/plans/x.plan");
		String uri = ProjectFiles.relativeUri(plan, Path.of("/lab/a project/profiles/all on.offload"));
		assertEquals("../profiles/all%20on.offload", uri);
		assertEquals(Path.of("/lab/a project/profiles/all on.offload"), ProjectFiles.resolve(plan, uri));
	}

	private Path write(String text) throws Exception {
		return Files.writeString(folder.resolve("p.offload"), text);
	}

	private List<String> names() throws Exception {
		try (var files = Files.list(folder)) {
			return files.map(file -> file.getFileName().toString()).toList();
		}
	}
}
