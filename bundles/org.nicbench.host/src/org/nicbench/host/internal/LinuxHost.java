// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadFactory;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.host.Applied;
import org.nicbench.host.ApplyOptions;
import org.nicbench.host.CpuSample;
import org.nicbench.host.Host;
import org.nicbench.host.ProcessTime;
import org.nicbench.host.RestoreReport;
import org.nicbench.host.RestoreReport.Result;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.proc.CpuTimes;
import org.nicbench.linux.proc.NetCounters;
import org.nicbench.linux.proc.PidStat;
import org.nicbench.linux.proc.ProcStat;
import org.nicbench.linux.rtnetlink.Address;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.model.Access;
import org.nicbench.model.HostFacts;
import org.nicbench.model.Nic;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Values;

/** This machine, seen from one of its network namespaces. */
public final class LinuxHost implements Host {

	private static final List<String> PROTOCOL_GROUPS = List.of("Tcp", "TcpExt", "Ip");

	private final String name;
	private final Access access;
	private final NamespaceKernel kernel;
	private final JournalFolder folder = JournalFolder.own();
	private final ProfileApplication application;
	private final Map<NicKey, ActiveNic> active = Collections.synchronizedMap(new HashMap<>());

	/**
	 * @param namespace     taken over: closed with this host
	 * @param namespacePath by which other processes can enter the namespace; null for the one all processes start in
	 * @param ephemeral     the NICs are virtual ones of this process and go with it
	 */
	public LinuxHost(String name, Access access, NetworkNamespace namespace, String namespacePath, boolean ephemeral)
			throws ProblemException {
		this.name = name;
		this.access = access;
		this.kernel = KernelProblems.ask(name, () -> new NamespaceKernel(namespace));
		this.application = new ProfileApplication(kernel, folder, namespacePath, ephemeral);
	}

	@Override
	public String name() {
		return name;
	}

	@Override
	public Access access() {
		return access;
	}

	@Override
	public HostFacts facts() throws ProblemException {
		return KernelProblems.ask(name, () -> kernel.namespace().callIo(FactsReader::facts));
	}

	@Override
	public List<Nic> nics() throws ProblemException {
		return KernelProblems.ask(name, () -> new FactsReader(kernel).nics());
	}

	@Override
	public NicState readState(String nic) throws ProblemException {
		return KernelProblems.ask(nic, () -> kernel.reader().read(nic));
	}

	@Override
	public Applied apply(OffloadProfile profile, String nic, ApplyOptions options, IProgressMonitor monitor)
			throws ProblemException {
		return Undisturbed.run(() -> {
			Link link = link(nic);
			ActiveNic held = active.get(key(link));
			try {
				return application.apply(profile, link, held, options, this, this::forget, monitor,
						begun -> active.put(begun.key(), begun));
			} catch (IOException e) {
				throw KernelProblems.of(e, nic);
			}
		});
	}

	@Override
	public Reservation reserve(String nic) throws ProblemException {
		NicLock lock = NicLock.take(folder, key(link(nic)), this)
				.orElseThrow(() -> new ProblemException(ProblemKind.USAGE, Messages.inUse, nic, Messages.waitForIt));
		return lock::release;
	}

	private void forget(ActiveNic nic) {
		active.remove(nic.key(), nic);
	}

	@Override
	public List<RestoreReport> restore(String nic, IProgressMonitor monitor) throws ProblemException {
		return Undisturbed.run(() -> {
			NicKey key = key(link(nic));
			List<RestoreReport> reports = new ArrayList<>();
			ActiveNic held = active.get(key);
			if (held != null) {
				reports.add(held.restore());
			}
			NicLock lock = NicLock.take(folder, key, this).orElse(null);
			if (lock == null) {
				throw new ProblemException(ProblemKind.USAGE, Messages.inUse, nic, Messages.waitForIt);
			}
			try {
				for (Path file : List.of(folder.active(key), folder.kept(key))) {
					if (Files.exists(file)) {
						RestoreReport report = new EntryRestore(folder, file, folder.read(file)).restore(kernel);
						if (report.result() == Result.NOT_RESTORED) {
							throw Restoring.notRestored(report);
						}
						reports.add(report);
					}
				}
				folder.delete(folder.confirmed(key));
			} finally {
				lock.release();
			}
			return reports;
		});
	}

	private NicKey key(Link link) {
		return new NicKey(kernel.namespace().id(), link.index());
	}

	private Link link(String nic) throws ProblemException {
		return KernelProblems.ask(nic, () -> kernel.rtnetlink().link(nic));
	}

	@Override
	public Values counters(String nic) throws ProblemException {
		return Values.of(link(nic).statistics());
	}

	@Override
	public Values protocolCounters() throws ProblemException {
		NetCounters counters = KernelProblems.ask(name, () -> kernel.namespace().callIo(NetCounters::read));
		Map<String, Long> values = new LinkedHashMap<>();
		for (String group : PROTOCOL_GROUPS) {
			counters.group(group).forEach((counter, value) -> values.put(group + "." + counter, value));
		}
		return Values.of(values);
	}

	@Override
	public CpuSample cpuSample() throws ProblemException {
		ProcStat stat = KernelProblems.ask(name, ProcStat::read);
		long now = System.nanoTime();
		Map<Integer, double[]> cores = new HashMap<>();
		stat.processors().forEach((core, times) -> cores.put(core, row(times)));
		return new CpuSample(now, row(stat.total()), cores);
	}

	private static double[] row(CpuTimes times) {
		return new double[] { times.userSeconds(), times.niceSeconds(), times.systemSeconds(), times.idleSeconds(),
				times.ioWaitSeconds(), times.irqSeconds(), times.softirqSeconds(), times.stealSeconds() };
	}

	@Override
	public Optional<ProcessTime> processTime(long pid) throws ProblemException {
		return KernelProblems.ask(name, () -> PidStat.read(pid))
				.map(stat -> new ProcessTime(stat.userSeconds(), stat.systemSeconds()));
	}

	@Override
	public Process startProcess(List<String> command, Map<String, String> environment, Path directory)
			throws ProblemException {
		ProcessBuilder builder = new ProcessBuilder(command);
		builder.environment().putAll(environment);
		if (directory != null) {
			builder.directory(directory.toFile());
		}
		try {
			return kernel.namespace().start(builder);
		} catch (IOException e) {
			String text = String.valueOf(e.getMessage());
			// ENOENT: "error=2," of Java up to 24, "error: 2 (" of later ones
			boolean missing = text.matches("(?s).*error(=|: )2\\b.*");
			throw new ProblemException(ProblemKind.TRIAL,
					missing ? Messages.bind(Messages.programMissing, command.get(0))
							: Messages.bind(Messages.programNotStarted, command.get(0), text),
					name, missing ? Messages.installProgram : null, e);
		}
	}

	@Override
	public <T> T call(Callable<T> work) throws Exception {
		return kernel.namespace().call(work);
	}

	@Override
	public ThreadFactory threads() {
		return kernel.namespace()::newThread;
	}

	@Override
	public Optional<InetAddress> addressOf(String nic) throws ProblemException {
		return KernelProblems.ask(nic, () -> kernel.rtnetlink().addresses(nic)).stream().map(Address::address)
				.filter(address -> !address.isLinkLocalAddress())
				.min(Comparator.comparing(address -> address instanceof Inet4Address ? 0 : 1));
	}

	@Override
	public void close() {
		try {
			for (ActiveNic nic : List.copyOf(active.values())) {
				nic.release();
			}
		} catch (ProblemException e) {
			throw new IllegalStateException(e);
		} finally {
			kernel.close();
		}
	}
}
