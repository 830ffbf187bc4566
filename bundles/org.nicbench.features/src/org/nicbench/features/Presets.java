// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import java.util.List;
import java.util.Optional;

import org.nicbench.features.FeatureCatalogue.Preset;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Policy;
import org.nicbench.model.Switch;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * The built-in profiles, best effort. "All on" means what a NIC for general use has on (checksums, scatter-gather,
 * segmentation, GRO); LRO, which the kernel itself clears on routers and bridges, filters and hashing stay as they are. Every
 * preset that leaves segmentation on also asks for what it needs.
 */
public final class Presets {

	private Presets() {
	}

	/** @return ids, as the command line takes them: all-on, all-off, tso-gso-off ... */
	public static List<String> ids() {
		return FeatureCatalogue.shipped().presets().stream().map(Preset::id).toList();
	}

	/**
	 * @return a new profile with the preset's name for people
	 * @throws ProblemException USAGE for an unknown id
	 */
	public static OffloadProfile create(String id) throws ProblemException {
		Optional<Preset> found = FeatureCatalogue.shipped().presets().stream().filter(preset -> preset.id().equals(id))
				.findFirst();
		if (found.isEmpty()) {
			throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.unknownPreset, id), null,
					Messages.bind(Messages.chooseAmong, String.join(", ", ids())));
		}
		OffloadProfile profile = NicBenchFactory.eINSTANCE.createOffloadProfile();
		profile.setName(name(id));
		profile.setPolicy(Policy.BEST_EFFORT);
		found.get().on().forEach(selector -> add(profile, selector, Switch.ON));
		found.get().off().forEach(selector -> add(profile, selector, Switch.OFF));
		return profile;
	}

	private static void add(OffloadProfile profile, String selector, Switch value) {
		FeatureSetting setting = NicBenchFactory.eINSTANCE.createFeatureSetting();
		setting.setSelector(selector);
		setting.setValue(value);
		profile.getSettings().add(setting);
	}

	private static String name(String id) {
		return switch (id) {
		case "all-on" -> Messages.presetAllOn;
		case "all-off" -> Messages.presetAllOff;
		case "tso-gso-off" -> Messages.presetTsoGsoOff;
		case "tso-gso-gro-off" -> Messages.presetTsoGsoGroOff;
		case "only-tx-sg" -> Messages.presetOnlyTxSg;
		default -> id;
		};
	}
}
