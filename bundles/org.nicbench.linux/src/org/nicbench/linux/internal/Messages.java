// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.internal;

import java.text.MessageFormat;
import java.util.Optional;
import java.util.ResourceBundle;

/** Texts of this bundle that a user may see. A plain resource bundle: nothing of the platform may be required here. */
public final class Messages {

    private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.nicbench.linux.internal.messages");

    private Messages() {
    }

    public static String unknownFeature(String nic, Iterable<String> features) {
        return MessageFormat.format(TEXTS.getString("unknownFeature"), String.join(", ", features), nic);
    }

    public static String unknownPrivateFlag(String nic, Iterable<String> flags) {
        return MessageFormat.format(TEXTS.getString("unknownPrivateFlag"), String.join(", ", flags), nic);
    }

    /** An error number in plain words; empty where the C library's own text is plain enough. */
    public static Optional<String> errorWords(int errno) {
        String key = "errno_" + errno;
        return TEXTS.containsKey(key) ? Optional.of(TEXTS.getString(key)) : Optional.empty();
    }
}
