// SPDX-License-Identifier: EPL-2.0
/** Reads what ip(8), ifconfig(8) and the kernel's tables show of network interfaces. */
package org.nicbench.tools.ip;
