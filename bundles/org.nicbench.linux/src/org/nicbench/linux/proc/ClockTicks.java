// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import org.nicbench.linux.internal.LibC;

/** The unit of processor times in {@code /proc}. */
public final class ClockTicks {

    private static final int PER_SECOND = (int) LibC.sysconf(LibC.SC_CLK_TCK);

    private ClockTicks() {
    }

    /** USER_HZ of this machine, sysconf(_SC_CLK_TCK). */
    public static int perSecond() {
        return PER_SECOND;
    }
}
