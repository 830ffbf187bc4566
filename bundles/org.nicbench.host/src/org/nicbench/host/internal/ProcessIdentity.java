// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;

import org.nicbench.linux.proc.PidStat;

/**
 * A process for as long as the machine runs: numbers are given away again, start times with them are not.
 *
 * @param startTicks after boot, in clock ticks
 */
public record ProcessIdentity(long pid, long startTicks) {

	public static ProcessIdentity own() throws IOException {
		long pid = ProcessHandle.current().pid();
		PidStat stat = PidStat.read(pid).orElseThrow(() -> new IOException("/proc does not show this process"));
		return new ProcessIdentity(pid, stat.startTicks());
	}

	public boolean isAlive() throws IOException {
		return PidStat.read(pid).map(stat -> stat.startTicks() == startTicks && stat.state() != 'Z').orElse(false);
	}
}
