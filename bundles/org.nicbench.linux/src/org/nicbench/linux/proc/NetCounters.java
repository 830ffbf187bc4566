// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.nicbench.linux.internal.PseudoFile;

/**
 * Protocol counters of a network namespace: {@code /proc/net/snmp} (Ip, Tcp, Udp ... of RFC 1213 and its followers)
 * and {@code /proc/net/netstat} (TcpExt, IpExt, MPTcpExt). Names are the kernel's (net/ipv4/proc.c), {@code Tcp} →
 * {@code RetransSegs}, {@code TcpExt} → {@code TCPAckCompressed}.
 *
 * @param groups by group and name; some entries are settings and not counters ({@code Tcp MaxConn} is -1)
 */
public record NetCounters(Map<String, Map<String, Long>> groups) {

    /** Both files of the calling thread's network namespace. */
    public static NetCounters read() throws IOException {
        Path net = Path.of("/proc/thread-self/net");
        Map<String, Map<String, Long>> groups = new LinkedHashMap<>(parse(PseudoFile.read(net.resolve("snmp"))).groups);
        groups.putAll(parse(PseudoFile.read(net.resolve("netstat"))).groups);
        return new NetCounters(Collections.unmodifiableMap(groups));
    }

    /** @param text pairs of lines, names and values, each beginning with its group and a colon */
    public static NetCounters parse(String text) {
        Map<String, Map<String, Long>> groups = new LinkedHashMap<>();
        String[] names = {""};
        for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
            String[] fields = line.strip().split("\\s+");
            if (fields[0].equals(names[0])) {
                groups.put(fields[0].substring(0, fields[0].length() - 1), values(names, fields));
                names = new String[] {""};
            } else {
                names = fields;
            }
        }
        return new NetCounters(Collections.unmodifiableMap(groups));
    }

    private static Map<String, Long> values(String[] names, String[] fields) {
        if (names.length != fields.length) {
            throw new IllegalArgumentException(
                    names[0] + " has " + (names.length - 1) + " names and " + (fields.length - 1) + " values");
        }
        Map<String, Long> values = new LinkedHashMap<>();
        for (int i = 1; i < fields.length; i++) {
            values.put(names[i], Long.parseLong(fields[i]));
        }
        return Collections.unmodifiableMap(values);
    }

    /** The counters of a group, none when this kernel has no such group. */
    public Map<String, Long> group(String group) {
        return groups.getOrDefault(group, Map.of());
    }

    /** Groups Tcp and TcpExt in one map; their names do not overlap. */
    public Map<String, Long> tcp() {
        Map<String, Long> tcp = new LinkedHashMap<>(group("Tcp"));
        tcp.putAll(group("TcpExt"));
        return tcp;
    }
}
