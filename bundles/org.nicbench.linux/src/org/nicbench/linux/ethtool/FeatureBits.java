// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.util.BitSet;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * The features of a NIC as ETHTOOL_GFEATURES gives them: four facts a feature, bit <i>i</i> belonging to
 * {@code names().get(i)}. Immutable.
 *
 * <p>Available: changeable by the user as far as the driver goes (hw_features). Requested: what was last asked for
 * (wanted_features), which the kernel keeps while a dependency holds the feature down. Active: in force now. Never
 * changed: not changeable on any NIC of this kernel. ethtool(8) prints {@code [fixed]} for what is not available or
 * never changed, and {@code [requested on]} for a changeable feature whose wish differs from what is active.
 */
public final class FeatureBits {

    private final FeatureNames names;
    private final BitSet available;
    private final BitSet requested;
    private final BitSet active;
    private final BitSet neverChanged;

    FeatureBits(FeatureNames names, BitSet available, BitSet requested, BitSet active, BitSet neverChanged) {
        this.names = names;
        this.available = available;
        this.requested = requested;
        this.active = active;
        this.neverChanged = neverChanged;
    }

    /** All slots in the kernel's order; an empty string for a bit that is not in use. */
    public List<String> names() {
        return names.list();
    }

    public BitSet available() {
        return (BitSet) available.clone();
    }

    public BitSet requested() {
        return (BitSet) requested.clone();
    }

    public BitSet active() {
        return (BitSet) active.clone();
    }

    public BitSet neverChanged() {
        return (BitSet) neverChanged.clone();
    }

    public boolean has(String name) {
        return names.bit(name).isPresent();
    }

    public boolean isAvailable(String name) {
        return available.get(bit(name));
    }

    public boolean isRequested(String name) {
        return requested.get(bit(name));
    }

    public boolean isActive(String name) {
        return active.get(bit(name));
    }

    public boolean isNeverChanged(String name) {
        return neverChanged.get(bit(name));
    }

    /** Not available or never changed, the meaning of {@code [fixed]} in ethtool(8). */
    public boolean isFixed(String name) {
        int bit = bit(name);
        return !available.get(bit) || neverChanged.get(bit);
    }

    /** The names that may stand in a request: available and not of the never changed. In the kernel's order. */
    public List<String> changeable() {
        BitSet changeable = available();
        changeable.andNot(neverChanged);
        return changeable.stream().mapToObj(names.list()::get).filter(name -> !name.isEmpty()).toList();
    }

    private int bit(String name) {
        return names.bit(name).orElseThrow(() -> new NoSuchElementException("no feature " + name));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FeatureBits that && names.list().equals(that.names.list())
                && available.equals(that.available) && requested.equals(that.requested) && active.equals(that.active)
                && neverChanged.equals(that.neverChanged);
    }

    @Override
    public int hashCode() {
        return 31 * requested.hashCode() + active.hashCode();
    }

    @Override
    public String toString() {
        return "available " + available + ", requested " + requested + ", active " + active;
    }
}
