// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

/**
 * One trial's value in a cell.
 *
 * @param value    in the unit of the metric
 * @param run      place of the run in the list that was compared, from 0
 * @param sequence the trial's number in its run
 * @param round    the repetition it belongs to
 */
public record Point(double value, int run, int sequence, int round) {
}
