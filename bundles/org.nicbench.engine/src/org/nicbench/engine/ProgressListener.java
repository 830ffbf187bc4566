// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

/**
 * Follows a run. Called on threads of the run, one call at a time; it should return at once, since some calls come while
 * a trial is measured. What it throws ends the run as a defect would.
 */
@FunctionalInterface
public interface ProgressListener {

	/** Follows nothing. */
	ProgressListener NONE = event -> {
		// nobody follows
	};

	/** Something happened. */
	void event(ProgressEvent event);
}
