// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.internal;

import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;

/**
 * The functions of the C library that this bundle calls, bound to the symbols already loaded in the process.
 *
 * <p>Arguments are primitive so that a call takes the short way through JNA. An address comes from
 * {@link NativeBuffer}, whose owner keeps it reachable until the call has returned. 64-bit Linux only.
 */
public final class LibC {

    public static final int AF_INET = 2;
    public static final int AF_INET6 = 10;
    public static final int AF_NETLINK = 16;
    public static final int SOCK_DGRAM = 2;
    public static final int SOCK_RAW = 3;
    public static final int SOCK_CLOEXEC = 0x80000;

    public static final int O_RDONLY = 0;
    public static final int O_RDWR = 2;
    public static final int O_CREAT = 0x40;
    public static final int O_EXCL = 0x80;
    public static final int O_CLOEXEC = 0x80000;

    public static final int CLONE_NEWNET = 0x40000000;

    public static final long MS_BIND = 0x1000;
    public static final long MS_REC = 0x4000;
    public static final long MS_SHARED = 0x100000;
    public static final int MNT_DETACH = 2;

    /** sysconf: clock ticks a second in /proc (USER_HZ). */
    public static final int SC_CLK_TCK = 2;

    static {
        Native.register(LibC.class, NativeLibrary.getProcess());
    }

    private LibC() {
    }

    /** errno of the last call of this class made by the calling thread. */
    public static int errno() {
        return Native.getLastError();
    }

    public static native int open(String path, int flags, int mode);

    public static native int close(int descriptor);

    public static native int socket(int family, int type, int protocol);

    public static native int setsockopt(int descriptor, int level, int option, long address, int length);

    public static native int getsockopt(int descriptor, int level, int option, long address, long lengthAddress);

    public static native int getsockname(int descriptor, long address, long lengthAddress);

    public static native int getpeername(int descriptor, long address, long lengthAddress);

    public static native long send(int descriptor, long address, long length, int flags);

    public static native long recv(int descriptor, long address, long length, int flags);

    public static native int ioctl(int descriptor, long request, long argument);

    public static native int setns(int descriptor, int type);

    public static native int unshare(int flags);

    public static native int mount(String source, String target, String type, long flags, long data);

    public static native int umount2(String target, int flags);

    public static native int sched_setaffinity(int thread, long length, long maskAddress);

    public static native int sched_getaffinity(int thread, long length, long maskAddress);

    public static native long sysconf(int name);

    public static native String strerror(int errno);
}
