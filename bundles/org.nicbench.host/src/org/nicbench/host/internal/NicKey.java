// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

/**
 * Which NIC, as long as the machine runs: its network namespace and its index in there. A name may be given away.
 *
 * @param namespaceId device and inode of the namespace file, {@code 4:4026531840}
 */
record NicKey(String namespaceId, int interfaceIndex) {

	/** As part of a file name. */
	String stem() {
		return "nic-" + namespaceId.replace(':', '-') + "-" + interfaceIndex;
	}
}
