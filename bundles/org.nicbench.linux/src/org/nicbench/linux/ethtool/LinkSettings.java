// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.util.List;
import java.util.OptionalLong;

/**
 * struct ethtool_link_settings (ETHTOOL_GLINKSETTINGS).
 *
 * @param bitsPerSecond speed of the link; empty when unknown, as without carrier
 * @param duplex {@code half}, {@code full} or {@code unknown}
 * @param port {@code tp}, {@code aui}, {@code mii}, {@code fibre}, {@code bnc}, {@code da}, {@code none} or {@code other}
 * @param supported names of link modes, {@code 1000baseT/Full}, as the kernel has them; likewise the next two
 */
public record LinkSettings(OptionalLong bitsPerSecond, String duplex, String port, boolean autonegotiate,
        int phyAddress, List<String> supported, List<String> advertised, List<String> advertisedByPartner) {
}
