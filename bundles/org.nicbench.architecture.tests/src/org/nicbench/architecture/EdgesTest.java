// SPDX-License-Identifier: EPL-2.0
package org.nicbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Every edge of every manifest stands in the table of ARCHITECTURE.md, and the table itself runs downward only. */
class EdgesTest {

	private static final Path ROOT = Path.of(System.getProperty("nicbench.root"));

	private static final String SMALL_TABLE = """
			| bundle | holds | ours | foreign |
			|---|---|---|---|
			| `.model` | words | | `org.eclipse.emf.ecore` |
			| `.linux` | kernel | | `com.sun.jna` |
			| `.host` | machine | `.model` `.linux` | |
			| `.testsupport` | | `.host` | |
			| `*.tests` | | | `junit-jupiter-api` |
			""";

	@Test
	void everyManifestKeepsToTheTable() throws Exception {
		EdgeTable table = EdgeTable.parse(Files.readString(ROOT.resolve("ARCHITECTURE.md")));
		List<String> violations = new ArrayList<>();
		int read = 0;
		try (Stream<Path> folders = Files.list(ROOT.resolve("bundles"))) {
			for (Path manifest : folders.map(folder -> folder.resolve("META-INF/MANIFEST.MF")).filter(Files::exists).sorted().toList()) {
				try (InputStream text = Files.newInputStream(manifest)) {
					BundleManifest parsed = BundleManifest.parse(text);
					assertEquals(manifest.getParent().getParent().getFileName().toString(), parsed.symbolicName(), "folder and name");
					violations.addAll(table.violations(parsed));
					read++;
				}
			}
		}
		assertEquals(List.of(), violations);
		assertTrue(read >= 2, "manifests read: " + read);
	}

	@Test
	void tableRunsDownwardOnly() throws Exception {
		EdgeTable table = EdgeTable.parse(Files.readString(ROOT.resolve("ARCHITECTURE.md")));
		Set<String> above = new HashSet<>();
		for (String bundle : table.bundles()) {
			above.add(bundle);
			for (String required : table.ours(bundle)) {
				assertTrue(above.contains(required) && !required.equals(bundle), bundle + " requires " + required + ", which stands below it");
			}
		}
	}

	@Test
	void badEdgesAreFound() throws Exception {
		assertEquals(List.of("org.nicbench.linux may not require org.nicbench.model"),
				violations("org.nicbench.linux", "Require-Bundle: com.sun.jna,org.nicbench.model;visibility:=reexport"));
		assertEquals(List.of("org.nicbench.model may not require com.sun.jna"),
				violations("org.nicbench.model;singleton:=true", "Require-Bundle: org.eclipse.emf.ecore;bundle-version=\"[2.0,3)\",com.sun.jna"));
		assertEquals(List.of("org.nicbench.host may not require com.sun.jna.ptr"),
				violations("org.nicbench.host", "Import-Package: com.sun.jna.ptr;version=\"5\""));
		assertEquals(List.of("org.nicbench.unknown has no row in the table of ARCHITECTURE.md"), violations("org.nicbench.unknown", "X: y"));
		assertEquals(List.of("org.nicbench.model.tests may not require org.eclipse.swt"),
				violations("org.nicbench.model.tests", "Require-Bundle: org.nicbench.model,org.nicbench.testsupport,org.nicbench.linux,junit-jupiter-api,org.eclipse.swt"));
	}

	@Test
	void goodEdgesPass() throws Exception {
		assertEquals(List.of(), violations("org.nicbench.host", "Require-Bundle: org.nicbench.model,org.nicbench.linux"));
	}

	private static List<String> violations(String name, String header) throws Exception {
		String text = "Manifest-Version: 1.0\nBundle-SymbolicName: " + name + "\n" + wrapped(header) + "\n";
		return EdgeTable.parse(SMALL_TABLE).violations(BundleManifest.parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))));
	}

	/** Manifest lines hold at most 72 bytes. */
	private static String wrapped(String header) {
		return header.replaceAll("(.{60})", "$1\n ");
	}
}
