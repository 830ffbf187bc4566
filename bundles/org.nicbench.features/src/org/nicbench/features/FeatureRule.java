// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import java.util.List;

/**
 * A rule of the kernel's core about one feature ({@code netdev_fix_features}, net/core/dev.c, kernel 6.18): while it is not
 * met the feature is kept off, whatever is asked.
 *
 * @param id         name of the rule in NicBench's documentation
 * @param feature    kernel name of the feature
 * @param needs      any of these sets must be on as a whole; empty when the rule is an exclusion
 * @param excludedBy the feature is off while this one is on; null when the rule is a need
 */
public record FeatureRule(String id, String feature, List<List<String>> needs, String excludedBy) {
}
