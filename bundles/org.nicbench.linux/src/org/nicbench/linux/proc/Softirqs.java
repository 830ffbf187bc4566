// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nicbench.linux.internal.PseudoFile;

/**
 * {@code /proc/softirqs}: soft interrupts since boot by kind ({@code NET_RX}, {@code NET_TX} ...) and processor.
 *
 * @param processors numbers of the processors, the order of the counts
 * @param counts by kind, one count a processor
 */
public record Softirqs(List<Integer> processors, Map<String, List<Long>> counts) {

    public static Softirqs read() throws IOException {
        return parse(PseudoFile.read(Path.of("/proc/softirqs")));
    }

    public static Softirqs parse(String text) {
        List<String> lines = text.lines().toList();
        List<Integer> processors = Arrays.stream(lines.get(0).strip().split("\\s+"))
                .map(head -> Integer.valueOf(head.substring("CPU".length()))).toList();
        Map<String, List<Long>> counts = new LinkedHashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                counts.put(line.substring(0, colon).strip(),
                        Arrays.stream(line.substring(colon + 1).strip().split("\\s+")).map(Long::valueOf).toList());
            }
        }
        return new Softirqs(processors, Collections.unmodifiableMap(counts));
    }

    /** Sum over the processors, 0 for a kind that is not there. */
    public long total(String kind) {
        return counts.getOrDefault(kind, List.of()).stream().mapToLong(Long::longValue).sum();
    }
}
