// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.nicbench.linux.internal.PseudoFile;

/** {@code /proc/net/dev}: packet and byte counters of the interfaces of a namespace (proc_pid_net(5)). */
public record NetDev(long rxBytes, long rxPackets, long rxErrors, long rxDropped, long txBytes, long txPackets,
        long txErrors, long txDropped) {

    /** Those of the calling thread's network namespace, by name of the interface. */
    public static Map<String, NetDev> read() throws IOException {
        return parse(PseudoFile.read(Path.of("/proc/thread-self/net/dev")));
    }

    public static Map<String, NetDev> parse(String text) {
        Map<String, NetDev> interfaces = new LinkedHashMap<>();
        text.lines().skip(2).forEach(line -> {
            int colon = line.lastIndexOf(':'); // Names of aliases hold colons, counters do not.
            if (colon > 0) {
                String[] fields = line.substring(colon + 1).strip().split("\\s+");
                interfaces.put(line.substring(0, colon).strip(), of(fields));
            }
        });
        return Collections.unmodifiableMap(interfaces);
    }

    private static NetDev of(String[] fields) {
        return new NetDev(Long.parseLong(fields[0]), Long.parseLong(fields[1]), Long.parseLong(fields[2]),
                Long.parseLong(fields[3]), Long.parseLong(fields[8]), Long.parseLong(fields[9]),
                Long.parseLong(fields[10]), Long.parseLong(fields[11]));
    }
}
