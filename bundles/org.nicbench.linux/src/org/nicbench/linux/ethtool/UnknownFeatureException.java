// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.nicbench.linux.internal.Messages;

/** A request names features that this kernel, or private flags that the driver, does not know; nothing of it was applied. */
public final class UnknownFeatureException extends IOException {

    private static final long serialVersionUID = 1L;

    private final ArrayList<String> features;

    private UnknownFeatureException(String message, List<String> features) {
        super(message);
        this.features = new ArrayList<>(features);
    }

    static UnknownFeatureException ofKernel(String nic, List<String> features) {
        return new UnknownFeatureException(Messages.unknownFeature(nic, features), features);
    }

    static UnknownFeatureException ofDriver(String nic, List<String> flags) {
        return new UnknownFeatureException(Messages.unknownPrivateFlag(nic, flags), flags);
    }

    public List<String> features() {
        return List.copyOf(features);
    }
}
