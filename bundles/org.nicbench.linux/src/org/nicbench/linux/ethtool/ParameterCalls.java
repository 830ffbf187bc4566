// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.ethtool;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.nicbench.linux.ErrnoException;

/** The commands whose struct is a row of 32-bit numbers: rings, channels, coalescing, pause, private flags, link. */
final class ParameterCalls {

    private static final int GLINK = 0x0a;
    private static final int GCOALESCE = 0x0e;
    private static final int SCOALESCE = 0x0f;
    private static final int GRINGPARAM = 0x10;
    private static final int SRINGPARAM = 0x11;
    private static final int GPAUSEPARAM = 0x12;
    private static final int SPAUSEPARAM = 0x13;
    private static final int GPFLAGS = 0x27;
    private static final int SPFLAGS = 0x28;
    private static final int GCHANNELS = 0x3c;
    private static final int SCHANNELS = 0x3d;

    private final EthtoolSocket socket;

    ParameterCalls(EthtoolSocket socket) {
        this.socket = socket;
    }

    /** The numbers of the answer, those behind the command. */
    private int[] get(String nic, int command, String call, int count) throws ErrnoException {
        synchronized (socket) {
            ByteBuffer struct = socket.prepare(command, 4 + 4 * count);
            socket.call(nic, call);
            int[] numbers = new int[count];
            for (int i = 0; i < count; i++) {
                numbers[i] = struct.getInt(4 + 4 * i);
            }
            return numbers;
        }
    }

    private void set(String nic, int command, String call, int... numbers) throws ErrnoException {
        synchronized (socket) {
            ByteBuffer struct = socket.prepare(command, 4 + 4 * numbers.length);
            for (int i = 0; i < numbers.length; i++) {
                struct.putInt(4 + 4 * i, numbers[i]);
            }
            socket.call(nic, call);
        }
    }

    Rings rings(String nic) throws ErrnoException {
        int[] n = get(nic, GRINGPARAM, "GRINGPARAM", 8);
        return new Rings(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]);
    }

    void setRings(String nic, Rings rings) throws ErrnoException {
        set(nic, SRINGPARAM, "SRINGPARAM", rings.rxMax(), rings.rxMiniMax(), rings.rxJumboMax(), rings.txMax(),
                rings.rx(), rings.rxMini(), rings.rxJumbo(), rings.tx());
    }

    Channels channels(String nic) throws ErrnoException {
        int[] n = get(nic, GCHANNELS, "GCHANNELS", 8);
        return new Channels(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]);
    }

    void setChannels(String nic, Channels channels) throws ErrnoException {
        set(nic, SCHANNELS, "SCHANNELS", channels.rxMax(), channels.txMax(), channels.otherMax(),
                channels.combinedMax(), channels.rx(), channels.tx(), channels.other(), channels.combined());
    }

    Coalescing coalescing(String nic) throws ErrnoException {
        int[] n = get(nic, GCOALESCE, "GCOALESCE", Coalescing.NAMES.size());
        Map<String, Long> values = new LinkedHashMap<>();
        for (int i = 0; i < n.length; i++) {
            values.put(Coalescing.NAMES.get(i), Integer.toUnsignedLong(n[i]));
        }
        return new Coalescing(values);
    }

    void setCoalescing(String nic, Coalescing coalescing) throws ErrnoException {
        set(nic, SCOALESCE, "SCOALESCE", coalescing.values().values().stream().mapToInt(Long::intValue).toArray());
    }

    Pause pause(String nic) throws ErrnoException {
        int[] n = get(nic, GPAUSEPARAM, "GPAUSEPARAM", 3);
        return new Pause(n[0] != 0, n[1] != 0, n[2] != 0);
    }

    void setPause(String nic, Pause pause) throws ErrnoException {
        set(nic, SPAUSEPARAM, "SPAUSEPARAM", pause.autonegotiate() ? 1 : 0, pause.rx() ? 1 : 0, pause.tx() ? 1 : 0);
    }

    int privateFlags(String nic) throws ErrnoException {
        return get(nic, GPFLAGS, "GPFLAGS", 1)[0];
    }

    void setPrivateFlags(String nic, int flags) throws ErrnoException {
        set(nic, SPFLAGS, "SPFLAGS", flags);
    }

    boolean linkDetected(String nic) throws ErrnoException {
        return get(nic, GLINK, "GLINK", 1)[0] != 0;
    }
}
