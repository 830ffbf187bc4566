// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

import org.nicbench.linux.ErrnoException;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;

/**
 * Sets a NIC as a profile asks: MTU, private flags, channels, rings (drivers make features depend on these), all features in
 * one call, coalescing, pause, queue length. What the kernel or driver refuses is noted and the rest goes on.
 */
final class ProfileWriter {

	private final SettingsWriter writer;
	private final String nic;

	/** Why the kernel refused, by receipt name or prefix: {@code mtu}, {@code rings.} ... */
	private final Map<String, String> refusals = new LinkedHashMap<>();

	ProfileWriter(SettingsWriter writer, String nic) {
		this.writer = writer;
		this.nic = nic;
	}

	Map<String, String> refusals() {
		return refusals;
	}

	/**
	 * @throws ErrnoException when the NIC is gone or the right is missing
	 */
	void write(ProfileRequest request, NicState before) throws IOException {
		OffloadProfile profile = request.profile();
		boolean linkTouched = false;
		if (profile.isSetMtu() && profile.getMtu() != before.getMtu()) {
			attempt("mtu", () -> writer.mtu(nic, profile.getMtu()));
			linkTouched = true;
		}
		for (SettingKind kind : SettingKind.BEFORE_FEATURES) {
			linkTouched |= write(kind, profile, before);
		}
		attempt("features", () -> writer.features(nic, request.changeable(before.getFeatures())));
		for (SettingKind kind : SettingKind.AFTER_FEATURES) {
			write(kind, profile, before);
		}
		if (profile.isSetTxQueueLength() && profile.getTxQueueLength() != before.getTxQueueLength()) {
			attempt(ReceiptLines.TX_QUEUE_LENGTH, () -> writer.txQueueLength(nic, profile.getTxQueueLength()));
		}
		if (linkTouched && before.isLinkUp() && !writer.awaitCarrier(nic)) {
			refusals.put("link", Messages.carrierMissing);
		}
	}

	private boolean write(SettingKind kind, OffloadProfile profile, NicState before) throws IOException {
		Map<String, Long> changes = kind.changes(kind.of(profile), before);
		if (changes.isEmpty()) {
			return false;
		}
		attempt(kind.prefix(), () -> kind.write(writer, nic, changes));
		return true;
	}

	/** A change that the kernel may refuse. */
	@FunctionalInterface
	interface Change {
		void make() throws IOException;
	}

	private void attempt(String name, Change change) throws IOException {
		try {
			change.make();
		} catch (ErrnoException e) {
			if (e.isNoDevice() || e.isNotPermitted()) {
				throw e;
			}
			refusals.put(name, e.getMessage());
		}
	}
}
