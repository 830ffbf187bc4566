// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.nicbench.model.CpuUse;
import org.nicbench.model.End;
import org.nicbench.model.Host;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Run;
import org.nicbench.model.SideResult;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.Trial;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;

/** Builds runs with the figures a test names. */
final class RunOf {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;

	private final Run run = MODEL.createRun();
	private final List<Trial> trials = new ArrayList<>();
	private final String name;

	RunOf(String name) {
		this.name = name;
		run.setId(name);
		run.setSender(host("a"));
		run.setReceiver(host("b"));
	}

	private static Host host(String name) {
		Host host = MODEL.createHost();
		host.setName(name);
		host.setFacts(MODEL.createHostFacts());
		host.getFacts().setKernel("6.18.44");
		host.getFacts().setBootId("boot of " + name);
		return host;
	}

	Run run() {
		return run;
	}

	RunOf profiles(String... names) {
		for (String profile : names) {
			OffloadProfile copy = MODEL.createOffloadProfile();
			copy.setName(profile);
			run.getProfiles().add(copy);
		}
		return this;
	}

	RunOf state(String id, int mtu, String features) {
		NicState state = MODEL.createNicState();
		state.setId(id);
		state.setMtu(mtu);
		state.setDriver("veth");
		state.setFeatures(FeatureTable.valueOf(features));
		run.getStates().add(state);
		return this;
	}

	/** One trial for each rate, all of one cell, both ends in the same state; a null state is unknown. */
	RunOf trials(Map<String, String> cell, String state, double... bitsPerSecond) {
		for (int i = 0; i < bitsPerSecond.length; i++) {
			Trial trial = trial(cell, state, i + 1);
			trial.getResult().setBitsPerSecond(bitsPerSecond[i]);
		}
		return this;
	}

	Trial trial(Map<String, String> cell, String state, int round) {
		Trial trial = MODEL.createTrial();
		trial.setSequence(trials.size() + 1);
		trial.setRound(round);
		trial.setCell(Labels.of(cell));
		trial.setStatus(Status.COMPLETE);
		trial.setSender(end(state));
		trial.setReceiver(end(state));
		Throughput result = MODEL.createThroughput();
		result.setTool("iperf3");
		result.setSender(MODEL.createSideResult());
		trial.setResult(result);
		trials.add(trial);
		return trial;
	}

	private static End end(String state) {
		End end = MODEL.createEnd();
		end.setDuring(state);
		return end;
	}

	static CpuUse cpu(double window, double user, double system, double softIrq, double ioWait, double steal) {
		CpuUse use = MODEL.createCpuUse();
		use.setWindowSeconds(window);
		use.setUserSeconds(user);
		use.setSystemSeconds(system);
		use.setSoftIrqSeconds(softIrq);
		use.setIoWaitSeconds(ioWait);
		use.setStealSeconds(steal);
		return use;
	}

	static SideResult side(long bytes, Long retransmits) {
		SideResult side = MODEL.createSideResult();
		side.setBytes(bytes);
		if (retransmits != null) {
			side.setRetransmits(retransmits);
		}
		return side;
	}

	Trial last() {
		return trials.get(trials.size() - 1);
	}

	RunTrials done() {
		return new RunTrials(name, run, trials);
	}
}
