// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.internal;

import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Zeroed memory outside the heap in the byte order of the machine.
 *
 * <p>A direct buffer and not {@code com.sun.jna.Memory}: the latter starts a cleaner thread from the calling
 * thread, and a thread born in a network namespace keeps that namespace alive.
 */
public final class NativeBuffer {

    private final ByteBuffer bytes;
    private final long address;

    public NativeBuffer(int capacity) {
        bytes = ByteBuffer.allocateDirect(capacity).order(ByteOrder.nativeOrder());
        address = Pointer.nativeValue(Native.getDirectBufferPointer(bytes));
    }

    public ByteBuffer bytes() {
        return bytes;
    }

    public int capacity() {
        return bytes.capacity();
    }

    /** Valid as long as this object is reachable: see {@link #keep()}. */
    public long address() {
        return address;
    }

    /** Keeps the memory reachable up to this statement; to be called after the native call that used the address. */
    public void keep() {
        Reference.reachabilityFence(bytes);
    }

    public void zero(int from, int length) {
        for (int i = from; i < from + length; i++) {
            bytes.put(i, (byte) 0);
        }
    }

    /** The zero-terminated text in the field of {@code length} bytes at {@code offset}. */
    public String text(int offset, int length) {
        int end = 0;
        while (end < length && bytes.get(offset + end) != 0) {
            end++;
        }
        byte[] copy = new byte[end];
        bytes.get(offset, copy);
        return new String(copy, StandardCharsets.UTF_8);
    }
}
