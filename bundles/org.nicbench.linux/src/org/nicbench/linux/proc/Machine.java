// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.nicbench.linux.internal.PseudoFile;

/** Facts about the machine and its kernel, each read when asked for. A fact that a kernel does not offer is empty. */
public final class Machine {

    private static final Path KERNEL = Path.of("/proc/sys/kernel");

    private Machine() {
    }

    /** Differs after each start of the machine. */
    public static String bootId() throws IOException {
        return PseudoFile.read(KERNEL.resolve("random/boot_id")).strip();
    }

    /** {@code uname -r} */
    public static String kernelRelease() throws IOException {
        return PseudoFile.read(KERNEL.resolve("osrelease")).strip();
    }

    /** {@code uname -v} */
    public static String kernelVersion() throws IOException {
        return PseudoFile.read(KERNEL.resolve("version")).strip();
    }

    public static String hostName() throws IOException {
        return PseudoFile.read(KERNEL.resolve("hostname")).strip();
    }

    /** The processor's name, of the first one. */
    public static Optional<String> processorModel() throws IOException {
        return parseProcessorModel(PseudoFile.read(Path.of("/proc/cpuinfo")));
    }

    /** @param cpuinfo text of {@code /proc/cpuinfo}; ARM kernels give no model name */
    public static Optional<String> parseProcessorModel(String cpuinfo) {
        return value(cpuinfo, "model name").or(() -> value(cpuinfo, "cpu model")).or(() -> value(cpuinfo, "cpu"));
    }

    private static Optional<String> value(String text, String key) {
        return text.lines().map(line -> line.split(":", 2))
                .filter(parts -> parts.length == 2 && parts[0].strip().equals(key)).map(parts -> parts[1].strip())
                .findFirst();
    }

    public static long memoryBytes() throws IOException {
        return parseMemoryBytes(PseudoFile.read(Path.of("/proc/meminfo")));
    }

    /** @param meminfo text of {@code /proc/meminfo}, where kB means 1024 bytes */
    public static long parseMemoryBytes(String meminfo) {
        String total = value(meminfo, "MemTotal")
                .orElseThrow(() -> new IllegalArgumentException("no MemTotal in /proc/meminfo"));
        return Long.parseLong(total.split("\\s+")[0]) * 1024;
    }

    /** Frequency governor of a processor, {@code performance}; empty without frequency scaling. */
    public static Optional<String> frequencyGovernor(int processor) throws IOException {
        return PseudoFile.find(Path.of("/sys/devices/system/cpu/cpu" + processor + "/cpufreq/scaling_governor"));
    }

    /** Runnable and blocked tasks on average over the last minute. */
    public static double loadOfLastMinute() throws IOException {
        return parseLoadOfLastMinute(PseudoFile.read(Path.of("/proc/loadavg")));
    }

    public static double parseLoadOfLastMinute(String loadavg) {
        return Double.parseDouble(loadavg.split("\\s+")[0]);
    }

    /** {@code bbr}, {@code cubic} ...: default of the calling thread's network namespace. */
    public static String tcpCongestionControl() throws IOException {
        return PseudoFile.read(Path.of("/proc/sys/net/ipv4/tcp_congestion_control")).strip();
    }

    /** Those that can be chosen without loading a module. */
    public static List<String> tcpCongestionControls() throws IOException {
        String names = PseudoFile.read(Path.of("/proc/sys/net/ipv4/tcp_available_congestion_control")).strip();
        return Arrays.asList(names.split("\\s+"));
    }

    /** How many user namespaces may be made here, 0 for none; empty when the kernel has no user namespaces. */
    public static OptionalLong maxUserNamespaces() throws IOException {
        return number(Path.of("/proc/sys/user/max_user_namespaces"));
    }

    /** Debian's switch: 0 when only root may make user namespaces; empty on kernels without it. */
    public static OptionalLong unprivilegedUserNamespaces() throws IOException {
        return number(KERNEL.resolve("unprivileged_userns_clone"));
    }

    /** Ubuntu's switch: 1 when AppArmor takes the rights within user namespaces away; empty on kernels without it. */
    public static OptionalLong userNamespacesRestrictedByAppArmor() throws IOException {
        return number(KERNEL.resolve("apparmor_restrict_unprivileged_userns"));
    }

    private static OptionalLong number(Path file) throws IOException {
        return PseudoFile.find(file).map(Long::parseLong).map(OptionalLong::of).orElse(OptionalLong.empty());
    }
}
