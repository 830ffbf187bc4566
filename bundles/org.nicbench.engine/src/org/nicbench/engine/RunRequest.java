// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.nio.file.Path;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * What to execute and where to save it.
 *
 * @param planFile    file of the plan; its bench and profiles are found relative to it
 * @param runFolder   folder of the run, {@code NAME.run}; must not hold a run unless {@code resume}
 * @param repetitions instead of the plan's own number, or empty; with {@code resume} more of them are added to the run
 * @param force       touch a NIC that carries the default route or the caller's own connection
 * @param resume      the folder holds a run of this plan: run only what it lacks
 */
public record RunRequest(Path planFile, Path runFolder, OptionalInt repetitions, boolean force, boolean resume) {

	public RunRequest {
		Objects.requireNonNull(planFile);
		Objects.requireNonNull(runFolder);
		Objects.requireNonNull(repetitions);
	}

	/** @return a request that adds rounds to the run this request made */
	public RunRequest more(int allRepetitions) {
		return new RunRequest(planFile, runFolder, OptionalInt.of(allRepetitions), force, true);
	}

	/** @return a plain request: the plan as it stands, a new run */
	public static RunRequest of(Path planFile, Path runFolder) {
		return new RunRequest(planFile, runFolder, OptionalInt.empty(), false, false);
	}
}
