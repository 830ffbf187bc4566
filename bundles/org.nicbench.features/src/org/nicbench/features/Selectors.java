// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.nicbench.model.FeatureSetting;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Switch;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;

/** From what a profile says, kernel names and group names, to the features of one NIC. */
public final class Selectors {

	private static final int FAR = 3;
	private static final int NEAR_NAMES = 3;

	private Selectors() {
	}

	/**
	 * The features a selector means on a NIC. A kernel name goes before a group of the same name. A group means its changeable
	 * members; when none is, those fixed on; else all of them; when this kernel has none, nothing.
	 *
	 * @param selector kernel name, short or long group name
	 * @return kernel names; the selector itself when it is a feature of other kernels
	 * @throws ProblemException USAGE for a name that no kernel and no group has, with near names
	 */
	public static List<String> expand(String selector, FeatureTable features) throws ProblemException {
		return expand(selector, features, null);
	}

	/**
	 * Everything a profile asks of the features of a NIC; later settings override earlier ones.
	 *
	 * @return ON or OFF by kernel name; a group without members here appears under its own name
	 * @throws ProblemException USAGE as for {@link #expand}, naming the profile
	 */
	public static Map<String, Switch> expand(OffloadProfile profile, FeatureTable features) throws ProblemException {
		Map<String, Switch> asked = new LinkedHashMap<>();
		for (FeatureSetting setting : profile.getSettings()) {
			List<String> names = expand(setting.getSelector(), features, profile.getName());
			for (String name : names.isEmpty() ? List.of(setting.getSelector()) : names) {
				asked.remove(name);
				if (setting.getValue() != Switch.DRIVER_DEFAULT) {
					asked.put(name, setting.getValue());
				}
			}
		}
		return asked;
	}

	/**
	 * Checks the selectors of a profile without a NIC.
	 *
	 * @throws ProblemException USAGE for a name that no known kernel and no group has
	 */
	public static void check(OffloadProfile profile) throws ProblemException {
		expand(profile, FeatureTable.of(List.of()));
	}

	private static List<String> expand(String selector, FeatureTable features, String profile) throws ProblemException {
		if (features.get(selector).isPresent()) {
			return List.of(selector);
		}
		Optional<LegacyGroup> group = LegacyGroups.find(selector);
		if (group.isPresent()) {
			List<Feature> members = features.asList().stream().filter(feature -> group.get().holds(feature.name())).toList();
			// As for the state of a group, a member that is fixed off does not count as long as others do.
			List<Feature> meant = members.stream().filter(feature -> !feature.isFixed()).toList();
			if (meant.isEmpty()) {
				meant = members.stream().filter(Feature::active).toList();
			}
			return (meant.isEmpty() ? members : meant).stream().map(Feature::name).toList();
		}
		if (FeatureCatalogue.shipped().names().contains(selector)) {
			return List.of(selector);
		}
		List<String> near = near(selector, features);
		throw new ProblemException(ProblemKind.USAGE, Messages.bind(Messages.unknownFeature, selector),
				profile == null ? null : Messages.bind(Messages.profile, profile),
				near.isEmpty() ? Messages.listFeatures : Messages.bind(Messages.didYouMean, String.join(", ", near)));
	}

	private static List<String> near(String selector, FeatureTable features) {
		Set<String> names = new TreeSet<>(FeatureCatalogue.shipped().names());
		features.asList().forEach(feature -> names.add(feature.name()));
		LegacyGroups.all().forEach(group -> names.addAll(List.of(group.shortName(), group.longName())));
		int limit = Math.min(FAR, Math.max(1, selector.length() / 3));
		List<String> near = new ArrayList<>(names.stream().filter(name -> distance(selector, name) <= limit)
				.sorted(Comparator.comparingInt(name -> distance(selector, name))).limit(NEAR_NAMES).toList());
		if (near.isEmpty() && selector.length() > FAR) {
			names.stream().filter(name -> name.contains(selector)).limit(NEAR_NAMES).forEach(near::add);
		}
		return near;
	}

	/** Levenshtein distance: fewest insertions, deletions and replacements. */
	private static int distance(String a, String b) {
		int[] row = new int[b.length() + 1];
		for (int j = 0; j <= b.length(); j++) {
			row[j] = j;
		}
		for (int i = 1; i <= a.length(); i++) {
			int diagonal = row[0];
			row[0] = i;
			for (int j = 1; j <= b.length(); j++) {
				int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
				diagonal = row[j];
				row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
			}
		}
		return row[b.length()];
	}
}
