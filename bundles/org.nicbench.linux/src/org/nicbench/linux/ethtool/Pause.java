// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

/** struct ethtool_pauseparam: flow control of the link, IEEE 802.3 annex 31B. */
public record Pause(boolean autonegotiate, boolean rx, boolean tx) {
}
