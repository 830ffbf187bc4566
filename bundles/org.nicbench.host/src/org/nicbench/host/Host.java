// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadFactory;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.model.Access;
import org.nicbench.model.HostFacts;
import org.nicbench.model.Nic;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.value.Values;

/**
 * A machine under test, however it is reached. What it tells are objects of the model, read anew at every call. Safe for use
 * by several threads. A failure is a {@link ProblemException} that names the NIC or host: USAGE for a NIC that is not there,
 * NO_PERMISSION where the kernel does not permit, INTERNAL for what the kernel answers against its documentation.
 */
public interface Host extends AutoCloseable {

	/** @return name within the bench */
	String name();

	/** @return how it is reached */
	Access access();

	/** @return kernel, processors, memory ...; without tools */
	HostFacts facts() throws ProblemException;

	/** @return its NICs in the order of the kernel, without {@link Nic#getState() state} */
	List<Nic> nics() throws ProblemException;

	/**
	 * Reads all a NIC tells: the four facts of every feature (ETHTOOL_GFEATURES), MTU, queue length, rings, channels,
	 * coalescing, pause, link, driver, private flags, statistics. What a driver does not tell stays unset.
	 */
	NicState readState(String nic) throws ProblemException;

	/**
	 * Sets a NIC as a profile asks. Locks the NIC for this object, writes the state before to the journal, flushed to disk,
	 * before the first change; sets MTU, private flags, channels, rings, all features in one call, coalescing, pause, queue
	 * length; waits for the carrier; reads again. When it fails after the first change, or is cancelled, the state before is put
	 * back first.
	 * <p>
	 * Applying again before a restore is allowed to the same object: the journal keeps the first state before.
	 *
	 * @param monitor may be null
	 * @return the receipt, and the handle to put back or keep
	 * @throws ProblemException USAGE when the profile names an unknown feature, or the NIC carries the default route or the
	 *                          caller's ssh session, or would lose its IPv6 addresses (unless forced), or another process
	 *                          holds the NIC; CHECK_FAILED when a strict
	 *                          profile asks what this NIC cannot do; UNWRITABLE when the journal cannot be written: nothing is
	 *                          changed in all of these
	 */
	Applied apply(OffloadProfile profile, String nic, ApplyOptions options, IProgressMonitor monitor) throws ProblemException;

	/**
	 * Puts back whatever the journal holds for a NIC, of this object, of a dead process, or kept on purpose. Nothing to put
	 * back is not a failure.
	 *
	 * @return what was done for each entry, empty when there was none
	 * @throws ProblemException NOT_RESTORED naming what differs (the entry stays); USAGE while another live process holds the NIC
	 */
	List<RestoreReport> restore(String nic, IProgressMonitor monitor) throws ProblemException;

	/**
	 * Keeps a NIC for this object, so that no other process can change it between two profiles of a series. Changes nothing.
	 *
	 * @return what is closed when the series is over
	 * @throws ProblemException USAGE when another process holds the NIC, UNWRITABLE when the lock cannot be made
	 */
	Reservation reserve(String nic) throws ProblemException;

	/** A NIC kept for a host object. */
	@FunctionalInterface
	interface Reservation extends AutoCloseable {

		/** Lets go; safe to say twice. */
		@Override
		void close() throws ProblemException;
	}

	/** @return packets and bytes since the NIC was made, struct rtnl_link_stats64 by its field names: rx_bytes, tx_packets ... */
	Values counters(String nic) throws ProblemException;

	/** @return counters of groups Tcp, TcpExt and Ip of the network namespace, as {@code Tcp.RetransSegs} */
	Values protocolCounters() throws ProblemException;

	/** @return what all processors of the machine did since its start, with the time of the reading */
	CpuSample cpuSample() throws ProblemException;

	/** @return processor time of a process and all its threads so far; empty when it is gone */
	Optional<ProcessTime> processTime(long pid) throws ProblemException;

	/**
	 * Starts a process inside the network namespace of this host.
	 *
	 * @param environment added to the inherited one
	 * @param directory   working directory, null = inherited
	 * @throws ProblemException TRIAL when the program is missing or cannot be started
	 */
	Process startProcess(List<String> command, Map<String, String> environment, Path directory) throws ProblemException;

	/**
	 * Runs work on a thread inside the network namespace of this host, so that sockets it opens belong there; afterwards they
	 * may be used from any thread. Calls are done one after the other: keep them short.
	 *
	 * @throws Exception what the work throws; ProblemException for a host that can run nothing of ours
	 */
	<T> T call(Callable<T> work) throws Exception;

	/** @return makes daemon threads inside the network namespace of this host */
	ThreadFactory threads();

	/** @return first global address of a NIC, IPv4 before IPv6, or nothing */
	Optional<InetAddress> addressOf(String nic) throws ProblemException;

	/** Lets go of locks, threads and descriptors. What is applied stays applied and in the journal. */
	@Override
	void close();
}
