// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;

/**
 * What is known of features beside what a kernel tells: their names in all kernels from 3.0 on (net/ethtool/common.c,
 * {@code netdev_features_strings}), the legacy groups of ethtool, the rules of the kernel's core, and built-in profiles. Data
 * of this bundle, read once.
 *
 * @param groups  in the order in which ethtool prints them
 * @param rules   in the order in which the kernel applies them
 * @param names   kernel names of all kernels
 * @param presets built-in profiles
 */
public record FeatureCatalogue(List<LegacyGroup> groups, List<FeatureRule> rules, Set<String> names,
		List<Preset> presets) {

	/** A built-in profile: selectors to switch on and off. */
	record Preset(String id, List<String> on, List<String> off) {
	}

	private static final class Shipped {
		static final FeatureCatalogue CATALOGUE = read();
	}

	/** @return the catalogue of this product */
	public static FeatureCatalogue shipped() {
		return Shipped.CATALOGUE;
	}

	private static FeatureCatalogue read() {
		try (InputStream json = FeatureCatalogue.class.getResourceAsStream("features.json")) {
			return CatalogueReader.read(json);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
