// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.cli.Messages;
import org.nicbench.features.Presets;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Plan;
import org.nicbench.model.Policy;
import org.nicbench.model.Switch;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Feature;

/** Profiles as a command line names and makes them. */
final class Profiles {

	private Profiles() {
	}

	/**
	 * @param named a file, or the name of a preset, which is written beside {@code user} when it is not there yet
	 * @param user  file that will refer to the profile
	 * @throws ProblemException UNREADABLE when it is neither
	 */
	static Path fileOf(String named, Path user) throws ProblemException {
		Path file = Path.of(named);
		if (Files.isRegularFile(file) || !Presets.ids().contains(named)) {
			ProjectFiles.load(file, OffloadProfile.class);
			return file;
		}
		Path written = user.resolveSibling(named + "." + ProjectFiles.OFFLOAD);
		if (!Files.exists(written)) {
			ProjectFiles.save(Presets.create(named), written);
		}
		return written;
	}

	/** @return names of a plan's profiles, in its order */
	static List<String> names(Plan plan, Path file) throws ProblemException {
		List<String> names = new ArrayList<>();
		for (String profile : plan.getProfiles()) {
			names.add(org.nicbench.engine.Profiles.load(ProjectFiles.resolve(file, profile)).getName());
		}
		return names;
	}

	/** @return what asks a NIC to be as it was when that state was read: every changeable feature by its kernel name */
	static OffloadProfile of(NicState state) {
		OffloadProfile profile = NicBenchFactory.eINSTANCE.createOffloadProfile();
		profile.setPolicy(Policy.BEST_EFFORT);
		for (Feature feature : state.getFeatures().asList()) {
			if (feature.isChangeable()) {
				boolean wanted = feature.wanted() == null ? feature.active() : feature.wanted();
				set(profile, feature.name(), wanted ? Switch.ON : Switch.OFF);
			}
		}
		if (state.isSetMtu()) {
			profile.setMtu(state.getMtu());
		}
		return profile;
	}

	/**
	 * Adds what {@code --set tso=off,gro=on} says.
	 *
	 * @throws ProblemException USAGE for a word that is not NAME=on, off or driver-default, or an unknown name
	 */
	static void set(OffloadProfile profile, List<String> settings) throws ProblemException {
		for (String setting : settings) {
			int equals = setting.indexOf('=');
			Switch value = equals <= 0 ? null : Switch.get(setting.substring(equals + 1));
			if (value == null) {
				throw new ProblemException(ProblemKind.USAGE, Messages.notASetting, setting, Messages.saySetting);
			}
			set(profile, setting.substring(0, equals), value);
		}
	}

	private static void set(OffloadProfile profile, String selector, Switch value) {
		for (FeatureSetting setting : profile.getSettings()) {
			if (setting.getSelector().equals(selector)) {
				setting.setValue(value);
				return;
			}
		}
		FeatureSetting setting = NicBenchFactory.eINSTANCE.createFeatureSetting();
		setting.setSelector(selector);
		setting.setValue(value);
		profile.getSettings().add(setting);
	}
}
