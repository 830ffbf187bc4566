// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.compare;

import java.util.List;

/**
 * Everything the comparison editor shows at one moment. Immutable.
 *
 * @param name      of the comparison
 * @param runs      names of the runs that were read
 * @param table     null when nothing could be computed; the warnings say why
 * @param keys      what rows and columns may be
 * @param rows      keys of the rows
 * @param columns   keys of the columns
 * @param baselines rows that may be the baseline
 * @param baseline  the one that is, or null
 * @param metric    id of the metric
 * @param warnings  what a reader must know
 */
public record ComparisonSheet(String name, List<String> runs, ComparisonTable table, List<String> keys, List<String> rows,
		List<String> columns, List<String> baselines, String baseline, String metric, List<String> warnings) {
}
