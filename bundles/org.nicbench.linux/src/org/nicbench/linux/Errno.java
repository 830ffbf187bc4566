// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.util.Map;
import org.nicbench.linux.internal.LibC;
import org.nicbench.linux.internal.Messages;

/** Error numbers of Linux (asm-generic/errno-base.h, errno.h) that the calls of this bundle give. */
public final class Errno {

    public static final int EPERM = 1;
    public static final int ENOENT = 2;
    public static final int ESRCH = 3;
    public static final int EINTR = 4;
    public static final int ENXIO = 6;
    public static final int EAGAIN = 11;
    public static final int EACCES = 13;
    public static final int EBUSY = 16;
    public static final int EEXIST = 17;
    public static final int ENODEV = 19;
    public static final int EINVAL = 22;
    public static final int ENOTTY = 25;
    public static final int ENOSPC = 28;
    public static final int ERANGE = 34;
    public static final int EPROTONOSUPPORT = 93;
    public static final int EOPNOTSUPP = 95;
    public static final int ENETUNREACH = 101;
    public static final int EHOSTUNREACH = 113;

    private static final Map<Integer, String> NAMES = Map.ofEntries(Map.entry(EPERM, "EPERM"),
            Map.entry(ENOENT, "ENOENT"), Map.entry(ESRCH, "ESRCH"), Map.entry(EINTR, "EINTR"), Map.entry(5, "EIO"),
            Map.entry(ENXIO, "ENXIO"), Map.entry(9, "EBADF"), Map.entry(EAGAIN, "EAGAIN"), Map.entry(12, "ENOMEM"),
            Map.entry(EACCES, "EACCES"), Map.entry(14, "EFAULT"), Map.entry(EBUSY, "EBUSY"),
            Map.entry(EEXIST, "EEXIST"), Map.entry(ENODEV, "ENODEV"), Map.entry(20, "ENOTDIR"),
            Map.entry(EINVAL, "EINVAL"), Map.entry(23, "ENFILE"), Map.entry(24, "EMFILE"), Map.entry(ENOTTY, "ENOTTY"),
            Map.entry(ENOSPC, "ENOSPC"), Map.entry(30, "EROFS"), Map.entry(ERANGE, "ERANGE"), Map.entry(38, "ENOSYS"),
            Map.entry(77, "EBADFD"), Map.entry(EPROTONOSUPPORT, "EPROTONOSUPPORT"), Map.entry(EOPNOTSUPP, "EOPNOTSUPP"),
            Map.entry(97, "EAFNOSUPPORT"), Map.entry(98, "EADDRINUSE"), Map.entry(99, "EADDRNOTAVAIL"),
            Map.entry(100, "ENETDOWN"), Map.entry(ENETUNREACH, "ENETUNREACH"), Map.entry(105, "ENOBUFS"),
            Map.entry(110, "ETIMEDOUT"), Map.entry(EHOSTUNREACH, "EHOSTUNREACH"));

    private Errno() {
    }

    /** {@code ENODEV} for 19; {@code errno 131} for a number without a name here. */
    public static String name(int errno) {
        String name = NAMES.get(errno);
        return name != null ? name : "errno " + errno;
    }

    /** The error in plain words: ours where the C library's text would puzzle, else strerror(3). */
    static String words(int errno) {
        return Messages.errorWords(errno).orElseGet(() -> LibC.strerror(errno));
    }
}
