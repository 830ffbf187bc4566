// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.ui.JobFamilies;
import org.nicbench.ui.WorkbenchIds;

/** A folder of project files opened as a project: explorer, check, editors. */
class ProjectTest {

	@TempDir
	private Path temporary;
	private Path folder;
	private IProject project;

	@BeforeEach
	void open() throws Exception {
		LabWorkbench.clear();
		LabWorkbench.lab();
		folder = temporary.resolve("veth-study");
		RecordedProject.write(folder);
		project = LabWorkbench.openFolder(folder);
	}

	@AfterEach
	void close() throws Exception {
		LabWorkbench.clear();
	}

	@Test
	void explorerShowsWhatTheFolderHolds() throws Exception {
		String name = project.getName();
		for (String[] path : new String[][] { { name, "demo" }, { name, "Profiles", "all-on" }, { name, "Profiles", "tso-gso-off" },
				{ name, "Profiles", "tso-gso-gro-off" }, { name, "Plans", "demo" }, { name, "Comparisons", "demo" },
				{ name, "Runs", "demo  36 trials", "1: all on, 1 stream  26.1 Gbit/s" },
				{ name, "Runs", "demo", "36: tso, gso and gro off, 10 streams  5.30 Gbit/s" } }) {
			OnDisplay.until(String.join(" / ", path), LabWorkbench.LIMIT_SECONDS, () -> LabWorkbench.item(path) != null);
		}
		TreeItem run = OnDisplay.get(() -> LabWorkbench.item(name, "Runs", "demo"));
		assertEquals(36, OnDisplay.get(run::getItemCount));
		assertTrue(Files.size(LabWorkbench.screenshot("project")) > 0);
	}

	@Test
	void folderIsOpenedInPlaceAndOnlyOnce() throws Exception {
		assertEquals(folder.toRealPath(), project.getLocation().toPath());
		assertTrue(project.hasNature(WorkbenchIds.NATURE));
		assertEquals(project, LabWorkbench.openFolder(folder));
		assertEquals(1, ResourcesPlugin.getWorkspace().getRoot().getProjects().length);
	}

	@Test
	void damagedFileBecomesAProblemWithItsLine() throws Exception {
		project.build(IncrementalProjectBuilder.FULL_BUILD, null);
		assertArrayEquals(new IMarker[0], problems());
		Path profile = folder.resolve("all-on.offload");
		List<String> lines = new ArrayList<>(Files.readAllLines(profile));
		int line = lines.size();
		lines.set(line - 1, "</wrong>");
		Files.write(profile, lines);
		project.refreshLocal(IResource.DEPTH_INFINITE, null);
		project.build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
		IMarker[] problems = problems();
		assertEquals(1, problems.length, Arrays.toString(problems));
		assertEquals("all-on.offload", problems[0].getResource().getName());
		assertEquals(line, problems[0].getAttribute(IMarker.LINE_NUMBER, 0));
	}

	private IMarker[] problems() throws Exception {
		return project.findMarkers(WorkbenchIds.PROBLEM_MARKER, true, IResource.DEPTH_INFINITE);
	}

	@Test
	void comparisonFollowsItsChoices() throws Exception {
		LabWorkbench.open(project.getFile("demo.comparison"));
		OnDisplay.until("table", LabWorkbench.LIMIT_SECONDS, () -> rows("comparison.table").size() == 3);
		List<List<String>> rows = OnDisplay.get(() -> rows("comparison.table"));
		// medians of the recorded figures: (25.9 + 26.1) / 2, (12.6 + 12.8) / 2, (6.9 + 7.0) / 2
		assertTrue(rows.get(0).get(1).startsWith("26.0 "), rows.get(0).get(1));
		assertTrue(rows.get(1).get(1).startsWith("12.7 "), rows.get(1).get(1));
		assertTrue(rows.get(1).get(1).contains("\u221251.2 % worse"), rows.get(1).get(1));
		assertTrue(rows.get(2).get(1).startsWith("6.95 "), rows.get(2).get(1));
		assertEquals(List.of("feature tx-generic-segmentation", "feature tx-tcp-segmentation", "feature tx-tcp6-segmentation", "feature rx-gro"),
				OnDisplay.get(() -> rows("comparison.differs").stream().map(row -> row.get(0)).toList()));
		assertTrue(Files.size(LabWorkbench.screenshot("comparison-recorded")) > 0);
		OnDisplay.run(() -> choose("comparison.baseline", "tso and gso off"));
		OnDisplay.until("other baseline", LabWorkbench.LIMIT_SECONDS, () -> rows("comparison.table").get(1).get(1).contains("baseline"));
		assertTrue(OnDisplay.get(() -> rows("comparison.table").get(0).get(1)).contains("better"));
		OnDisplay.run(() -> choose("comparison.rows", "streams"));
		OnDisplay.until("rows and columns change places", LabWorkbench.LIMIT_SECONDS, () -> rows("comparison.table").size() == 2);
		assertTrue(OnDisplay.get(() -> LabWorkbench.page().getActiveEditor().isDirty()));
		OnDisplay.run(() -> LabWorkbench.page().getActiveEditor().doSave(new NullProgressMonitor()));
		Job.getJobManager().join(JobFamilies.READ, null);
		assertTrue(Files.readString(folder.resolve("demo.comparison")).contains("streams"));
	}

	private static List<List<String>> rows(String table) {
		Table found = LabWorkbench.widget(Table.class, table);
		return found == null ? List.of() : LabWorkbench.rows(found);
	}

	private static void choose(String combo, String item) {
		Combo found = LabWorkbench.widget(Combo.class, combo);
		assertTrue(found.indexOf(item) >= 0, () -> Arrays.toString(found.getItems()));
		found.select(found.indexOf(item));
		LabWorkbench.choose(found);
	}

	@Test
	void runShowsCellsAndTrials() throws Exception {
		LabWorkbench.open(project.getFolder("demo.run").getFile("trials/000007.xmi"));
		OnDisplay.until("trials", LabWorkbench.LIMIT_SECONDS, () -> rows("run.trials").size() == 36);
		assertEquals(List.of("7", "2", "all on, 1 stream, builtin", "25.4 Gbit/s", "91.0 %", "52.0 %", "complete", ""),
				OnDisplay.get(() -> rows("run.trials").get(6)));
		assertEquals(6, OnDisplay.get(() -> LabWorkbench.widget(Table.class, "run.trials").getSelectionIndex()));
		assertEquals(3, OnDisplay.get(() -> rows("run.cells").size()));
		assertTrue(Files.size(LabWorkbench.screenshot("run-recorded")) > 0);
	}
}
