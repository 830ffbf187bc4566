// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.proc;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.nicbench.linux.internal.PseudoFile;

/**
 * The device behind a NIC from {@code /sys/class/net/NIC/device}.
 *
 * <p>{@code /sys/class/net} shows the network namespace of the process that mounted it, not of the thread that reads
 * it. For a NIC of another namespace use {@link #ofPciAddress} with the bus address that the driver gives.
 *
 * @param bus {@code pci}, {@code usb}, {@code virtio} ...
 * @param address on that bus, {@code 0000:00:03.0}
 * @param driver name of the driver bound to the device
 * @param vendor {@code 0x8086}; empty where the bus has no such numbers, likewise the other three
 */
public record SysfsNic(String bus, String address, String driver, String vendor, String device, String subsystemVendor,
        String subsystemDevice) {

    private static final Path SYS = Path.of("/sys");

    /** Empty for a virtual NIC, which has no device, and for one that this mount does not show. */
    public static Optional<SysfsNic> ofNic(String nic) throws IOException {
        return read(SYS.resolve("class/net").resolve(nic).resolve("device"));
    }

    /** Empty when there is no such PCI device. */
    public static Optional<SysfsNic> ofPciAddress(String address) throws IOException {
        return read(SYS.resolve("bus/pci/devices").resolve(address));
    }

    /** @param device folder of a device, in {@code /sys} or a copy of it */
    public static Optional<SysfsNic> read(Path device) throws IOException {
        if (!Files.isDirectory(device)) {
            return Optional.empty();
        }
        Path folder = device.toRealPath();
        return Optional.of(new SysfsNic(linkName(folder.resolve("subsystem")), folder.getFileName().toString(),
                linkName(folder.resolve("driver")), text(folder.resolve("vendor")), text(folder.resolve("device")),
                text(folder.resolve("subsystem_vendor")), text(folder.resolve("subsystem_device"))));
    }

    private static String linkName(Path link) throws IOException {
        return Files.exists(link) ? link.toRealPath().getFileName().toString() : "";
    }

    private static String text(Path file) throws IOException {
        return PseudoFile.find(file).orElse("");
    }
}
