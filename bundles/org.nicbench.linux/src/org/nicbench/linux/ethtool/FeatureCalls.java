// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.nicbench.linux.ErrnoException;

/** ETHTOOL_GFEATURES and ETHTOOL_SFEATURES by name. */
final class FeatureCalls {

    private static final int GFEATURES = 0x3a;
    private static final int SFEATURES = 0x3b;
    private static final int HEAD_BYTES = 8;
    private static final int GET_BLOCK_BYTES = 16;
    private static final int SET_BLOCK_BYTES = 8;

    /** Names do not change while a kernel runs and are the same in all its namespaces. */
    private static volatile FeatureNames names;

    private FeatureCalls() {
    }

    static FeatureNames names(EthtoolSocket socket, String nic) throws ErrnoException {
        FeatureNames known = names;
        if (known == null) {
            known = new FeatureNames(StringSets.read(socket, nic, StringSets.FEATURES));
            names = known;
        }
        return known;
    }

    static FeatureBits read(EthtoolSocket socket, String nic) throws ErrnoException {
        FeatureNames featureNames = names(socket, nic);
        int words = featureNames.words();
        long[][] facts = new long[4][(words + 1) / 2];
        synchronized (socket) {
            ByteBuffer struct = socket.prepare(GFEATURES, HEAD_BYTES + words * GET_BLOCK_BYTES);
            struct.putInt(4, words);
            socket.call(nic, "GFEATURES");
            for (int word = 0; word < words; word++) {
                for (int fact = 0; fact < facts.length; fact++) {
                    long value = Integer.toUnsignedLong(struct.getInt(HEAD_BYTES + word * GET_BLOCK_BYTES + 4 * fact));
                    facts[fact][word / 2] |= value << Integer.SIZE * (word % 2);
                }
            }
        }
        return new FeatureBits(featureNames, BitSet.valueOf(facts[0]), BitSet.valueOf(facts[1]),
                BitSet.valueOf(facts[2]), BitSet.valueOf(facts[3]));
    }

    static SetFeaturesResult write(EthtoolSocket socket, String nic, Map<String, Boolean> wishes) throws IOException {
        FeatureNames featureNames = names(socket, nic);
        List<String> unknown = wishes.keySet().stream().filter(name -> featureNames.bit(name).isEmpty()).toList();
        if (!unknown.isEmpty()) {
            throw UnknownFeatureException.ofKernel(nic, unknown);
        }
        synchronized (socket) {
            ByteBuffer struct = socket.prepare(SFEATURES, HEAD_BYTES + featureNames.words() * SET_BLOCK_BYTES);
            struct.putInt(4, featureNames.words());
            wishes.forEach((name, on) -> {
                int bit = featureNames.bit(name).getAsInt();
                int valid = HEAD_BYTES + bit / Integer.SIZE * SET_BLOCK_BYTES;
                int mask = 1 << bit % Integer.SIZE;
                struct.putInt(valid, struct.getInt(valid) | mask);
                if (on) {
                    struct.putInt(valid + 4, struct.getInt(valid + 4) | mask);
                }
            });
            return new SetFeaturesResult(socket.call(nic, "SFEATURES"));
        }
    }
}
