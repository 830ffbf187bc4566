// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.util.ArrayList;
import java.util.List;

import org.nicbench.compare.RunTrials;
import org.nicbench.model.End;
import org.nicbench.model.FeatureResult;
import org.nicbench.model.Headline;
import org.nicbench.model.Host;
import org.nicbench.model.HostFacts;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.Outcome;
import org.nicbench.model.Receipt;
import org.nicbench.model.ReceiptLine;
import org.nicbench.model.Run;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.Trial;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;

/** A run with fixed figures: two profiles, two stream counts, five trials a cell. */
final class SampleRun {

	/** Name that a careless page would run as a script. */
	static final String NASTY = "tso off <script>alert('x')</script> & \"more\"";

	static final double[] ON_1 = { 18.1e9, 18.4e9, 18.2e9, 18.9e9, 17.8e9 };
	static final double[] OFF_1 = { 7.7e9, 7.8e9, 7.9e9, 7.6e9, 8.0e9 };
	static final double[] ON_10 = { 21.0e9, 23.5e9, 22.1e9, 24.0e9, 20.2e9 };
	static final double[] OFF_10 = { 9.1e9, 22.4e9, 21.0e9, 23.0e9, 20.1e9 };

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;

	private SampleRun() {
	}

	static RunTrials create() {
		Run run = MODEL.createRun();
		run.setId("20261130T081500.123Z-5f0c9a7b21d4");
		run.setStartedAt("2026-11-30T08:15:00Z");
		run.setStatus(Status.COMPLETE);
		run.setSender(host("lab01"));
		run.setReceiver(host("lab02"));
		run.getStates().add(state("on", "tx-tcp-segmentation:1110 rx-gro:1110 rx-lro:0001"));
		run.getStates().add(state("off", "tx-tcp-segmentation:0010 rx-gro:1110 rx-lro:0001"));
		run.getReceipts().add(receipt());
		List<Trial> trials = new ArrayList<>();
		for (int round = 0; round < ON_1.length; round++) {
			trials.add(trial(trials.size() + 1, round + 1, "all on", "1", "on", ON_1[round]));
			trials.add(trial(trials.size() + 1, round + 1, NASTY, "1", "off", OFF_1[round]));
			trials.add(trial(trials.size() + 1, round + 1, "all on", "10", "on", ON_10[round]));
			trials.add(trial(trials.size() + 1, round + 1, NASTY, "10", "off", OFF_10[round]));
		}
		return new RunTrials("sample", run, trials);
	}

	private static Host host(String name) {
		Host host = MODEL.createHost();
		host.setName(name);
		HostFacts facts = MODEL.createHostFacts();
		facts.setOperatingSystem("Debian GNU/Linux 12");
		facts.setKernel("6.18.44");
		facts.setCpuModel("AMD EPYC");
		facts.setCores(2);
		facts.setMemoryBytes(25_000_000_000L);
		facts.setCongestionControl("bbr");
		host.setFacts(facts);
		return host;
	}

	private static NicState state(String id, String features) {
		NicState state = MODEL.createNicState();
		state.setId(id);
		state.setNic("p1");
		state.setDriver("veth");
		state.setMtu(1500);
		state.setFeatures(FeatureTable.valueOf(features));
		return state;
	}

	private static Receipt receipt() {
		Receipt receipt = MODEL.createReceipt();
		receipt.setId("r");
		receipt.setNic("p1");
		receipt.setProfile(NASTY);
		receipt.setAsked(1);
		receipt.setOutcome(Outcome.AS_ASKED);
		receipt.setRestored(true);
		ReceiptLine line = MODEL.createReceiptLine();
		line.setName("tx-tcp-segmentation");
		line.setAsked("off");
		line.setBefore("on");
		line.setAfter("off");
		line.setResult(FeatureResult.APPLIED);
		receipt.getLines().add(line);
		return receipt;
	}

	private static Trial trial(int sequence, int round, String profile, String streams, String state, double bitsPerSecond) {
		Trial trial = MODEL.createTrial();
		trial.setSequence(sequence);
		trial.setRound(round);
		trial.setStatus(Status.COMPLETE);
		trial.setCell(Labels.NONE.with("profile", profile).with("streams", streams));
		trial.setSender(end("lab01", state));
		trial.setReceiver(end("lab02", state));
		Throughput result = MODEL.createThroughput();
		result.setTool("builtin");
		result.setStatus(Status.COMPLETE);
		result.setSeconds(1.5);
		result.setBitsPerSecond(bitsPerSecond);
		result.setHeadlineFrom(Headline.RECEIVER);
		trial.setResult(result);
		return trial;
	}

	private static End end(String host, String state) {
		End end = MODEL.createEnd();
		end.setHost(host);
		end.setNic("p1");
		end.setDuring(state);
		end.setReceipt("r");
		end.setRestored(true);
		end.setCommand("builtin client 10.0.0.2 --seconds 1.5");
		return end;
	}
}
