// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.nicbench.features.Selectors;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Policy;
import org.nicbench.model.Switch;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;

/** A profile made concrete for one NIC: what is asked by kernel name, and what of it this NIC takes. */
final class ProfileRequest {

	private final OffloadProfile profile;
	private final Map<String, Boolean> features = new LinkedHashMap<>();

	/**
	 * @throws ProblemException USAGE when the profile asks for something that no kernel has
	 */
	ProfileRequest(OffloadProfile profile, NicState state) throws ProblemException {
		this.profile = profile;
		Selectors.expand(profile, state.getFeatures()).forEach((name, value) -> features.put(name, value == Switch.ON));
		for (SettingKind kind : SettingKind.values()) {
			for (String name : kind.of(profile).asMap().keySet()) {
				if (!kind.knows(name)) {
					throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.unknownSetting, kind.prefix() + name),
							Messages.bind(Messages.profile, profile.getName()), null);
				}
			}
		}
	}

	OffloadProfile profile() {
		return profile;
	}

	/** On or off by kernel name, in the order of the profile; names this kernel lacks are among them. */
	Map<String, Boolean> features() {
		return features;
	}

	/** Those that may stand in a SFEATURES call: available and not of the never changed. */
	Map<String, Boolean> changeable(FeatureTable table) {
		Map<String, Boolean> changeable = new LinkedHashMap<>();
		Map<String, Feature> byName = table.byName();
		features.forEach((name, on) -> {
			Feature feature = byName.get(name);
			if (feature != null && feature.isChangeable()) {
				changeable.put(name, on);
			}
		});
		return changeable;
	}

	/**
	 * Refuses a strict profile that asks what this NIC cannot do, before anything is changed.
	 *
	 * @throws ProblemException CHECK_FAILED naming all of it
	 */
	void checkPolicy(NicState state, Link link) throws ProblemException {
		if (profile.getPolicy() != Policy.STRICT) {
			return;
		}
		List<String> refused = new ArrayList<>();
		Map<String, Feature> byName = state.getFeatures().byName();
		features.forEach((name, on) -> {
			Feature feature = byName.get(name);
			if (feature == null) {
				refused.add(Messages.bind(Messages.strictUnsupported, name));
			} else if (!feature.isChangeable() && feature.active() != on) {
				refused.add(Messages.bind(Messages.strictFixed, name, StateDifference.onOff(feature.active())));
			}
		});
		for (SettingKind kind : SettingKind.values()) {
			kind.of(profile).asMap().forEach((name, value) -> {
				if (kind.of(state).get(name).isEmpty()) {
					refused.add(Messages.bind(Messages.strictUnsupported, kind.prefix() + name));
				}
			});
		}
		if (profile.isSetMtu()) {
			mtuLimit(link).ifPresent(limit -> refused.add("mtu: " + limit));
		}
		if (!refused.isEmpty()) {
			throw new ProblemException(ProblemKind.CHECK_FAILED,
					Messages.bind(Messages.strictRefused, profile.getName(), String.join(", ", refused)), link.name(),
					Messages.useBestEffort);
		}
	}

	private java.util.Optional<String> mtuLimit(Link link) {
		boolean tooSmall = profile.getMtu() < link.minMtu();
		boolean tooGreat = link.maxMtu() > 0 && profile.getMtu() > link.maxMtu();
		return tooSmall || tooGreat
				? java.util.Optional.of(Messages.bind(Messages.mtuLimits, String.valueOf(link.minMtu()), String.valueOf(link.maxMtu())))
				: java.util.Optional.empty();
	}
}
