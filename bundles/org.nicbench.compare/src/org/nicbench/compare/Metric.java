// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.function.BiFunction;

import org.nicbench.model.Run;
import org.nicbench.model.Trial;

/**
 * Something that a trial was measured by.
 *
 * @param id             name on the command line and in files
 * @param label          for people
 * @param unit           base unit of the values
 * @param higherIsBetter direction of good
 * @param measure        takes the value out of a trial of a run; null where the trial does not hold it
 */
public record Metric(String id, String label, Unit unit, boolean higherIsBetter,
		BiFunction<Run, Trial, Measure> measure) {

	/**
	 * A value and where it comes from.
	 *
	 * @param value  in the unit of the metric
	 * @param source who gave it, for example receiver, system, tool: figures of different sources do not compare well
	 */
	public record Measure(double value, String source) {
	}

	/** @return the value of that trial, or null when it is unknown (which is not zero) */
	public Measure of(Run run, Trial trial) {
		return measure.apply(run, trial);
	}
}
