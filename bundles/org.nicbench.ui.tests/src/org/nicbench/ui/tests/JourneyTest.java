// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.compare.Comparisons;
import org.nicbench.compare.Query;
import org.nicbench.compare.Unit;
import org.nicbench.engine.DemoPlan;
import org.nicbench.linux.Capabilities;
import org.nicbench.model.Comparison;
import org.nicbench.model.End;
import org.nicbench.model.Plan;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.project.RunFolder;
import org.nicbench.report.Quantities;
import org.nicbench.report.json.ComparisonJson;
import org.nicbench.ui.JobFamilies;
import org.nicbench.ui.WorkbenchIds;
import org.nicbench.ui.run.RunPlanJob;

/**
 * The whole way: open the folder of a demonstration, run its plan, see progress, cancel in the middle. The NICs are as they
 * were, bit for bit, what was measured stands in the explorer, and the comparison shows what the command line prints.
 */
class JourneyTest {

	private static final int RUN_SECONDS = 120;
	/** Enough that each of the three cells has two trials. */
	private static final int TRIALS_BEFORE_CANCEL = 7;

	@TempDir
	private Path temporary;
	private Path folder;
	private LastingBench bench;
	private DemoPlan.Written demo;
	private IProject project;
	private int planned;

	@BeforeEach
	void open() throws Exception {
		assumeTrue(Capabilities.current().hasSysAdmin() && Capabilities.current().hasNetAdmin(),
				"needs the right to make network namespaces");
		LabWorkbench.clear();
		LabWorkbench.lab();
		folder = temporary.resolve("first-comparison");
		demo = DemoPlan.write(folder, true, 7L);
		Plan plan = ProjectFiles.load(demo.plan(), Plan.class);
		plan.getJobs().get(0).setSeconds(0.6);
		plan.setWarmUpSeconds(0.2);
		planned = 3 * plan.getRepetitions();
		assertTrue(planned >= TRIALS_BEFORE_CANCEL + 3, "trials planned: " + planned);
		ProjectFiles.save(plan, demo.plan());
		bench = new LastingBench();
		bench.writeInto(demo.bench());
		project = LabWorkbench.openFolder(folder);
	}

	@AfterEach
	void close() throws Exception {
		Job.getJobManager().cancel(JobFamilies.RUN);
		Job.getJobManager().join(JobFamilies.RUN, null);
		LabWorkbench.clear();
		if (bench != null) {
			bench.close();
		}
	}

	@Test
	void planIsRunWatchedAndCancelledAndTheNicsAreAsTheyWere() throws Exception {
		Map<String, String> before = bench.kernel();
		assertTrue(before.containsValue("available true wanted true active false fixed false"), "a wish that is not met: " + before);
		LabWorkbench.open(project.getFile("demo.plan"));
		OnDisplay.run(() -> LabWorkbench.choose(LabWorkbench.widget(Button.class, "plan.run")));
		RunPlanJob job = (RunPlanJob) Job.getJobManager().find(JobFamilies.RUN)[0];

		OnDisplay.until("first trials in the explorer", RUN_SECONDS, () -> trialItems() >= 2);
		assertTrue(job.getState() == Job.RUNNING, "still running");
		assertTrue(job.message().matches("trial \\d+ of " + planned + ": .+: (starting|[0-9.]+ [GM]bit/s), .+ left"), job.message());
		assertNotEquals(before, whileAProfileIsSet(before), "the profiles change the NICs");
		LabWorkbench.screenshot("running");

		OnDisplay.until(TRIALS_BEFORE_CANCEL + " trials", RUN_SECONDS, () -> job.finishedTrials() >= TRIALS_BEFORE_CANCEL);
		OnDisplay.run(() -> LabWorkbench.choose(LabWorkbench.widget(Button.class, "plan.cancel")));
		Job.getJobManager().join(JobFamilies.RUN, null);

		assertEquals(before, bench.kernel(), "every bit and the MTU of both NICs");
		RunFolder run = RunFolder.open(demo.runFolder());
		assertEquals(Status.CANCELLED, run.run().getStatus());
		List<Trial> trials = run.trials();
		assertTrue(trials.size() >= TRIALS_BEFORE_CANCEL && trials.size() < planned, "trials kept: " + trials.size());
		for (Trial trial : trials) {
			for (End end : List.of(trial.getSender(), trial.getReceiver())) {
				assertEquals(end.getBefore(), end.getAfter(), "state of " + end.getNic() + " in trial " + trial.getSequence());
			}
		}
		OnDisplay.until("all trials in the explorer", LabWorkbench.LIMIT_SECONDS, () -> trialItems() == trials.size());
		for (Trial trial : trials) {
			String begin = trial.getSequence() + ": " + trial.getCell().get("profile");
			OnDisplay.until(begin, LabWorkbench.LIMIT_SECONDS, () -> LabWorkbench.item(project.getName(), "Runs", "demo", begin) != null);
		}
		comparisonShowsWhatTheCommandLinePrints(run);
		assertEquals(List.of(), WorkspaceLog.errors());
	}

	private int trialItems() {
		TreeItem run = LabWorkbench.item(project.getName(), "Runs", "demo");
		return run == null ? 0 : (int) List.of(run.getItems()).stream().filter(item -> item.getText().matches("\\d+: .*")).count();
	}

	/** @return the kernel's facts at the first moment they differ from those before */
	private Map<String, String> whileAProfileIsSet(Map<String, String> before) throws Exception {
		List<Map<String, String>> seen = new ArrayList<>();
		OnDisplay.until("a profile set", RUN_SECONDS, () -> {
			Map<String, String> now = bench.kernel();
			seen.add(now);
			return !now.equals(before);
		});
		return seen.get(seen.size() - 1);
	}

	private void comparisonShowsWhatTheCommandLinePrints(RunFolder run) throws Exception {
		LabWorkbench.perspective(WorkbenchIds.COMPARE_PERSPECTIVE);
		IEditorPart editor = LabWorkbench.open(project.getFile("demo.comparison"));
		assertEquals("demo", editor.getTitle());
		Query query = Query.of(ProjectFiles.load(demo.comparison(), Comparison.class), 0);
		JsonNode json = json(query, run);
		OnDisplay.until("comparison", LabWorkbench.LIMIT_SECONDS, () -> rows().size() == json.get("rows").size());
		List<List<String>> rows = OnDisplay.get(JourneyTest::rows);
		double largest = 0;
		for (JsonNode cell : json.get("cells")) {
			largest = Math.max(largest, cell.get("median").asDouble());
		}
		Quantities.Scale scale = Quantities.scale(Unit.BITS_PER_SECOND, largest);
		assertEquals(3, json.get("cells").size());
		for (int i = 0; i < rows.size(); i++) {
			JsonNode cell = json.get("cells").get(i);
			String shown = rows.get(i).get(1);
			assertEquals(cell.get("row").asText(), rows.get(i).get(0));
			assertTrue(shown.startsWith(scale.format(cell.get("median").asDouble()) + " "), shown + " for " + cell);
			assertTrue(shown.contains("n=" + cell.get("n").asInt()), shown);
			assertTrue(shown.contains(cell.get("verdict").asText()), shown + " for " + cell);
		}
		LabWorkbench.screenshot("comparison");
	}

	private static List<List<String>> rows() {
		Table table = LabWorkbench.widget(Table.class, "comparison.table");
		return table == null ? List.of() : LabWorkbench.rows(table);
	}

	/** What {@code compare --format json} prints. */
	private static JsonNode json(Query query, RunFolder run) throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		StringWriter text = new StringWriter();
		try (JsonGenerator generator = mapper.createGenerator(text)) {
			ComparisonJson.write(Comparisons.compute(query, List.of(run)), generator);
		}
		return mapper.readTree(text.toString());
	}
}
