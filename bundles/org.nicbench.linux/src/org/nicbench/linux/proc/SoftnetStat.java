// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.nicbench.linux.internal.PseudoFile;

/**
 * A line of {@code /proc/net/softnet_stat} (softnet_seq_show in net/core/net-procfs.c), the receive path of one
 * processor; the same in all namespaces. The counters have 32 bits and wrap.
 *
 * @param processor number; the line's place in kernels before 5.10, which do not print it
 * @param processed packets taken from the backlog or the NIC
 * @param dropped packets dropped because the backlog was full
 * @param timeSqueezed polls that ended with work left
 */
public record SoftnetStat(int processor, long processed, long dropped, long timeSqueezed, long receivedRps,
        long flowLimited) {

    private static final int PROCESSOR_COLUMN = 12;

    public static List<SoftnetStat> read() throws IOException {
        return parse(PseudoFile.read(Path.of("/proc/thread-self/net/softnet_stat")));
    }

    public static List<SoftnetStat> parse(String text) {
        List<SoftnetStat> processors = new ArrayList<>();
        for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
            String[] fields = line.strip().split("\\s+");
            int processor = fields.length > PROCESSOR_COLUMN ? (int) hex(fields, PROCESSOR_COLUMN) : processors.size();
            processors.add(new SoftnetStat(processor, hex(fields, 0), hex(fields, 1), hex(fields, 2), hex(fields, 9),
                    hex(fields, 10)));
        }
        return processors;
    }

    private static long hex(String[] fields, int column) {
        return column < fields.length ? Long.parseLong(fields[column], 16) : 0;
    }
}
