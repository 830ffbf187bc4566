// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.nicbench.linux.ErrnoException;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;

/**
 * Puts a NIC back into a state: set, read, until nothing differs or rounds are used up. Features come from the saved
 * <em>wanted</em> bits, all changeable ones in one call; in later rounds those that others need go first, for drivers that
 * judge a call by the present state.
 */
final class StateRestore {

	private static final int ROUNDS = 4;

	private final StateReader reader;
	private final SettingsWriter writer;
	private final List<String> refusals = new ArrayList<>();
	private NicState after;
	private List<String> differences = List.of();

	StateRestore(StateReader reader, SettingsWriter writer) {
		this.reader = reader;
		this.writer = writer;
	}

	/** The state read last. */
	NicState after() {
		return after;
	}

	/** What is not as before in the end, with what the kernel said of it. */
	List<String> differences() {
		List<String> lines = new ArrayList<>(differences);
		if (!lines.isEmpty()) {
			lines.addAll(refusals);
		}
		return lines;
	}

	/**
	 * @param nic present name of the NIC
	 * @return whether all is as before
	 * @throws IOException when the NIC cannot be read or is gone, or the right to change it is missing
	 */
	boolean restore(String nic, NicState before) throws IOException {
		for (int round = 0;; round++) {
			after = reader.readSettings(nic);
			differences = StateDifference.between(before, after);
			if (differences.isEmpty()) {
				after = reader.read(nic);
				return true;
			}
			if (round == ROUNDS) {
				after = reader.read(nic);
				return false;
			}
			boolean linkTouched = write(nic, before, round > 0);
			if (linkTouched && before.isLinkUp()) {
				writer.awaitCarrier(nic);
			}
		}
	}

	/** Whether something was set for which drivers take the link down. */
	private boolean write(String nic, NicState before, boolean parentsFirst) throws IOException {
		refusals.clear();
		boolean linkTouched = before.getMtu() != after.getMtu();
		if (linkTouched) {
			attempt(() -> writer.mtu(nic, before.getMtu()));
		}
		for (SettingKind kind : SettingKind.BEFORE_FEATURES) {
			Map<String, Long> changes = kind.changes(kind.of(before), after);
			linkTouched |= !changes.isEmpty();
			attempt(() -> kind.write(writer, nic, changes));
		}
		features(nic, before.getFeatures(), parentsFirst);
		for (SettingKind kind : SettingKind.AFTER_FEATURES) {
			attempt(() -> kind.write(writer, nic, kind.changes(kind.of(before), after)));
		}
		if (before.getTxQueueLength() != after.getTxQueueLength()) {
			attempt(() -> writer.txQueueLength(nic, before.getTxQueueLength()));
		}
		return linkTouched;
	}

	private void features(String nic, FeatureTable before, boolean parentsFirst) throws IOException {
		FeatureTable now = reader.readSettings(nic).getFeatures();
		if (StateDifference.sameFeatures(before, now)) {
			return;
		}
		Map<String, Feature> present = now.byName();
		Map<String, Boolean> wishes = new LinkedHashMap<>();
		for (Feature feature : before.asList()) {
			Feature current = present.get(feature.name());
			if (current != null && current.isChangeable() && feature.wanted() != null) {
				wishes.put(feature.name(), feature.wanted());
			}
		}
		if (parentsFirst) {
			Map<String, Boolean> parents = new LinkedHashMap<>(wishes);
			parents.keySet().removeIf(name -> !FeatureParents.isParent(name));
			attempt(() -> writer.features(nic, parents));
		}
		attempt(() -> writer.features(nic, wishes));
	}

	private void attempt(ProfileWriter.Change change) throws IOException {
		try {
			change.make();
		} catch (ErrnoException e) {
			if (e.isNoDevice() || e.isNotPermitted()) {
				throw e;
			}
			refusals.add(e.getMessage());
		}
	}
}
