// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Values;

/** Offload profiles as they are applied: with all that their bases say. */
public final class Profiles {

	private static final NicBenchPackage MODEL = NicBenchPackage.eINSTANCE;

	private Profiles() {
	}

	/**
	 * Loads a profile and what it builds on. Where both say something, the profile wins over its base, setting by setting.
	 *
	 * @return a profile without base; named after its file when it has no name
	 * @throws ProblemException UNREADABLE, also when profiles build on each other in a circle
	 */
	public static OffloadProfile load(Path file) throws ProblemException {
		return load(file.toAbsolutePath().normalize(), new ArrayList<>());
	}

	private static OffloadProfile load(Path file, List<Path> above) throws ProblemException {
		if (above.contains(file)) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.profilesInACircle, file.toString(),
					Messages.removeOneBase);
		}
		above.add(file);
		OffloadProfile profile = ProjectFiles.load(file, OffloadProfile.class);
		if (profile.getName() == null || profile.getName().isEmpty()) {
			String name = file.getFileName().toString();
			profile.setName(name.substring(0, name.length() - ProjectFiles.OFFLOAD.length() - 1));
		}
		if (profile.getBase() == null || profile.getBase().isEmpty()) {
			return profile;
		}
		return over(profile, load(ProjectFiles.resolve(file, profile.getBase()), above));
	}

	/** @return the profile with what only its base says */
	static OffloadProfile over(OffloadProfile profile, OffloadProfile base) {
		OffloadProfile whole = EcoreUtil.copy(base);
		whole.setName(profile.getName());
		whole.setNotes(profile.getNotes());
		whole.setPolicy(profile.getPolicy());
		whole.setBase(null);
		for (FeatureSetting setting : profile.getSettings()) {
			whole.getSettings().removeIf(inherited -> inherited.getSelector().equals(setting.getSelector()));
			whole.getSettings().add(EcoreUtil.copy(setting));
		}
		for (EStructuralFeature single : List.of(MODEL.getOffloadProfile_Mtu(),
				MODEL.getOffloadProfile_TxQueueLength(), MODEL.getOffloadProfile_CongestionControl())) {
			if (profile.eIsSet(single)) {
				whole.eSet(single, profile.eGet(single));
			}
		}
		for (EStructuralFeature map : List.of(MODEL.getOffloadProfile_Rings(), MODEL.getOffloadProfile_Channels(),
				MODEL.getOffloadProfile_Coalescing(), MODEL.getOffloadProfile_Pause(),
				MODEL.getOffloadProfile_PrivateFlags())) {
			whole.eSet(map, merged((Values) base.eGet(map), (Values) profile.eGet(map)));
		}
		return whole;
	}

	private static Values merged(Values base, Values own) {
		if (base == null || own == null) {
			return own == null ? base : own;
		}
		Map<String, Long> values = new LinkedHashMap<>(base.asMap());
		values.putAll(own.asMap());
		return Values.of(values);
	}
}
