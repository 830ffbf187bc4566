// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.tests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.nicbench.engine.DemoPlan;
import org.nicbench.model.Access;
import org.nicbench.model.CpuUse;
import org.nicbench.model.End;
import org.nicbench.model.Headline;
import org.nicbench.model.Host;
import org.nicbench.model.HostFacts;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Plan;
import org.nicbench.model.Run;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.Trial;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;

/** A demonstration's project with a run whose figures are known: those of a veth pair, rounded. */
final class RecordedProject {

	static final List<String> PROFILES = List.of("all on", "tso and gso off", "tso, gso and gro off");
	static final List<String> STREAMS = List.of("1", "10");
	static final int REPETITIONS = 6;

	/** Gbit/s of the six repetitions, by profile and stream. */
	static final double[][][] GBIT_PER_SECOND = {
			{ { 26.1, 25.4, 26.6, 25.9, 26.3, 24.8 }, { 23.3, 24.9, 22.1, 23.8, 23.0, 24.2 } },
			{ { 12.8, 12.4, 13.1, 12.6, 12.9, 12.2 }, { 9.3, 9.8, 8.9, 9.5, 9.1, 9.6 } },
			{ { 6.9, 7.2, 6.6, 7.0, 6.8, 7.1 }, { 5.1, 5.4, 4.9, 5.2, 5.0, 5.3 } } };

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;

	private RecordedProject() {
	}

	/** Writes project files and a complete run. */
	static DemoPlan.Written write(Path folder) throws ProblemException {
		DemoPlan.Written files = DemoPlan.write(folder, false, 42L);
		RunFolder run = RunFolder.create(files.runFolder(), run(files));
		int sequence = 0;
		for (int round = 0; round < REPETITIONS; round++) {
			for (int profile = 0; profile < PROFILES.size(); profile++) {
				for (int streams = 0; streams < STREAMS.size(); streams++) {
					String state = run.addState(state(profile));
					run.saveTrial(trial(++sequence, round, profile, streams, state));
				}
			}
		}
		run.run().setStatus(Status.COMPLETE);
		run.run().setFinishedAt("2026-11-30T08:17:24Z");
		run.saveRun();
		return files;
	}

	private static Run run(DemoPlan.Written files) throws ProblemException {
		Run run = MODEL.createRun();
		run.setName("demo");
		run.setId("20261130T081500.123Z-5f0c9a7b21d4");
		run.setStartedAt("2026-11-30T08:15:00Z");
		run.setStatus(Status.RUNNING);
		run.setProducer("NicBench 0.1.0");
		run.setPlan(ProjectFiles.load(files.plan(), Plan.class));
		for (Path profile : files.profiles()) {
			run.getProfiles().add(ProjectFiles.load(profile, OffloadProfile.class));
		}
		run.setSender(host("sender"));
		run.setReceiver(host("receiver"));
		return run;
	}

	private static Host host(String name) {
		HostFacts facts = MODEL.createHostFacts();
		facts.setKernel("6.18.44");
		facts.setCpuModel("Recorded CPU");
		facts.setCores(2);
		facts.setBootId("0b1e2a6e-0000-4000-8000-000000000001");
		Host host = MODEL.createHost();
		host.setName(name);
		host.setAccess(Access.VIRTUAL);
		host.setFacts(facts);
		return host;
	}

	private static NicState state(int profile) {
		List<Feature> features = new ArrayList<>();
		features.add(feature("tx-scatter-gather", true));
		features.add(feature("tx-generic-segmentation", profile == 0));
		features.add(feature("tx-tcp-segmentation", profile == 0));
		features.add(feature("tx-tcp6-segmentation", profile == 0));
		features.add(feature("rx-gro", profile < 2));
		NicState state = MODEL.createNicState();
		state.setNic("nbs0");
		state.setDriver("veth");
		state.setMtu(1500);
		state.setFeatures(FeatureTable.of(features));
		return state;
	}

	private static Feature feature(String name, boolean on) {
		return new Feature(name, on, on, true, false);
	}

	private static Trial trial(int sequence, int round, int profile, int streams, String state) {
		double rate = GBIT_PER_SECOND[profile][streams][round] * 1e9;
		Map<String, String> cell = new LinkedHashMap<>();
		cell.put("profile", PROFILES.get(profile));
		cell.put("streams", STREAMS.get(streams));
		cell.put("tool", "builtin");
		Throughput result = MODEL.createThroughput();
		result.setTool("builtin");
		result.setStatus(Status.COMPLETE);
		result.setSeconds(2);
		result.setBitsPerSecond(rate);
		result.setHeadlineFrom(Headline.RECEIVER);
		Trial trial = MODEL.createTrial();
		trial.setSequence(sequence);
		trial.setRound(round + 1);
		trial.setCell(Labels.of(cell));
		trial.setStartedAt("2026-11-30T08:15:%02dZ".formatted(sequence));
		trial.setStatus(Status.COMPLETE);
		trial.setSender(end("sender", "nbs0", state, 0.9 + 0.01 * round));
		trial.setReceiver(end("receiver", "nbr0", state, 0.5 + 0.02 * round));
		trial.setResult(result);
		return trial;
	}

	private static End end(String host, String nic, String state, double busy) {
		CpuUse cpu = MODEL.createCpuUse();
		cpu.setWindowSeconds(2);
		cpu.setCores(2);
		cpu.setSystemSeconds(2 * busy);
		cpu.setIdleSeconds(4 - 2 * busy);
		End end = MODEL.createEnd();
		end.setHost(host);
		end.setNic(nic);
		end.setBefore(state);
		end.setDuring(state);
		end.setAfter(state);
		end.setRestored(true);
		end.setCpu(cpu);
		return end;
	}
}
