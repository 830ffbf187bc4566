// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.rtnetlink;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.nicbench.linux.Errno;
import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.internal.Descriptor;
import org.nicbench.linux.internal.LibC;
import org.nicbench.linux.internal.NativeBuffer;

/** A socket of netlink(7) for one request at a time. Its kernel side is the namespace of the thread that opened it. */
final class NetlinkSocket implements AutoCloseable {

    private static final int NETLINK_ROUTE = 0;
    private static final int SOL_NETLINK = 270;
    private static final int NETLINK_CAP_ACK = 10;
    private static final int NETLINK_EXT_ACK = 11;

    private static final int NLMSG_ERROR = 2;
    private static final int NLMSG_DONE = 3;
    private static final int NLM_F_DUMP_INTR = 0x10;
    private static final int NLM_F_CAPPED = 0x100;
    private static final int NLM_F_ACK_TLVS = 0x200;
    private static final int NLMSGERR_ATTR_MSG = 1;
    private static final int DUMP_ATTEMPTS = 20;

    private final Descriptor descriptor;
    private final NativeBuffer answer = new NativeBuffer(64 * 1024);
    private int sequence;
    private boolean interrupted;

    NetlinkSocket() throws ErrnoException {
        descriptor = Descriptor.socket(LibC.AF_NETLINK, LibC.SOCK_RAW, NETLINK_ROUTE);
        // Before 4.12 the kernel has no words of its own; then the number alone must do.
        NativeBuffer on = new NativeBuffer(4);
        on.bytes().putInt(0, 1);
        LibC.setsockopt(descriptor.number(), SOL_NETLINK, NETLINK_CAP_ACK, on.address(), 4);
        LibC.setsockopt(descriptor.number(), SOL_NETLINK, NETLINK_EXT_ACK, on.address(), 4);
        on.keep();
    }

    /**
     * Sends a request with the acknowledge flag, or a get for one object, and waits for the answer.
     *
     * @return the payloads of the answer, none for a plain acknowledgement
     */
    synchronized List<ByteBuffer> request(NetlinkMessage message, String call, String subject) throws ErrnoException {
        send(message, call, subject);
        List<ByteBuffer> payloads = new ArrayList<>();
        while (!receive(payloads, call, subject)) {
            // An acknowledgement follows in the next datagram.
        }
        return payloads;
    }

    /** Sends a dump request; starts anew when the kernel says that the table changed meanwhile. */
    synchronized List<ByteBuffer> dump(Supplier<NetlinkMessage> message, String call)
            throws ErrnoException {
        for (int attempt = 1; attempt <= DUMP_ATTEMPTS; attempt++) {
            send(message.get(), call, "");
            List<ByteBuffer> payloads = new ArrayList<>();
            interrupted = false;
            while (!receive(payloads, call, "")) {
                // More datagrams of the dump follow.
            }
            if (!interrupted) {
                return payloads;
            }
        }
        throw new ErrnoException(Errno.EINTR, call, "");
    }

    private void send(NetlinkMessage message, String call, String subject) throws ErrnoException {
        NativeBuffer memory = message.complete(++sequence);
        long sent = LibC.send(descriptor.number(), memory.address(), message.length(), 0);
        int errno = sent < 0 ? LibC.errno() : 0;
        memory.keep();
        if (sent < 0) {
            throw new ErrnoException(errno, call, subject);
        }
    }

    /** Reads one datagram; true when the answer to the last request is complete. */
    private boolean receive(List<ByteBuffer> payloads, String call, String subject) throws ErrnoException {
        long received;
        int errno;
        do {
            received = LibC.recv(descriptor.number(), answer.address(), answer.capacity(), 0);
            errno = received < 0 ? LibC.errno() : 0;
        } while (errno == Errno.EINTR);
        if (received < 0) {
            throw new ErrnoException(errno, call, subject);
        }
        ByteBuffer bytes = answer.bytes();
        int end = (int) received;
        for (int at = 0; at + NetlinkMessage.HEADER_BYTES <= end;) {
            int length = bytes.getInt(at);
            int type = Short.toUnsignedInt(bytes.getShort(at + 4));
            int flags = Short.toUnsignedInt(bytes.getShort(at + 6));
            boolean ours = bytes.getInt(at + 8) == sequence;
            interrupted |= ours && (flags & NLM_F_DUMP_INTR) != 0;
            if (ours && (type == NLMSG_ERROR || type == NLMSG_DONE)) {
                check(bytes, at, length, flags, call, subject);
                return true;
            }
            if (ours) {
                payloads.add(copy(bytes, at + NetlinkMessage.HEADER_BYTES, length - NetlinkMessage.HEADER_BYTES));
            }
            at += length + 3 & ~3;
        }
        return false;
    }

    private static ByteBuffer copy(ByteBuffer bytes, int from, int length) {
        byte[] copy = new byte[length];
        bytes.get(from, copy);
        return ByteBuffer.wrap(copy).order(bytes.order());
    }

    /** struct nlmsgerr: minus errno, the header of the request, and the kernel's words as attributes. */
    private static void check(ByteBuffer bytes, int at, int length, int flags, String call, String subject)
            throws ErrnoException {
        int payload = at + NetlinkMessage.HEADER_BYTES;
        int error = length >= NetlinkMessage.HEADER_BYTES + 4 ? bytes.getInt(payload) : 0;
        if (error >= 0) {
            return;
        }
        String words = "";
        if ((flags & NLM_F_ACK_TLVS) != 0 && (flags & NLM_F_CAPPED) != 0) {
            int from = payload + 4 + NetlinkMessage.HEADER_BYTES;
            words = new Attributes(copy(bytes, from, at + length - from)).text(NLMSGERR_ATTR_MSG);
        }
        throw new ErrnoException(-error, call, subject, words);
    }

    @Override
    public void close() {
        descriptor.close();
    }
}
