// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import java.util.List;
import java.util.Map;

/**
 * Everything the plan editor shows at one moment. Immutable.
 *
 * @param name    of the plan
 * @param facts   names and values, in order
 * @param cells   text of the columns of each cell: profile, streams, direction, tool, MTU, window, congestion control
 * @param problem why the plan cannot be run as it stands, or null
 */
public record PlanSheet(String name, Map<String, String> facts, List<List<String>> cells, String problem) {
}
