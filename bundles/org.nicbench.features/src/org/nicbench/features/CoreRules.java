// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;

/** Why the kernel's core keeps a feature off: {@code netdev_fix_features}, told in plain words. */
public final class CoreRules {

	private CoreRules() {
	}

	/**
	 * @param feature  kernel name of a feature that is off
	 * @param features the NIC as it is
	 * @return what it lacks or what excludes it, all rules that hold; nothing when the core has no reason
	 */
	public static Optional<String> whyOff(String feature, FeatureTable features) {
		List<String> reasons = new ArrayList<>();
		for (FeatureRule rule : FeatureCatalogue.shipped().rules()) {
			if (rule.feature().equals(feature)) {
				reason(rule, features).filter(reason -> !reasons.contains(reason)).ifPresent(reasons::add);
			}
		}
		return reasons.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", reasons));
	}

	private static Optional<String> reason(FeatureRule rule, FeatureTable features) {
		if (rule.excludedBy() != null) {
			return isOn(rule.excludedBy(), features)
					? Optional.of(Messages.bind(Messages.excludedBy, rule.excludedBy(), rule.id()))
					: Optional.empty();
		}
		if (rule.needs().stream().anyMatch(set -> set.stream().allMatch(name -> isOn(name, features)))) {
			return Optional.empty();
		}
		if (rule.needs().size() == 1) {
			List<String> missing = rule.needs().get(0).stream().filter(name -> !isOn(name, features)).toList();
			return Optional.of(Messages.bind(Messages.needsWhatIsOff, String.join(", ", missing), rule.id()));
		}
		// What a NIC does not have is no advice.
		List<String> offered = rule.needs().stream().filter(set -> set.stream().allMatch(name -> isOffered(name, features)))
				.map(set -> String.join(" + ", set)).toList();
		List<String> named = offered.isEmpty() ? rule.needs().stream().map(set -> String.join(" + ", set)).toList() : offered;
		return Optional.of(named.size() == 1 ? Messages.bind(Messages.needsWhatIsOff, named.get(0), rule.id())
				: Messages.bind(Messages.needsOneOf, String.join(" / ", named), rule.id()));
	}

	private static boolean isOn(String name, FeatureTable features) {
		return features.get(name).map(Feature::active).orElse(false);
	}

	private static boolean isOffered(String name, FeatureTable features) {
		return features.get(name).map(feature -> feature.active() || !feature.isFixed()).orElse(false);
	}
}
