// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.nicbench.host.ProcessTime;
import org.nicbench.model.CpuSource;
import org.nicbench.model.CpuUse;
import org.nicbench.model.Direction;
import org.nicbench.model.End;
import org.nicbench.model.HostFacts;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Protocol;
import org.nicbench.model.Side;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.ToolCpu;
import org.nicbench.model.ToolVersion;
import org.nicbench.model.Trial;
import org.nicbench.model.Warning;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.ToolOutcome;

/** Writes into a trial what was measured, and warns where the figures are doubtful. */
final class TrialFigures {

	private final Trial trial;
	private final OpenBench bench;
	private final ProgressListener progress;

	TrialFigures(Trial trial, OpenBench bench, ProgressListener progress) {
		this.trial = trial;
		this.bench = bench;
		this.progress = progress;
	}

	/** @param timedOutAfter seconds after which the tool was ended because its time was over */
	void fill(ToolOutcome outcome, MeasuredWindow window, JobRequest request, OptionalDouble timedOutAfter) {
		describe(outcome, timedOutAfter);
		measured(window, request, outcome);
		if (window.failure() != null) {
			warn("window-not-read", window.failure().getMessage());
		}
	}

	private void describe(ToolOutcome outcome, OptionalDouble timedOutAfter) {
		trial.setStatus(timedOutAfter.isPresent() ? Status.FAILED : outcome.status());
		if (timedOutAfter.isPresent()) {
			trial.setReason(Messages.bind(Messages.toolTookTooLong, timedOutAfter.getAsDouble()));
		} else if (!outcome.reason().isEmpty()) {
			trial.setReason(outcome.reason());
		}
		end(trial.getSender(), outcome.clientCommand(), outcome.clientExitCode());
		end(trial.getReceiver(), outcome.serverCommand(), outcome.serverExitCode());
		outcome.throughput().ifPresent(throughput -> {
			trial.setResult(throughput);
			trial.getSender().setToolVersion(version(throughput, bench.senderFacts()));
			trial.getReceiver().setToolVersion(version(throughput, bench.receiverFacts()));
		});
	}

	/** What the host was found to have at the start, else what the tool says of itself. */
	private static String version(Throughput throughput, HostFacts facts) {
		return facts.getTools().stream().filter(tool -> tool.getName().equals(throughput.getTool()))
				.map(ToolVersion::getVersion).filter(version -> version != null && !version.isEmpty()).findFirst()
				.orElse(throughput.getToolVersion());
	}

	private static void end(End end, List<String> command, OptionalInt exitCode) {
		if (!command.isEmpty()) {
			end.setCommand(String.join(" ", command));
		}
		exitCode.ifPresent(end::setExitCode);
	}

	private void measured(MeasuredWindow window, JobRequest request, ToolOutcome outcome) {
		EndWindow sender = window.sender();
		EndWindow receiver = window.receiver();
		if (sender == null || receiver == null) {
			return;
		}
		fill(trial.getSender(), sender);
		fill(trial.getReceiver(), receiver);
		outcome.throughput().ifPresent(this::toolsOwnTime);
		if (trial.getStatus() == Status.COMPLETE && outcome.throughput().isPresent()) {
			double nicSeconds = (request.direction() == Direction.REVERSE ? sender : receiver).nicSeconds();
			checkBytes(outcome.throughput().get(), request, nicSeconds)
					.ifPresent(text -> warn("bytes-disagree", text));
		}
		checkLoad(window);
	}

	private static void fill(End end, EndWindow window) {
		end.setCpu(window.cpu());
		end.setCounters(window.nicCounters());
		end.setProtocol(window.protocolCounters());
	}

	/** A tool without a process of its own at an end may itself say what time it took there. */
	private void toolsOwnTime(Throughput result) {
		for (ToolCpu cpu : result.getCpu()) {
			CpuUse use = (cpu.getSide() == Side.SENDER ? trial.getSender() : trial.getReceiver()).getCpu();
			if (cpu.getSource() == CpuSource.TOOL && !use.isSetProcessSeconds()) {
				use.setProcessSeconds(cpu.getPercentOfOneCore() / 100 * use.getWindowSeconds());
			}
		}
	}

	private Optional<String> checkBytes(Throughput result, JobRequest request,
			double nicSeconds) {
		boolean reverse = request.direction() == Direction.REVERSE;
		End reading = reverse ? trial.getSender() : trial.getReceiver();
		End writing = reverse ? trial.getReceiver() : trial.getSender();
		if (result.getReceiver() == null || !result.getReceiver().isSetBytes() || request.protocol() != Protocol.TCP) {
			return Optional.empty();
		}
		long packetBytes = request.mss().orElse(ByteCheck.LARGEST_SEGMENT_BYTES);
		long resent = writing.getProtocol().get("Tcp.RetransSegs").orElse(0) * packetBytes;
		return ByteCheck.disagreement(result.getReceiver().getBytes(), result.isSetSeconds() ? result.getSeconds() : nicSeconds,
				reading.getCounters(), nicSeconds, request.isIpv6(), resent);
	}

	private void checkLoad(MeasuredWindow window) {
		if (bench.oneMachine()) {
			checkLoad(trial.getSender(), window.toolTime());
		} else {
			checkLoad(trial.getSender(), window.sender().toolTime());
			checkLoad(trial.getReceiver(), window.receiver().toolTime());
		}
	}

	private void checkLoad(End end, ProcessTime tool) {
		if (ForeignLoad.isDoubtful(end.getCpu(), tool)) {
			warn("foreign-load", Messages.bind(Messages.machineBusyElsewhere, end.getHost(),
					Math.round(100 * ForeignLoad.seconds(end.getCpu(), tool) / end.getCpu().getWindowSeconds())));
		}
	}

	private void warn(String code, String text) {
		Warning warning = NicBenchFactory.eINSTANCE.createWarning();
		warning.setCode(code);
		warning.setText(text);
		trial.getWarnings().add(warning);
		progress.event(new ProgressEvent.WarningRaised(trial.getSequence(), code, text));
	}
}
