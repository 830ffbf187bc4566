// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.io.IOException;

/**
 * A system call that failed, with its errno (errno(3)) and in plain words, for example
 * {@code no such device: foo (SIOCETHTOOL GFEATURES, ENODEV)}.
 */
public final class ErrnoException extends IOException {

    private static final long serialVersionUID = 1L;

    private final int errno;
    private final String call;
    private final String subject;
    private final String kernelWords;

    /**
     * @param errno positive error number
     * @param call the system call and its command, {@code SIOCETHTOOL GFEATURES}
     * @param subject what it was about: a NIC, a path, a namespace; may be empty
     */
    public ErrnoException(int errno, String call, String subject) {
        this(errno, call, subject, "");
    }

    /** @param kernelWords the kernel's own explanation (netlink extended acknowledgement), empty when it gave none */
    public ErrnoException(int errno, String call, String subject, String kernelWords) {
        super(message(errno, call, subject, kernelWords));
        this.errno = errno;
        this.call = call;
        this.subject = subject;
        this.kernelWords = kernelWords;
    }

    private static String message(int errno, String call, String subject, String kernelWords) {
        StringBuilder text = new StringBuilder(Errno.words(errno));
        if (!subject.isEmpty()) {
            text.append(": ").append(subject);
        }
        if (!kernelWords.isEmpty()) {
            text.append(": ").append(kernelWords);
        }
        return text.append(" (").append(call).append(", ").append(Errno.name(errno)).append(')').toString();
    }

    public int errno() {
        return errno;
    }

    /** The symbolic name, {@code ENODEV}. */
    public String errnoName() {
        return Errno.name(errno);
    }

    public String call() {
        return call;
    }

    public String subject() {
        return subject;
    }

    /** What the kernel said beside the number; empty for calls other than netlink. */
    public String kernelWords() {
        return kernelWords;
    }

    public boolean isNoDevice() {
        return errno == Errno.ENODEV || errno == Errno.ENXIO;
    }

    public boolean isNotPermitted() {
        return errno == Errno.EPERM || errno == Errno.EACCES;
    }

    public boolean isNotSupported() {
        return errno == Errno.EOPNOTSUPP || errno == Errno.ENOTTY || errno == Errno.EPROTONOSUPPORT;
    }

    public boolean isInvalid() {
        return errno == Errno.EINVAL || errno == Errno.ERANGE;
    }

    /** No route to an address. */
    public boolean isUnreachable() {
        return errno == Errno.ENETUNREACH || errno == Errno.EHOSTUNREACH;
    }

    public boolean isAlreadyThere() {
        return errno == Errno.EEXIST;
    }

    public boolean isNotFound() {
        return errno == Errno.ENOENT || errno == Errno.ESRCH;
    }
}
