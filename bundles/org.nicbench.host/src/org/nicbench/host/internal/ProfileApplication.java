// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.host.ApplyOptions;
import org.nicbench.host.RestoreReport;
import org.nicbench.host.RestoreReport.Result;
import org.nicbench.linux.Capabilities;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.model.JournalEntry;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Phase;
import org.nicbench.model.Receipt;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * The way from a profile to a changed NIC: checks, lock, journal, change, verification. Nothing is changed before the journal
 * entry is on disk; whatever fails after that puts the state before back.
 */
final class ProfileApplication {

	private final NamespaceKernel kernel;
	private final JournalFolder folder;
	private final String namespacePath;
	private final boolean ephemeral;

	/**
	 * @param namespacePath by which others can enter the namespace, or null
	 * @param ephemeral     the NICs go with this process's virtual bench
	 */
	ProfileApplication(NamespaceKernel kernel, JournalFolder folder, String namespacePath, boolean ephemeral) {
		this.kernel = kernel;
		this.folder = folder;
		this.namespacePath = namespacePath;
		this.ephemeral = ephemeral;
	}

	/**
	 * @param held     the same NIC, already changed by the same owner, or null
	 * @param owner    who holds the lock afterwards
	 * @param whenDone told when the NIC is no longer held
	 * @param whenBegun told when the NIC is held anew
	 */
	AppliedProfile apply(OffloadProfile profile, Link link, ActiveNic held, ApplyOptions options, Object owner,
			Consumer<ActiveNic> whenDone, IProgressMonitor monitor, Consumer<ActiveNic> whenBegun)
			throws IOException, ProblemException {
		String nic = link.name();
		if (!Capabilities.current().hasNetAdmin()) {
			throw KernelProblems.notPermitted(nic, null);
		}
		new ProfileRequest(profile, kernel.reader().read(nic)).checkPolicy(kernel.reader().read(nic), link);
		if (!options.force()) {
			NicGuard.check(kernel, link);
			if (profile.isSetMtu()) {
				NicGuard.checkMtu(kernel, link, profile.getMtu());
			}
		}
		ActiveNic active = held;
		if (held == null) {
			active = begin(profile, link, options, owner, whenDone);
			whenBegun.accept(active);
		}
		try {
			checkCancelled(monitor, nic);
			NicState before = kernel.reader().read(nic);
			ProfileRequest request = new ProfileRequest(profile, before);
			ProfileWriter writer = new ProfileWriter(kernel.writer(), nic);
			writer.write(request, before);
			NicState during = kernel.reader().read(nic);
			Receipt receipt = new ReceiptLines(request, before, during, writer.refusals()).receipt();
			checkCancelled(monitor, nic);
			return new AppliedProfile(active, receipt, during);
		} catch (IOException | ProblemException | RuntimeException e) {
			putBack(active, e);
			throw e;
		}
	}

	/** Tells of both failures when the way back fails too: what is not restored is the graver one. */
	private static void putBack(ActiveNic active, Exception reason) throws ProblemException {
		try {
			active.restore();
		} catch (ProblemException e) {
			e.addSuppressed(reason);
			throw e;
		}
	}

	/** Lock, leftovers of a dead owner, journal entry on disk. */
	private ActiveNic begin(OffloadProfile profile, Link link, ApplyOptions options, Object owner,
			Consumer<ActiveNic> whenDone) throws IOException, ProblemException {
		NicKey key = new NicKey(kernel.namespace().id(), link.index());
		NicLock lock = NicLock.take(folder, key, owner).orElse(null);
		if (lock == null) {
			throw inUse(key, link.name());
		}
		try {
			finishLeftover(key);
			JournalEntry entry = entry(profile, link, options);
			folder.write(entry, folder.active(key));
			return new ActiveNic(key, folder, entry, lock, kernel, whenDone);
		} catch (IOException | ProblemException | RuntimeException e) {
			lock.release();
			throw e;
		}
	}

	private void finishLeftover(NicKey key) throws ProblemException {
		if (!Files.exists(folder.active(key))) {
			return;
		}
		RestoreReport report = new EntryRestore(folder, folder.active(key), folder.read(folder.active(key))).restore(kernel);
		if (report.result() == Result.NOT_RESTORED) {
			throw Restoring.notRestored(report);
		}
		folder.delete(folder.confirmed(key));
	}

	private JournalEntry entry(OffloadProfile profile, Link link, ApplyOptions options) throws IOException {
		JournalEntry entry = NicBenchFactory.eINSTANCE.createJournalEntry();
		NicIdentity.note(entry, kernel, link);
		entry.setPhase(Phase.ACTIVE);
		entry.setProfile(profile.getName());
		entry.setWrittenAt(Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
		entry.setNamespacePath(namespacePath);
		entry.setEphemeral(ephemeral);
		ProcessIdentity process = ProcessIdentity.own();
		entry.setOwnerPid(process.pid());
		entry.setOwnerStartTicks(process.startTicks());
		options.confirmSeconds()
				.ifPresent(seconds -> entry.setConfirmByEpochSeconds(Instant.now().getEpochSecond() + seconds));
		entry.setBefore(kernel.reader().read(link.name()));
		return entry;
	}

	private ProblemException inUse(NicKey key, String nic) throws ProblemException {
		String what = Files.exists(folder.active(key))
				? Messages.bind(Messages.inUseBy, String.valueOf(folder.read(folder.active(key)).getOwnerPid()))
				: Messages.inUse;
		return new ProblemException(ProblemKind.USAGE, what, nic, Messages.waitForIt);
	}

	private static void checkCancelled(IProgressMonitor monitor, String nic) throws ProblemException {
		if (monitor != null && monitor.isCanceled()) {
			throw new ProblemException(ProblemKind.CANCELLED, Messages.cancelled, nic, null);
		}
	}
}
