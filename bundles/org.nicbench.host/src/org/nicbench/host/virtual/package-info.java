// SPDX-License-Identifier: EPL-2.0
/** The virtual bench: two network namespaces and a veth pair that live as long as a run. */
package org.nicbench.host.virtual;
