// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A request names features that this kernel does not know; nothing of it was applied. */
public final class UnknownFeatureException extends IOException {

    private static final long serialVersionUID = 1L;

    private final ArrayList<String> features;

    UnknownFeatureException(String nic, List<String> features) {
        super("no such feature in this kernel: " + String.join(", ", features) + " (" + nic + ")");
        this.features = new ArrayList<>(features);
    }

    public List<String> features() {
        return List.copyOf(features);
    }
}
