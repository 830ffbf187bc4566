// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

/** Attribute numbers of links, linux/if_link.h and linux/veth.h. */
final class Ifla {

    static final int ADDRESS = 1;
    static final int IFNAME = 3;
    static final int MTU = 4;
    static final int LINK = 5;
    static final int QDISC = 6;
    static final int MASTER = 10;
    static final int TXQLEN = 13;
    static final int OPERSTATE = 16;
    static final int LINKINFO = 18;
    static final int STATS64 = 23;
    static final int NET_NS_FD = 28;
    static final int NUM_TX_QUEUES = 31;
    static final int NUM_RX_QUEUES = 32;
    static final int CARRIER = 33;
    static final int LINK_NETNSID = 37;
    static final int GSO_MAX_SIZE = 41;
    static final int MIN_MTU = 50;
    static final int MAX_MTU = 51;
    static final int PERM_ADDRESS = 54;
    static final int PARENT_DEV_NAME = 56;
    static final int PARENT_DEV_BUS_NAME = 57;
    static final int GRO_MAX_SIZE = 58;

    static final int INFO_KIND = 1;
    static final int INFO_DATA = 2;
    static final int VETH_INFO_PEER = 1;

    private Ifla() {
    }
}
