// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.engine.Cells;
import org.nicbench.model.Axis;
import org.nicbench.model.Bench;
import org.nicbench.model.EndPoint;
import org.nicbench.model.Host;
import org.nicbench.model.Job;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OnFailure;
import org.nicbench.model.Order;
import org.nicbench.model.Plan;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Labels;
import org.nicbench.tools.Tools;

import picocli.CommandLine.Option;

/** {@code plan new}: writes a plan, and the bench and preset profiles it names when they are not files yet. */
@picocli.CommandLine.Command(name = "new")
public final class PlanNewCommand extends Command {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;
	private static final String BUILT_IN = "builtin";
	private static final String TOOL = "tool";
	private static final double DEFAULT_OMIT_SECONDS = 0.2;

	@Option(names = "--sender", required = true, paramLabel = "HOST:NIC", descriptionKey = "sender")
	private String sender;

	@Option(names = "--receiver", required = true, paramLabel = "HOST:NIC", descriptionKey = "receiver")
	private String receiver;

	@Option(names = "--bench", paramLabel = "FILE", descriptionKey = "bench")
	private Path bench;

	@Option(names = "--profiles", required = true, split = ",", paramLabel = "PROFILE", descriptionKey = "profiles")
	private List<String> profiles;

	@Option(names = "--axis", paramLabel = "KEY=V,V...", descriptionKey = "axis")
	private List<String> axes = List.of();

	@Option(names = "--job", paramLabel = "TOOL[:OPTIONS]", descriptionKey = "job")
	private List<String> jobs = List.of(BUILT_IN);

	@Option(names = "--seconds", defaultValue = "10", paramLabel = "N", descriptionKey = "seconds")
	private double seconds;

	@Option(names = "--repetitions", defaultValue = "5", paramLabel = "N", descriptionKey = "repetitions")
	private int repetitions;

	@Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
	private Long seed;

	@Option(names = "--order", defaultValue = "interleaved", paramLabel = "ORDER", descriptionKey = "order")
	private Order order;

	@Option(names = "--warm-up", defaultValue = "1", paramLabel = "SECONDS", descriptionKey = "warm-up")
	private double warmUp;

	@Option(names = "--omit", paramLabel = "SECONDS", descriptionKey = "omit")
	private Double omit;

	@Option(names = "--pause", defaultValue = "0", paramLabel = "SECONDS", descriptionKey = "pause")
	private double pause;

	@Option(names = "--on-failure", defaultValue = "continue", paramLabel = "WHAT", descriptionKey = "on-failure")
	private OnFailure onFailure;

	@Option(names = "--out", required = true, paramLabel = "FILE", descriptionKey = "out")
	private Path out;

	@Override
	protected int run() throws ProblemException {
		if (!(seconds > 0) || repetitions < 1 || !(pause >= 0) || !(warmUp >= 0) || omit != null && !(omit >= 0)) {
			throw new ProblemException(ProblemKind.USAGE, Messages.durationOrRepetitionsTooSmall, null, null);
		}
		if (profiles.isEmpty() || profiles.contains("")) {
			throw new ProblemException(ProblemKind.USAGE, Messages.profileWithoutName, null, Messages.nameProfiles);
		}
		Plan plan = MODEL.createPlan();
		plan.setName(OutFile.name(out, ProjectFiles.PLAN));
		HostNic from = HostNic.parse(sender);
		HostNic to = HostNic.parse(receiver);
		plan.setSender(end(from));
		plan.setReceiver(end(to));
		for (String axis : axes) {
			plan.getAxes().add(axis(axis));
		}
		for (String job : jobs) {
			plan.getJobs().add(job(job));
		}
		plan.setRepetitions(repetitions);
		plan.setOrder(order);
		if (seed != null) {
			plan.setSeed(seed);
		}
		plan.setWarmUpSeconds(warmUp);
		plan.setOmitSeconds(omit != null ? omit : onlyBuiltIn(plan) ? DEFAULT_OMIT_SECONDS : 0);
		plan.setPauseSeconds(pause);
		plan.setOnFailure(onFailure);
		Cells.of(plan, List.copyOf(profiles));
		// All that can be refused has been by here, but for the files named: what is refused leaves no file behind.
		for (String profile : profiles) {
			plan.getProfiles().add(ProjectFiles.relativeUri(out, Profiles.fileOf(profile, out)));
		}
		plan.setBench(ProjectFiles.relativeUri(out, benchOf(plan.getName(), from, to)));
		ProjectFiles.save(plan, out);
		terminal().out().println(Messages.bind(Messages.fileWritten, out));
		return ExitCode.DONE;
	}

	/** Not every tool can leave the start of its test out of its figures. */
	private static boolean onlyBuiltIn(Plan plan) {
		return plan.getJobs().stream().allMatch(job -> BUILT_IN.equals(job.getTool()))
				&& plan.getAxes().stream().noneMatch(axis -> TOOL.equals(axis.getKey()));
	}

	private Path benchOf(String name, HostNic from, HostNic to) throws ProblemException {
		if (bench != null) {
			Bench known = ProjectFiles.load(bench, Bench.class);
			for (HostNic end : List.of(from, to)) {
				if (known.getHosts().stream().noneMatch(host -> end.hostName().equals(host.getName()))) {
					throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.hostNotOnBench, end.hostName()),
							bench.toString(), null);
				}
			}
			return bench;
		}
		Bench made = MODEL.createBench();
		made.setName(name);
		Map<String, Host> hosts = new LinkedHashMap<>();
		for (HostNic end : List.of(from, to)) {
			hosts.put(end.hostName(), end.toHost());
		}
		made.getHosts().addAll(hosts.values());
		Path file = out.resolveSibling(name + "." + ProjectFiles.BENCH);
		if (Files.exists(file)) {
			throw new ProblemException(ProblemKind.USAGE, Messages.benchExists, file.toString(), Messages.nameTheBench);
		}
		ProjectFiles.save(made, file);
		return file;
	}

	private static EndPoint end(HostNic hostNic) {
		EndPoint end = MODEL.createEndPoint();
		end.setHost(hostNic.hostName());
		end.setNic(hostNic.nic());
		return end;
	}

	private static Axis axis(String text) throws ProblemException {
		int equals = text.indexOf('=');
		if (equals <= 0 || equals == text.length() - 1) {
			throw new ProblemException(ProblemKind.USAGE, Messages.notAnAxis, text, null);
		}
		Axis axis = MODEL.createAxis();
		axis.setKey(text.substring(0, equals));
		axis.getValues().addAll(List.of(text.substring(equals + 1).split(",")));
		if (TOOL.equals(axis.getKey())) {
			for (String tool : axis.getValues()) {
				Tools.get(tool);
			}
		}
		return axis;
	}

	private Job job(String text) throws ProblemException {
		int colon = text.indexOf(':');
		Job job = MODEL.createJob();
		job.setTool(colon < 0 ? text : text.substring(0, colon));
		Tools.get(job.getTool());
		job.setSeconds(seconds);
		if (colon >= 0) {
			Map<String, String> options = new LinkedHashMap<>();
			for (String option : new ArrayList<>(List.of(text.substring(colon + 1).split(",")))) {
				int equals = option.indexOf('=');
				if (equals <= 0) {
					throw new ProblemException(ProblemKind.USAGE, Messages.notAnOption, option, null);
				}
				options.put(option.substring(0, equals), option.substring(equals + 1));
			}
			job.setOptions(Labels.of(options));
		}
		return job;
	}
}
