// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.nicbench.engine.ProgressEvent.Phase;
import org.nicbench.host.ProcessTime;
import org.nicbench.model.Direction;
import org.nicbench.model.End;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Protocol;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.Trial;
import org.nicbench.model.Warning;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.ThroughputTool;
import org.nicbench.tools.ToolOutcome;
import org.nicbench.tools.ToolOutput;
import org.nicbench.tools.ToolRun;

/**
 * Runs one trial: applies the profile at both ends, runs the tool, reads both ends at the edges of the measured window, puts
 * both ends back, saves the trial. Whatever goes wrong, the ends are put back before anything else is done about it.
 */
final class TrialRunner {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;
	private static final double SHORTEST_INTERVAL_SECONDS = 0.1;
	private static final double LONGEST_INTERVAL_SECONDS = 1;
	private static final int INTERVALS_OF_A_SHORT_WINDOW = 10;

	private final LoadedPlan plan;
	private final OpenBench bench;
	private final RunFolder folder;
	private final boolean force;
	private final ProgressListener progress;
	private final IProgressMonitor monitor;

	TrialRunner(LoadedPlan plan, OpenBench bench, RunFolder folder, boolean force, ProgressListener progress,
			IProgressMonitor monitor) {
		this.plan = plan;
		this.bench = bench;
		this.folder = folder;
		this.force = force;
		this.progress = progress;
		this.monitor = monitor;
	}

	/**
	 * Runs a trial and saves it.
	 *
	 * @return the trial as saved, whatever its status
	 * @throws ProblemException when the run cannot go on: a NIC was not restored, the disk is full, no permission
	 */
	Trial run(PlannedTrial planned) throws ProblemException {
		Trial trial = MODEL.createTrial();
		trial.setSequence(planned.sequence());
		trial.setRound(planned.round());
		trial.setCell(planned.cell().labels());
		trial.setStartedAt(Instant.now().toString());
		trial.setSender(end(bench.sender()));
		trial.setReceiver(end(bench.receiver()));
		RawOutputs outputs = new RawOutputs(folder, planned.sequence());
		ProfileOnBothEnds profile = new ProfileOnBothEnds(folder, trial.getSender(), trial.getReceiver());
		ProblemException stop = null;
		try {
			phase(planned, Phase.APPLYING);
			profile.apply(profile(planned.cell()), bench.sender(), bench.receiver(), force, monitor);
			phase(planned, Phase.MEASURING);
			measure(planned, trial, outputs);
		} catch (ProblemException e) {
			stop = judge(e, trial);
		} finally {
			try {
				phase(planned, Phase.RESTORING);
			} finally {
				stop = worse(stop, attempt(profile::restore));
			}
		}
		stop = worse(stop, attempt(() -> outputs.describe(trial.getSender(), trial.getReceiver())));
		if (stop != null && trial.getStatus() == Status.COMPLETE) {
			trial.setStatus(Status.PARTIAL);
			trial.setReason(stop.getMessage());
		}
		stop = worse(stop, attempt(() -> folder.saveTrial(trial)));
		if (stop != null) {
			throw stop;
		}
		return trial;
	}

	private void phase(PlannedTrial planned, Phase phase) {
		progress.event(new ProgressEvent.PhaseStarted(planned.sequence(), phase));
	}

	/** Exceptions that belong to the trial become its status; the others end the run too. */
	private ProblemException judge(ProblemException problem, Trial trial) {
		boolean cancelled = problem.kind() == ProblemKind.CANCELLED || monitor.isCanceled();
		trial.setStatus(cancelled ? Status.CANCELLED : Status.FAILED);
		trial.setReason(problem.getMessage());
		return switch (problem.kind()) {
		case TRIAL, CHECK_FAILED, CANCELLED -> null;
		default -> problem;
		};
	}

	private interface Step {
		void run() throws ProblemException;
	}

	private static ProblemException attempt(Step step) {
		try {
			step.run();
			return null;
		} catch (ProblemException e) {
			return e;
		}
	}

	/** A NIC that was not restored is told before all else. */
	private static ProblemException worse(ProblemException first, ProblemException second) {
		if (first == null || second == null) {
			return first == null ? second : first;
		}
		ProblemException told = second.kind() == ProblemKind.NOT_RESTORED ? second : first;
		told.addSuppressed(told == first ? second : first);
		return told;
	}

	private static End end(TestEnd test) {
		End end = MODEL.createEnd();
		end.setHost(test.host().name());
		end.setNic(test.nic());
		return end;
	}

	/** @return the profile of a cell with the cell's MTU */
	private OffloadProfile profile(Cell cell) {
		OffloadProfile profile;
		if (cell.profile() < 0) {
			profile = MODEL.createOffloadProfile();
			profile.setName(Cells.UNCHANGED);
		} else {
			profile = EcoreUtil.copy(plan.profiles().get(cell.profile()));
		}
		cell.mtu().ifPresent(profile::setMtu);
		return profile;
	}

	private void measure(PlannedTrial planned, Trial trial, RawOutputs outputs) throws ProblemException {
		if (monitor.isCanceled()) {
			throw new ProblemException(ProblemKind.CANCELLED, Messages.cancelled, null, null);
		}
		Cell cell = planned.cell();
		ThroughputTool tool = bench.tool(cell.tool());
		JobRequest request = request(cell, tool, cell.job().getSeconds(), plan.plan().getOmitSeconds());
		MeasuredWindow window = new MeasuredWindow(planned.sequence(), bench.sender(), bench.receiver(), bench.children(),
				progress);
		ToolRun run = tool.prepare(request, new HostAsToolHost(bench.sender().host()),
				new HostAsToolHost(bench.receiver().host()), outputs, window);
		ToolOutcome outcome;
		boolean timedOut;
		boolean cancelled;
		double limit = tool.timeLimitSeconds(request);
		try (ToolWatch watch = new ToolWatch(run, monitor, limit, window::follow)) {
			outcome = run.run();
			timedOut = watch.timedOut();
			cancelled = watch.cancelled();
		}
		describe(trial, outcome, timedOut && !cancelled, limit);
		measured(trial, window, request, outcome);
		if (window.failure() != null) {
			warn(trial, "window-not-read", window.failure().getMessage());
		}
	}

	/** A load whose figures are not kept. */
	void warmUp(Cell cell, double seconds) throws ProblemException {
		ThroughputTool tool = bench.tool(cell.tool());
		JobRequest request = request(cell, tool, seconds, 0);
		ToolRun run = tool.prepare(request, new HostAsToolHost(bench.sender().host()),
				new HostAsToolHost(bench.receiver().host()), ToolOutput.NONE,
				new MeasuredWindow(0, bench.sender(), bench.receiver(), bench.children(), ProgressListener.NONE));
		try (ToolWatch watch = new ToolWatch(run, monitor, tool.timeLimitSeconds(request), () -> {
			// nothing is measured
		})) {
			ToolOutcome outcome = run.run();
			if (outcome.status() != Status.COMPLETE && !watch.cancelled()) {
				throw new ProblemException(ProblemKind.TRIAL, outcome.reason(), null, null);
			}
		}
	}

	private JobRequest request(Cell cell, ThroughputTool tool, double seconds, double omitSeconds) throws ProblemException {
		try {
			JobRequest.Builder builder = builder(cell, port(cell), seconds, omitSeconds);
			JobRequest request = builder.build();
			if (!cell.job().isSetPort() && tool.ports(request) > 1) {
				request = builder(cell, freePorts(tool.ports(request)), seconds, omitSeconds).build();
			}
			return request;
		} catch (IllegalArgumentException e) {
			throw new ProblemException(ProblemKind.USAGE, e.getMessage(),
					Messages.bind(Messages.planNamed, plan.plan().getName()), null, e);
		}
	}

	private int port(Cell cell) throws ProblemException {
		return cell.job().isSetPort() ? cell.job().getPort() : freePorts(1);
	}

	private int freePorts(int count) throws ProblemException {
		try {
			return new HostAsToolHost(bench.receiver().host()).freePorts(Protocol.TCP, count);
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.TRIAL, String.valueOf(e.getMessage()), bench.receiver().host().name(), null,
					e);
		}
	}

	private JobRequest.Builder builder(Cell cell, int port, double seconds, double omitSeconds) {
		JobRequest.Builder builder = JobRequest.to(bench.receiver().address(), port).senderAddress(bench.sender().address())
				.streams(cell.streams()).seconds(seconds).omitSeconds(omitSeconds).direction(cell.direction())
				.intervalSeconds(Math.clamp(seconds / INTERVALS_OF_A_SHORT_WINDOW, SHORTEST_INTERVAL_SECONDS,
						LONGEST_INTERVAL_SECONDS))
				.congestionControl(congestion(cell)).options(CellSettings.toolOptions(cell.job().getOptions()));
		cell.mss().ifPresent(builder::mss);
		cell.windowBytes().ifPresent(builder::windowBytes);
		if (cell.job().isSetBytes() && cell.job().getBytes() > 0) {
			builder.bytes(cell.job().getBytes());
		}
		return builder;
	}

	private String congestion(Cell cell) {
		return cell.congestion() != null || cell.profile() < 0 ? cell.congestion()
				: plan.profiles().get(cell.profile()).getCongestionControl();
	}

	private void describe(Trial trial, ToolOutcome outcome, boolean timedOut, double limitSeconds) {
		trial.setStatus(timedOut ? Status.FAILED : outcome.status());
		if (timedOut) {
			trial.setReason(Messages.bind(Messages.toolTookTooLong, limitSeconds));
		} else if (!outcome.reason().isEmpty()) {
			trial.setReason(outcome.reason());
		}
		end(trial.getSender(), outcome.clientCommand(), outcome.clientExitCode());
		end(trial.getReceiver(), outcome.serverCommand(), outcome.serverExitCode());
		outcome.throughput().ifPresent(throughput -> {
			trial.setResult(throughput);
			trial.getSender().setToolVersion(throughput.getToolVersion());
			trial.getReceiver().setToolVersion(throughput.getToolVersion());
		});
	}

	private static void end(End end, List<String> command, OptionalInt exitCode) {
		if (!command.isEmpty()) {
			end.setCommand(String.join(" ", command));
		}
		exitCode.ifPresent(end::setExitCode);
	}

	private void measured(Trial trial, MeasuredWindow window, JobRequest request, ToolOutcome outcome) {
		EndWindow sender = window.sender();
		EndWindow receiver = window.receiver();
		if (sender == null || receiver == null) {
			return;
		}
		fill(trial.getSender(), sender);
		fill(trial.getReceiver(), receiver);
		if (trial.getStatus() == Status.COMPLETE && outcome.throughput().isPresent()) {
			double nicSeconds = (request.direction() == Direction.REVERSE ? sender : receiver).nicSeconds();
			checkBytes(trial, outcome.throughput().get(), request, nicSeconds)
					.ifPresent(text -> warn(trial, "bytes-disagree", text));
		}
		checkLoad(trial, window);
	}

	private static void fill(End end, EndWindow window) {
		end.setCpu(window.cpu());
		end.setCounters(window.nicCounters());
		end.setProtocol(window.protocolCounters());
	}

	private static Optional<String> checkBytes(Trial trial, Throughput result, JobRequest request,
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

	private void checkLoad(Trial trial, MeasuredWindow window) {
		if (bench.oneMachine()) {
			checkLoad(trial, trial.getSender(), window.toolTime());
		} else {
			checkLoad(trial, trial.getSender(), window.sender().toolTime());
			checkLoad(trial, trial.getReceiver(), window.receiver().toolTime());
		}
	}

	private void checkLoad(Trial trial, End end, ProcessTime tool) {
		if (ForeignLoad.isDoubtful(end.getCpu(), tool)) {
			warn(trial, "foreign-load", Messages.bind(Messages.machineBusyElsewhere, end.getHost(),
					Math.round(100 * ForeignLoad.seconds(end.getCpu(), tool) / end.getCpu().getWindowSeconds())));
		}
	}

	private void warn(Trial trial, String code, String text) {
		Warning warning = MODEL.createWarning();
		warning.setCode(code);
		warning.setText(text);
		trial.getWarnings().add(warning);
		progress.event(new ProgressEvent.WarningRaised(trial.getSequence(), code, text));
	}
}
