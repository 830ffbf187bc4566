// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

/**
 * struct ethtool_drvinfo (ETHTOOL_GDRVINFO), what {@code ethtool -i} prints; texts are empty where the driver has none.
 *
 * @param bus address on the bus, {@code 0000:00:03.0} for PCI: the key to {@code /sys/bus/pci/devices}
 * @param statistics number of driver statistics
 * @param privateFlags number of private flags
 */
public record DriverInfo(String driver, String version, String firmwareVersion, String bus, String expansionRomVersion,
        int statistics, int privateFlags) {
}
