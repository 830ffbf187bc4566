// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import org.nicbench.linux.ethtool.Coalescing;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.value.Values;

/** A set of numbers by name that a NIC has beside its features and its MTU. */
enum SettingKind {

	PRIVATE_FLAGS("private-flags.", NicState::getPrivateFlags, OffloadProfile::getPrivateFlags, null,
			SettingsWriter::privateFlags),
	CHANNELS("channels.", NicState::getChannels, OffloadProfile::getChannels, Set.of("rx", "tx", "other", "combined"),
			SettingsWriter::channels),
	RINGS("rings.", NicState::getRings, OffloadProfile::getRings, Set.of("rx", "rx-mini", "rx-jumbo", "tx"),
			SettingsWriter::rings),
	COALESCING("coalescing.", NicState::getCoalescing, OffloadProfile::getCoalescing, Set.copyOf(Coalescing.NAMES),
			SettingsWriter::coalescing),
	PAUSE("pause.", NicState::getPause, OffloadProfile::getPause, Set.of("autoneg", "rx", "tx"), SettingsWriter::pause);

	/** Those that must be set before the features, because drivers make features depend on them; in order. */
	static final List<SettingKind> BEFORE_FEATURES = List.of(PRIVATE_FLAGS, CHANNELS, RINGS);

	/** The others, in order. */
	static final List<SettingKind> AFTER_FEATURES = List.of(COALESCING, PAUSE);

	private static final String MAX = "-max";

	@FunctionalInterface
	private interface Write {
		void write(SettingsWriter writer, String nic, Map<String, Long> values) throws IOException;
	}

	private final String prefix;
	private final Function<NicState, Values> ofState;
	private final Function<OffloadProfile, Values> ofProfile;
	private final Set<String> names;
	private final Write write;

	SettingKind(String prefix, Function<NicState, Values> ofState, Function<OffloadProfile, Values> ofProfile,
			Set<String> names, Write write) {
		this.prefix = prefix;
		this.ofState = ofState;
		this.ofProfile = ofProfile;
		this.names = names;
		this.write = write;
	}

	/** How its members are named in a receipt: {@code rings.} */
	String prefix() {
		return prefix;
	}

	Values of(NicState state) {
		Values values = ofState.apply(state);
		return values == null ? Values.NONE : values;
	}

	Values of(OffloadProfile profile) {
		Values values = ofProfile.apply(profile);
		return values == null ? Values.NONE : values;
	}

	/** Whether the name can be asked for on any NIC; private flags are named by drivers. */
	boolean knows(String name) {
		return names == null || names.contains(name);
	}

	/** What must be set to get from one state to another; greatest possible numbers cannot be set. */
	Map<String, Long> changes(Values wished, NicState now) {
		Values current = of(now);
		Map<String, Long> changes = new LinkedHashMap<>();
		wished.asMap().forEach((name, value) -> {
			Long present = current.asMap().get(name);
			if (!name.endsWith(MAX) && present != null && !present.equals(value)) {
				changes.put(name, value);
			}
		});
		return changes;
	}

	void write(SettingsWriter writer, String nic, Map<String, Long> values) throws IOException {
		if (!values.isEmpty()) {
			write.write(writer, nic, values);
		}
	}
}
