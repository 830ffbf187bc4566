// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

/** struct ethtool_ringparam: descriptors a ring, greatest possible and present; 0 where the NIC has no such ring. */
public record Rings(int rxMax, int rxMiniMax, int rxJumboMax, int txMax, int rx, int rxMini, int rxJumbo, int tx) {

    /** The same limits with other present sizes. */
    public Rings withSizes(int newRx, int newRxMini, int newRxJumbo, int newTx) {
        return new Rings(rxMax, rxMiniMax, rxJumboMax, txMax, newRx, newRxMini, newRxJumbo, newTx);
    }
}
