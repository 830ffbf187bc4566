// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

/** struct ethtool_channels: queues with an interrupt of their own, greatest possible number and present number. */
public record Channels(int rxMax, int txMax, int otherMax, int combinedMax, int rx, int tx, int other, int combined) {

    /** The same limits with other present numbers. */
    public Channels withCounts(int newRx, int newTx, int newOther, int newCombined) {
        return new Channels(rxMax, txMax, otherMax, combinedMax, newRx, newTx, newOther, newCombined);
    }
}
