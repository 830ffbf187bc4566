// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.internal;

import java.util.concurrent.atomic.AtomicBoolean;
import org.nicbench.linux.ErrnoException;

/** An open file descriptor, closed once. Not inherited by child processes. */
public final class Descriptor implements AutoCloseable {

    private final int number;
    private final AtomicBoolean open = new AtomicBoolean(true);

    private Descriptor(int number) {
        this.number = number;
    }

    public static Descriptor open(String path, int flags, int mode) throws ErrnoException {
        int number = LibC.open(path, flags | LibC.O_CLOEXEC, mode);
        if (number < 0) {
            throw new ErrnoException(LibC.errno(), "open", path);
        }
        return new Descriptor(number);
    }

    public static Descriptor socket(int family, int type, int protocol) throws ErrnoException {
        int number = LibC.socket(family, type | LibC.SOCK_CLOEXEC, protocol);
        if (number < 0) {
            throw new ErrnoException(LibC.errno(), "socket", family == LibC.AF_NETLINK ? "AF_NETLINK" : "AF_INET");
        }
        return new Descriptor(number);
    }

    /** @throws IllegalStateException when closed */
    public int number() {
        if (!open.get()) {
            throw new IllegalStateException("descriptor " + number + " is closed");
        }
        return number;
    }

    public boolean isOpen() {
        return open.get();
    }

    @Override
    public void close() {
        if (open.compareAndSet(true, false)) {
            LibC.close(number);
        }
    }
}
