// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.net.InetAddress;
import java.util.Optional;

/**
 * A unicast route of the main table (RTM_NEWROUTE); one with several next hops appears once for each.
 *
 * @param destination empty for a default route
 * @param gateway empty when the destination is on the link
 * @param linkIndex the interface that packets leave by
 * @param ipv6 the family, which a default route's destination does not tell
 */
public record Route(Optional<InetAddress> destination, int prefixLength, Optional<InetAddress> gateway, int linkIndex,
        boolean ipv6) {

    public boolean isDefault() {
        return prefixLength == 0;
    }
}
