// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.util.Optional;
import java.util.ResourceBundle;

/** Texts of this bundle that a user may see. A plain resource bundle: nothing of the platform may be required here. */
final class Messages {

    private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.nicbench.linux.messages");

    private Messages() {
    }

    static Optional<String> find(String key) {
        return TEXTS.containsKey(key) ? Optional.of(TEXTS.getString(key)) : Optional.empty();
    }
}
