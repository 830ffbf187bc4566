// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;

import org.nicbench.compare.Metric.Measure;
import org.nicbench.model.CpuUse;
import org.nicbench.model.End;
import org.nicbench.model.Run;
import org.nicbench.model.Side;
import org.nicbench.model.SideResult;
import org.nicbench.model.Throughput;
import org.nicbench.model.ToolCpu;
import org.nicbench.model.Trial;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** All metrics. A metric never makes up a figure: what a trial does not hold is null. */
public final class Metrics {

	/** Headline payload rate. */
	public static final Metric THROUGHPUT = new Metric("throughput", Messages.metricThroughput, Unit.BITS_PER_SECOND, true,
			(run, trial) -> throughput(trial));

	/** Duration of the test: the metric of downloads of a fixed size. */
	public static final Metric SECONDS = new Metric("seconds", Messages.metricSeconds, Unit.SECONDS, false,
			(run, trial) -> trial.getResult() != null && trial.getResult().isSetSeconds()
					? new Measure(trial.getResult().getSeconds(), "tool")
					: null);

	/** Processor use of the sending host; see {@link #busyPercent(CpuUse)}. */
	public static final Metric SENDER_CPU = new Metric("sender-cpu", Messages.metricSenderCpu, Unit.PERCENT_OF_ONE_CORE,
			false, (run, trial) -> cpu(trial, Side.SENDER));

	/** Processor use of the receiving host. */
	public static final Metric RECEIVER_CPU = new Metric("receiver-cpu", Messages.metricReceiverCpu,
			Unit.PERCENT_OF_ONE_CORE, false, (run, trial) -> cpu(trial, Side.RECEIVER));

	/** Processor time of the sending tool itself, without the kernel's work in interrupts. */
	public static final Metric SENDER_PROCESS_CPU = new Metric("sender-process-cpu", Messages.metricSenderProcessCpu,
			Unit.PERCENT_OF_ONE_CORE, false, (run, trial) -> processCpu(trial.getSender()));

	/** Processor time of the receiving tool itself. */
	public static final Metric RECEIVER_PROCESS_CPU = new Metric("receiver-process-cpu",
			Messages.metricReceiverProcessCpu, Unit.PERCENT_OF_ONE_CORE, false,
			(run, trial) -> processCpu(trial.getReceiver()));

	/** What a Gbit/s of payload costs: processor use of both hosts (once where both ends are one machine) over the rate. */
	public static final Metric CPU_PER_GBIT = new Metric("cpu-per-gbit", Messages.metricCpuPerGbit,
			Unit.PERCENT_PER_GBIT_PER_SECOND, false, Metrics::cpuPerGbit);

	/** TCP segments sent again, as the tool says, else as the sender's kernel counts (RetransSegs of RFC 4022). */
	public static final Metric RETRANSMITS = new Metric("retransmits", Messages.metricRetransmits, Unit.COUNT, false,
			(run, trial) -> retransmits(trial));

	/** Retransmitted segments for each 10^9 bytes of payload. */
	public static final Metric RETRANSMITS_PER_GIGABYTE = new Metric("retransmits-per-gb",
			Messages.metricRetransmitsPerGigabyte, Unit.COUNT_PER_GIGABYTE, false,
			(run, trial) -> retransmitsPerGigabyte(trial));

	/** Name of the kernel's counter in the protocol counters of an end: group Tcp of /proc/net/snmp. */
	private static final String RETRANSMITTED_SEGMENTS = "Tcp.RetransSegs";

	private static final List<Metric> ALL = List.of(THROUGHPUT, SECONDS, SENDER_CPU, RECEIVER_CPU, SENDER_PROCESS_CPU,
			RECEIVER_PROCESS_CPU, CPU_PER_GBIT, RETRANSMITS, RETRANSMITS_PER_GIGABYTE);

	private Metrics() {
	}

	/** @return every metric, the most asked for first */
	public static List<Metric> all() {
		return ALL;
	}

	/**
	 * @return the metric of that id
	 * @throws ProblemException USAGE, naming those that exist
	 */
	public static Metric get(String id) throws ProblemException {
		return ALL.stream().filter(metric -> metric.id().equals(id)).findFirst()
				.orElseThrow(() -> new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.unknownMetric, id), null,
						Messages.bind(Messages.useOneOf, String.join(", ", ALL.stream().map(Metric::id).toList()))));
	}

	/**
	 * Processor use from /proc/stat over the measured window: user, nice, system, irq and softirq. Idle and iowait are no
	 * work, and steal is time that the machine did not have.
	 *
	 * @return percent of one core, or NaN where there was no window
	 */
	public static double busyPercent(CpuUse use) {
		double seconds = use.getUserSeconds() + use.getNiceSeconds() + use.getSystemSeconds() + use.getIrqSeconds()
				+ use.getSoftIrqSeconds();
		return use.getWindowSeconds() > 0 ? 100 * seconds / use.getWindowSeconds() : Double.NaN;
	}

	/** @return whether both ends of a run are known to be one machine, as on a virtual bench */
	public static boolean oneMachine(Run run) {
		return run.getSender() != null && run.getReceiver() != null && run.getSender().getFacts() != null
				&& run.getReceiver().getFacts() != null && run.getSender().getFacts().getBootId() != null
				&& run.getSender().getFacts().getBootId().equals(run.getReceiver().getFacts().getBootId());
	}

	private static Measure throughput(Trial trial) {
		Throughput result = trial.getResult();
		if (result == null || !result.isSetBitsPerSecond()) {
			return null;
		}
		return new Measure(result.getBitsPerSecond(),
				result.isSetHeadlineFrom() ? result.getHeadlineFrom().getLiteral() : "unknown");
	}

	private static Measure cpu(Trial trial, Side side) {
		End end = side == Side.SENDER ? trial.getSender() : trial.getReceiver();
		if (end != null && end.getCpu() != null && end.getCpu().getWindowSeconds() > 0) {
			return new Measure(busyPercent(end.getCpu()), "system");
		}
		if (trial.getResult() != null) {
			for (ToolCpu cpu : trial.getResult().getCpu()) {
				if (cpu.getSide() == side && cpu.isSetPercentOfOneCore()) {
					return new Measure(cpu.getPercentOfOneCore(), cpu.getSource().getLiteral());
				}
			}
		}
		return null;
	}

	private static Measure processCpu(End end) {
		CpuUse use = end == null ? null : end.getCpu();
		return use != null && use.isSetProcessSeconds() && use.getWindowSeconds() > 0
				? new Measure(100 * use.getProcessSeconds() / use.getWindowSeconds(), "process")
				: null;
	}

	private static Measure cpuPerGbit(Run run, Trial trial) {
		Measure rate = throughput(trial);
		Measure sender = cpu(trial, Side.SENDER);
		Measure receiver = oneMachine(run) ? new Measure(0, "system") : cpu(trial, Side.RECEIVER);
		if (rate == null || sender == null || receiver == null || rate.value() <= 0) {
			return null;
		}
		return new Measure((sender.value() + receiver.value()) / (rate.value() / 1e9), sender.source());
	}

	private static Measure retransmits(Trial trial) {
		SideResult sender = trial.getResult() == null ? null : trial.getResult().getSender();
		if (sender != null && sender.isSetRetransmits()) {
			return new Measure(sender.getRetransmits(), "tool");
		}
		if (trial.getSender() == null || trial.getSender().getProtocol() == null) {
			return null;
		}
		OptionalLong counted = trial.getSender().getProtocol().get(RETRANSMITTED_SEGMENTS);
		return counted.isPresent() ? new Measure(counted.getAsLong(), "kernel") : null;
	}

	private static Measure retransmitsPerGigabyte(Trial trial) {
		Measure count = retransmits(trial);
		Long bytes = firstSet(trial.getResult(), Throughput::getReceiver, Throughput::getSender);
		return count == null || bytes == null || bytes == 0 ? null
				: new Measure(count.value() / (bytes / 1e9), count.source());
	}

	@SafeVarargs
	private static Long firstSet(Throughput result, Function<Throughput, SideResult>... sides) {
		for (Function<Throughput, SideResult> side : sides) {
			SideResult found = result == null ? null : side.apply(result);
			if (found != null && found.isSetBytes()) {
				return found.getBytes();
			}
		}
		return null;
	}
}
