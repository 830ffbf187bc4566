// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

/**
 * A trial before it is run.
 *
 * @param sequence place in the order of execution, from 1
 * @param round    repetition it belongs to, from 1
 */
public record PlannedTrial(int sequence, int round, Cell cell) {
}
