// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nicbench.linux.internal.PseudoFile;

/**
 * {@code /proc/PID/stat} of a process or {@code /proc/PID/task/TID/stat} of a thread (proc_pid_stat(5)). Readable by
 * everyone.
 *
 * @param command name of the program, up to 15 characters
 * @param state {@code R S D Z T} ...
 * @param userSeconds processor time in user mode, of all threads for a process
 * @param systemSeconds processor time in the kernel; softirq work is in it only as far as it ran in the process's context
 * @param startTicks start after boot in clock ticks: with the process number the identity of a process
 * @param processor the one it ran on last
 */
public record PidStat(long pid, String command, char state, long parentPid, double userSeconds, double systemSeconds,
        double childrenUserSeconds, double childrenSystemSeconds, int threads, long startTicks, int processor) {

    /** A process; empty when there is none of that number. */
    public static Optional<PidStat> read(long pid) throws IOException {
        return read(Path.of("/proc/" + pid + "/stat"));
    }

    /** All threads of a process; empty when there is none of that number. */
    public static List<PidStat> readThreads(long pid) throws IOException {
        List<PidStat> threads = new ArrayList<>();
        try (Stream<Path> tasks = Files.list(Path.of("/proc/" + pid + "/task"))) {
            for (Path task : (Iterable<Path>) tasks::iterator) {
                read(task.resolve("stat")).ifPresent(threads::add);
            }
        } catch (NoSuchFileException e) {
            return List.of();
        }
        return threads;
    }

    private static Optional<PidStat> read(Path file) throws IOException {
        try {
            return Optional.of(parse(PseudoFile.read(file), ClockTicks.perSecond()));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            if (Files.exists(file)) {
                throw e;
            }
            return Optional.empty(); // It ended between open and read, which then fails with ESRCH.
        }
    }

    /** @param ticksPerSecond USER_HZ of the machine that the text is from */
    public static PidStat parse(String text, int ticksPerSecond) {
        // The name stands in parentheses and may itself hold blanks and parentheses.
        int open = text.indexOf('(');
        int close = text.lastIndexOf(')');
        if (open < 0 || close < open) {
            throw new IllegalArgumentException("not a process stat line");
        }
        String[] fields = text.substring(close + 1).strip().split("\\s+");
        double tick = 1.0 / ticksPerSecond;
        return new PidStat(Long.parseLong(text.substring(0, open).strip()), text.substring(open + 1, close),
                fields[0].charAt(0), Long.parseLong(fields[1]), Long.parseLong(fields[11]) * tick,
                Long.parseLong(fields[12]) * tick, Long.parseLong(fields[13]) * tick,
                Long.parseLong(fields[14]) * tick, Integer.parseInt(fields[17]), Long.parseLong(fields[19]),
                Integer.parseInt(fields[36]));
    }

    public double cpuSeconds() {
        return userSeconds + systemSeconds;
    }
}
