// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

/**
 * Processor time since boot by kind, a line of {@code /proc/stat} (proc_stat(5)), in seconds. Counted in ticks, mostly
 * of 10 ms, so short windows are coarse. User includes guest, nice includes guestNice.
 */
public record CpuTimes(double userSeconds, double niceSeconds, double systemSeconds, double idleSeconds,
        double ioWaitSeconds, double irqSeconds, double softirqSeconds, double stealSeconds, double guestSeconds,
        double guestNiceSeconds) {

    /** The time since an earlier reading of the same processor. */
    public CpuTimes since(CpuTimes earlier) {
        return new CpuTimes(userSeconds - earlier.userSeconds, niceSeconds - earlier.niceSeconds,
                systemSeconds - earlier.systemSeconds, idleSeconds - earlier.idleSeconds,
                ioWaitSeconds - earlier.ioWaitSeconds, irqSeconds - earlier.irqSeconds,
                softirqSeconds - earlier.softirqSeconds, stealSeconds - earlier.stealSeconds,
                guestSeconds - earlier.guestSeconds, guestNiceSeconds - earlier.guestNiceSeconds);
    }

    /** All kinds but idle and waiting for disks; stolen time is not ours and counts as not busy. */
    public double busySeconds() {
        return userSeconds + niceSeconds + systemSeconds + irqSeconds + softirqSeconds;
    }

    /** All kinds; guest time is not added again. */
    public double totalSeconds() {
        return busySeconds() + idleSeconds + ioWaitSeconds + stealSeconds;
    }
}
