// SPDX-License-Identifier: EPL-2.0
/** Machines under test: reading their state, applying profiles, putting back, and the journal that makes it safe. */
package org.nicbench.host;
