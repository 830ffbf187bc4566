// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui;

/** Families of jobs, for those who wait for them or cancel them. */
public enum JobFamilies {
	/** A plan that runs. */
	RUN,
	/** Project files being read for a view or an editor. */
	READ,
	/** A folder being opened as a project. */
	OPEN
}
