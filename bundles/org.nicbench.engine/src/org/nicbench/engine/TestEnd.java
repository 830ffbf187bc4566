// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import org.nicbench.host.Host;

/**
 * One end of the wire while a plan runs.
 *
 * @param host    open host
 * @param nic     name of the NIC there
 * @param address of the NIC, IPv4 or IPv6
 */
record TestEnd(Host host, String nic, String address) {
}
