// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.nicbench.features.FeatureCatalogue;

/** Features that others need, by the rules of the kernel's core: checksums, scatter-gather ... */
final class FeatureParents {

	private static final Set<String> NAMES = FeatureCatalogue.shipped().rules().stream()
			.flatMap(rule -> Stream.concat(rule.needs().stream().flatMap(set -> set.stream()), Stream.ofNullable(rule.excludedBy())))
			.collect(Collectors.toUnmodifiableSet());

	private FeatureParents() {
	}

	static boolean isParent(String feature) {
		return NAMES.contains(feature);
	}
}
