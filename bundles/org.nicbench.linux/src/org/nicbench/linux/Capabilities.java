// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nicbench.linux.internal.PseudoFile;

/**
 * What the calling thread may do: its effective user and capabilities (capabilities(7)), from
 * {@code /proc/thread-self/status}.
 *
 * @param effectiveUserId as seen in the thread's user namespace
 * @param effective one bit a capability, bit numbers of linux/capability.h
 */
public record Capabilities(int effectiveUserId, long effective) {

    private static final int NET_ADMIN = 12;
    private static final int SYS_ADMIN = 21;

    private static final List<String> NAMES = List.of("chown", "dac_override", "dac_read_search", "fowner", "fsetid",
            "kill", "setgid", "setuid", "setpcap", "linux_immutable", "net_bind_service", "net_broadcast", "net_admin",
            "net_raw", "ipc_lock", "ipc_owner", "sys_module", "sys_rawio", "sys_chroot", "sys_ptrace", "sys_pacct",
            "sys_admin", "sys_boot", "sys_nice", "sys_resource", "sys_time", "sys_tty_config", "mknod", "lease",
            "audit_write", "audit_control", "setfcap", "mac_override", "mac_admin", "syslog", "wake_alarm",
            "block_suspend", "audit_read", "perfmon", "bpf", "checkpoint_restore");

    /** Those of the calling thread. */
    public static Capabilities current() throws IOException {
        return parse(PseudoFile.read(Path.of("/proc/thread-self/status")));
    }

    /** @param status text of {@code /proc/PID/status} */
    public static Capabilities parse(String status) {
        String[] userIds = field(status, "Uid:").split("\\s+");
        return new Capabilities(Integer.parseInt(userIds[1]), Long.parseUnsignedLong(field(status, "CapEff:"), 16));
    }

    private static String field(String status, String key) {
        return status.lines().filter(line -> line.startsWith(key)).map(line -> line.substring(key.length()).strip())
                .findFirst().orElseThrow(() -> new IllegalArgumentException("no " + key + " in process status"));
    }

    public boolean has(int capability) {
        return (effective >>> capability & 1) != 0;
    }

    /** May change NICs of the network namespaces that the thread's user namespace owns. */
    public boolean hasNetAdmin() {
        return has(NET_ADMIN);
    }

    /** May make and enter namespaces and mount. */
    public boolean hasSysAdmin() {
        return has(SYS_ADMIN);
    }

    /** Names as capsh(1) prints them, without {@code cap_}; a number for those newer than this table. */
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (int bit = 0; bit < Long.SIZE; bit++) {
            if (has(bit)) {
                names.add(bit < NAMES.size() ? NAMES.get(bit) : String.valueOf(bit));
            }
        }
        return names;
    }
}
