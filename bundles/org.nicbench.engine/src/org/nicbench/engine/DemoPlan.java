// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.nicbench.model.Access;
import org.nicbench.model.Adjustment;
import org.nicbench.model.Axis;
import org.nicbench.model.Bench;
import org.nicbench.model.Comparison;
import org.nicbench.model.EndPoint;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.Host;
import org.nicbench.model.Job;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.OnFailure;
import org.nicbench.model.Order;
import org.nicbench.model.Plan;
import org.nicbench.model.Policy;
import org.nicbench.model.Switch;
import org.nicbench.model.project.AtomicFile;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.value.Labels;

/**
 * The demonstration: three offload profiles on a virtual bench, as project files that the workbench and every command
 * read like any other. MTU 1500, built-in tool, BBR where the kernel has it: on a veth pair its figures wander less than
 * those of other congestion controls.
 */
public final class DemoPlan {

	/** Name of the profile the others are compared with. */
	public static final String BASELINE = "all on";

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;
	private static final String STEM = "demo";
	private static final String CONGESTION = "bbr";
	private static final Path CONGESTION_CONTROLS = Path.of("/proc/sys/net/ipv4/tcp_available_congestion_control");
	private static final List<String> GROUPS = List.of("tx", "sg", "tso", "gso", "gro");
	private static final int MTU = 1500;
	private static final double MARGIN_PERCENT = 2;
	private static final double CONFIDENCE = 0.95;

	/**
	 * Where the files of a demonstration lie.
	 *
	 * @param comparison names the run by its relative URI
	 * @param runFolder  where the run is to be saved; free when the files were written
	 */
	public record Written(Path bench, List<Path> profiles, Path plan, Path comparison, Path runFolder) {
	}

	private DemoPlan() {
	}

	/**
	 * Writes bench, profiles, plan and comparison into a folder, replacing those of an earlier demonstration; earlier runs
	 * stay.
	 *
	 * @param folder made when missing
	 * @param quick  one stream and short trials, so that all ends within 40 s; otherwise one and ten streams
	 * @param seed   of the order of the trials, null = drawn when the plan is run
	 * @throws ProblemException UNWRITABLE
	 */
	public static Written write(Path folder, boolean quick, Long seed) throws ProblemException {
		try {
			Files.createDirectories(folder);
		} catch (IOException e) {
			throw AtomicFile.unwritable(folder, e);
		}
		Path bench = folder.resolve(STEM + "." + ProjectFiles.BENCH);
		Path plan = folder.resolve(STEM + "." + ProjectFiles.PLAN);
		Path comparison = folder.resolve(STEM + "." + ProjectFiles.COMPARISON);
		Path run = freeRunFolder(folder);
		ProjectFiles.save(bench(), bench);
		List<Path> profiles = new ArrayList<>();
		for (OffloadProfile profile : profiles()) {
			Path file = folder.resolve(fileName(profile.getName()) + "." + ProjectFiles.OFFLOAD);
			ProjectFiles.save(profile, file);
			profiles.add(file);
		}
		ProjectFiles.save(plan(plan, bench, profiles, quick, seed), plan);
		ProjectFiles.save(comparison(comparison, run), comparison);
		return new Written(bench, profiles, plan, comparison, run);
	}

	private static Path freeRunFolder(Path folder) {
		Path run = folder.resolve(STEM + "." + ProjectFiles.RUN);
		for (int next = 2; Files.exists(run); next++) {
			run = folder.resolve(STEM + "-" + next + "." + ProjectFiles.RUN);
		}
		return run;
	}

	private static Bench bench() {
		Bench bench = MODEL.createBench();
		bench.setName(STEM);
		bench.setNotes(Messages.demoBenchNotes);
		for (String name : List.of("sender", "receiver")) {
			Host host = MODEL.createHost();
			host.setName(name);
			host.setAccess(Access.VIRTUAL);
			bench.getHosts().add(host);
		}
		return bench;
	}

	private static List<OffloadProfile> profiles() {
		return List.of(profile(BASELINE), profile("tso and gso off", "tso", "gso"),
				profile("tso, gso and gro off", "tso", "gso", "gro"));
	}

	private static OffloadProfile profile(String name, String... off) {
		OffloadProfile profile = MODEL.createOffloadProfile();
		profile.setName(name);
		profile.setPolicy(Policy.BEST_EFFORT);
		profile.setMtu(MTU);
		for (String group : GROUPS) {
			FeatureSetting setting = MODEL.createFeatureSetting();
			setting.setSelector(group);
			setting.setValue(Arrays.asList(off).contains(group) ? Switch.OFF : Switch.ON);
			profile.getSettings().add(setting);
		}
		return profile;
	}

	/** "tso, gso and gro off" is kept in tso-gso-gro-off.offload. */
	private static String fileName(String profileName) {
		return profileName.replace(" and ", " ").replaceAll("[^a-z0-9]+", "-");
	}

	private static Plan plan(Path file, Path bench, List<Path> profiles, boolean quick, Long seed) {
		Plan plan = MODEL.createPlan();
		plan.setName(STEM);
		plan.setBench(ProjectFiles.relativeUri(file, bench));
		plan.setSender(endPoint("sender", "nbs0"));
		plan.setReceiver(endPoint("receiver", "nbr0"));
		profiles.forEach(profile -> plan.getProfiles().add(ProjectFiles.relativeUri(file, profile)));
		Axis streams = MODEL.createAxis();
		streams.setKey(CellSettings.STREAMS);
		streams.getValues().addAll(quick ? List.of("1") : List.of("1", "10"));
		plan.getAxes().add(streams);
		Job job = MODEL.createJob();
		job.setTool("builtin");
		job.setSeconds(quick ? 1.5 : 2);
		if (congestionControls().contains(CONGESTION)) {
			Map<String, String> options = new LinkedHashMap<>();
			options.put(CellSettings.CONGESTION, CONGESTION);
			job.setOptions(Labels.of(options));
		}
		plan.getJobs().add(job);
		plan.setRepetitions(quick ? 5 : 10);
		plan.setOrder(Order.INTERLEAVED);
		if (seed != null) {
			plan.setSeed(seed);
		}
		plan.setWarmUpSeconds(1);
		plan.setOmitSeconds(quick ? 0.1 : 0.3);
		plan.setOnFailure(OnFailure.CONTINUE);
		return plan;
	}

	private static EndPoint endPoint(String host, String nic) {
		EndPoint end = MODEL.createEndPoint();
		end.setHost(host);
		end.setNic(nic);
		return end;
	}

	private static List<String> congestionControls() {
		try {
			return List.of(Files.readString(CONGESTION_CONTROLS).strip().split("\\s+"));
		} catch (IOException e) {
			// a kernel that does not tell: its default is used
			return List.of();
		}
	}

	private static Comparison comparison(Path file, Path run) {
		Comparison comparison = MODEL.createComparison();
		comparison.setName(STEM);
		comparison.getRuns().add(ProjectFiles.relativeUri(file, run));
		comparison.getRows().add(Cells.PROFILE);
		comparison.getColumns().add(CellSettings.STREAMS);
		comparison.setBaseline(BASELINE);
		comparison.getMetrics().add("throughput");
		comparison.setMarginPercent(MARGIN_PERCENT);
		comparison.setConfidence(CONFIDENCE);
		comparison.setAdjustment(Adjustment.HOLM);
		return comparison;
	}
}
