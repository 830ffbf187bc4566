// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

/**
 * What ETHTOOL_SFEATURES returned. It is a hint, not a verdict: errors of the driver never reach the caller, so read
 * the features again after each request.
 *
 * @param flags ETHTOOL_F_UNSUPPORTED 1, ETHTOOL_F_WISH 2, ETHTOOL_F_COMPAT 4 (linux/ethtool.h)
 */
public record SetFeaturesResult(int flags) {

    /** Some bits of the request are not changeable on this NIC; the others were applied. */
    public boolean unsupported() {
        return (flags & 1) != 0;
    }

    /** Something is now requested and not active, or the other way round. */
    public boolean wish() {
        return (flags & 2) != 0;
    }

    /** The kernel served the request through the older calls, one feature at a time. */
    public boolean compat() {
        return (flags & 4) != 0;
    }
}
