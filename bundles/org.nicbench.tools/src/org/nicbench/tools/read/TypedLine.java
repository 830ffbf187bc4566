// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.List;

/**
 * What somebody typed on one line.
 *
 * @param commands every command of the line, in order, without those that only take another's output
 * @param main     the one whose output is worth reading: a throughput tool or ethtool where there is one, else the first
 */
record TypedLine(List<ShellCommand> commands, ShellCommand main) {
}
