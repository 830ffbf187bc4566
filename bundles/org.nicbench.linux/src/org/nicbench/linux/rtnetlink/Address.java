// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.net.InetAddress;

/** An address of an interface (RTM_NEWADDR). */
public record Address(int linkIndex, InetAddress address, int prefixLength) {
}
