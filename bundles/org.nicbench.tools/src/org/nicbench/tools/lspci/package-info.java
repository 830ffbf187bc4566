// SPDX-License-Identifier: EPL-2.0
/** Reads the network devices of lspci(8). */
package org.nicbench.tools.lspci;
