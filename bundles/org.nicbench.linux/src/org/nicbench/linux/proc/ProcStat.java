// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.nicbench.linux.internal.PseudoFile;

/**
 * {@code /proc/stat}: what the processors did since boot (proc_stat(5)). Counts the whole machine, whatever the
 * namespace.
 *
 * @param total sum over all processors
 * @param processors by number, those that are online
 * @param contextSwitches since boot
 * @param bootEpochSeconds when the machine started, seconds since 1970
 */
public record ProcStat(CpuTimes total, SortedMap<Integer, CpuTimes> processors, long contextSwitches,
        long bootEpochSeconds) {

    private static final Path FILE = Path.of("/proc/stat");

    public static ProcStat read() throws IOException {
        return parse(PseudoFile.read(FILE), ClockTicks.perSecond());
    }

    /** @param ticksPerSecond of the machine that the text is from, USER_HZ, 100 on all usual ones */
    public static ProcStat parse(String text, int ticksPerSecond) {
        Optional<CpuTimes> total = Optional.empty();
        SortedMap<Integer, CpuTimes> processors = new TreeMap<>();
        long contextSwitches = 0;
        long bootEpochSeconds = 0;
        for (String line : text.lines().toList()) {
            String[] fields = line.strip().split("\\s+");
            if (fields[0].equals("cpu")) {
                total = Optional.of(times(fields, ticksPerSecond));
            } else if (fields[0].startsWith("cpu")) {
                processors.put(Integer.valueOf(fields[0].substring(3)), times(fields, ticksPerSecond));
            } else if (fields[0].equals("ctxt")) {
                contextSwitches = Long.parseLong(fields[1]);
            } else if (fields[0].equals("btime")) {
                bootEpochSeconds = Long.parseLong(fields[1]);
            }
        }
        return new ProcStat(total.orElseThrow(() -> new IllegalArgumentException("no cpu line in /proc/stat")),
                Collections.unmodifiableSortedMap(processors), contextSwitches, bootEpochSeconds);
    }

    private static CpuTimes times(String[] fields, int ticksPerSecond) {
        double[] seconds = new double[10]; // Old kernels have fewer columns: what they do not count is 0.
        for (int i = 0; i < seconds.length && i + 1 < fields.length; i++) {
            seconds[i] = Long.parseLong(fields[i + 1]) / (double) ticksPerSecond;
        }
        return new CpuTimes(seconds[0], seconds[1], seconds[2], seconds[3], seconds[4], seconds[5], seconds[6],
                seconds[7], seconds[8], seconds[9]);
    }
}
