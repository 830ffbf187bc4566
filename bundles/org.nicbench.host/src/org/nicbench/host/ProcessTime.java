// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

/**
 * Processor time of a process with all its threads (proc_pid_stat(5)). Where the kernel accounts by ticks, softirq work done in
 * its context is within the system time.
 */
public record ProcessTime(double userSeconds, double systemSeconds) {

	/** No time at all. */
	public static final ProcessTime NONE = new ProcessTime(0, 0);

	/** @return what was used since an earlier reading of the same process */
	public ProcessTime since(ProcessTime earlier) {
		return new ProcessTime(Math.max(0, userSeconds - earlier.userSeconds),
				Math.max(0, systemSeconds - earlier.systemSeconds));
	}
}
