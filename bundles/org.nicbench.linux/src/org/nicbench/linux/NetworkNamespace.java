// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nicbench.linux.internal.Descriptor;
import org.nicbench.linux.internal.LibC;

/**
 * A network namespace (network_namespaces(7)), held open by a file descriptor.
 *
 * <p>Only a thread can be in a namespace, so {@link #call} runs its work on one dedicated daemon thread that has
 * moved there by setns(2), and {@link #newThread} makes further such threads. What those threads create belongs to
 * the namespace: sockets stay in it and may be used from any thread afterwards; child processes and threads started
 * there inherit it. Read {@code /proc/thread-self/net} and not {@code /proc/net}, which shows the namespace of the
 * process's first thread; for the same reason {@code java.net.NetworkInterface} mixes both namespaces: ask Rtnetlink.
 *
 * <p>The kernel keeps a namespace as long as a name, a descriptor, a process or a thread is in it, and that
 * includes threads of the Java runtime that were started from inside (the reaper of a child process lingers for a
 * minute). Therefore delete the links of a namespace before the namespace, they would linger too.
 *
 * <p>Entering another namespace needs CAP_SYS_ADMIN in the user namespace that owns it; a call into the namespace
 * that the thread already has needs nothing. Safe for use by several threads.
 */
public final class NetworkNamespace implements AutoCloseable {

    private static final String OF_THREAD = "/proc/thread-self/ns/net";

    private final String label;
    private final String name;
    private final Descriptor descriptor;
    private final String id;
    private NamespaceThread worker;

    private NetworkNamespace(String label, String name, Descriptor descriptor) throws IOException {
        this.label = label;
        this.name = name;
        this.descriptor = descriptor;
        this.id = idOf(Path.of("/proc/self/fd/" + descriptor.number()));
    }

    /** The namespace of the calling thread. */
    public static NetworkNamespace current() throws IOException {
        return open("current", null, OF_THREAD);
    }

    /** The namespace that {@code ip netns} knows by this name, found under {@code /run/netns}. */
    public static NetworkNamespace open(String name) throws IOException {
        return open(name, name, NamedNamespaces.path(name).toString());
    }

    /** The namespace behind a file such as {@code /proc/1/ns/net}. */
    public static NetworkNamespace open(Path path) throws IOException {
        return open(path.toString(), null, path.toString());
    }

    /** The namespace of a process; needs the right to trace it (ptrace(2)). */
    public static NetworkNamespace ofProcess(long pid) throws IOException {
        return open("process " + pid, null, "/proc/" + pid + "/ns/net");
    }

    private static NetworkNamespace open(String label, String name, String path) throws IOException {
        return own(label, name, Descriptor.open(path, LibC.O_RDONLY, 0));
    }

    private static NetworkNamespace own(String label, String name, Descriptor descriptor) throws IOException {
        try {
            return new NetworkNamespace(label, name, descriptor);
        } catch (IOException | RuntimeException e) {
            descriptor.close();
            throw e;
        }
    }

    /**
     * Makes a namespace with a name that {@code ip netns} sees; it lives until {@link #delete}.
     * Its loopback is down. Needs CAP_SYS_ADMIN and a writable {@code /run}.
     *
     * @throws ErrnoException {@link ErrnoException#isAlreadyThere()} when the name is taken
     */
    public static NetworkNamespace create(String name) throws IOException {
        NamedNamespaces.create(name);
        return open(name);
    }

    /**
     * Makes a namespace without a name; it goes with this object and everything that is in it. This works where
     * bind mounts do not, as within {@code unshare -Urn}.
     */
    public static NetworkNamespace createAnonymous(String label) throws IOException {
        return own(label, null, NamedNamespaces.inFreshNamespace(() -> Descriptor.open(OF_THREAD, LibC.O_RDONLY, 0)));
    }

    /** Takes the name away; see the class comment for how long the namespace itself stays. */
    public static void delete(String name) throws IOException {
        NamedNamespaces.delete(name);
    }

    /** The names under {@code /run/netns} in alphabetical order. */
    public static List<String> list() throws IOException {
        return NamedNamespaces.list();
    }

    /** The identity of the calling thread's namespace, comparable with {@link #id()}. */
    public static String currentId() throws IOException {
        return idOf(Path.of(OF_THREAD));
    }

    static String idOf(Path path) throws IOException {
        return Files.getAttribute(path, "unix:dev") + ":" + Files.getAttribute(path, "unix:ino");
    }

    /** {@code device:inode} of the namespace file: equal for the same namespace, unique while it lives. */
    public String id() {
        return id;
    }

    /** The name under {@code /run/netns} by which this object was opened or created. */
    public Optional<String> name() {
        return Optional.ofNullable(name);
    }

    /** The open descriptor, for netlink requests that move links here; valid until {@link #close()}. */
    public int fileDescriptor() {
        return descriptor.number();
    }

    /**
     * A path by which other processes can enter the namespace, {@code nsenter --net=PATH} for one; valid while this
     * object is open.
     */
    public Path path() {
        return Path.of("/proc/" + ProcessHandle.current().pid() + "/fd/" + descriptor.number());
    }

    /**
     * Runs work inside the namespace and returns its result. Calls are done one after the other on one thread; a
     * call from within that thread runs at once.
     *
     * <p>When the calling thread is interrupted the work is interrupted too and InterruptedException is thrown.
     *
     * @throws Exception what the work throws, as it is; ErrnoException when the namespace cannot be entered
     */
    public <T> T call(Callable<T> work) throws Exception {
        return worker().call(work);
    }

    /** Work that fails with IOException only. */
    @FunctionalInterface
    public interface IoWork<T> {
        T run() throws IOException;
    }

    /**
     * {@link #call} for work that fails with IOException only. An interrupt of the calling thread becomes
     * InterruptedIOException, its interrupt status stays set.
     */
    public <T> T callIo(IoWork<T> work) throws IOException {
        try {
            return call(work::run);
        } catch (IOException | RuntimeException e) {
            throw e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw (IOException) new InterruptedIOException("interrupted in network namespace " + label).initCause(e);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** Starts a child process inside the namespace. */
    public Process start(ProcessBuilder builder) throws IOException {
        return callIo(builder::start);
    }

    /**
     * A daemon thread, not started, that enters the namespace and then runs the work. When it cannot enter, it ends
     * with UncheckedIOException for its handler of uncaught exceptions. This object must stay open until the thread
     * has begun its work.
     */
    public Thread newThread(Runnable work) {
        Thread thread = new Thread(() -> {
            try {
                enter();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            work.run();
        }, "netns " + label);
        thread.setDaemon(true);
        return thread;
    }

    /** Moves the calling thread into the namespace, for good. */
    void enter() throws IOException {
        if (!id.equals(currentId()) && LibC.setns(descriptor.number(), LibC.CLONE_NEWNET) != 0) {
            throw new ErrnoException(LibC.errno(), "setns", label);
        }
    }

    private synchronized NamespaceThread worker() {
        if (!descriptor.isOpen()) {
            throw new IllegalStateException("network namespace " + label + " is closed");
        }
        if (worker == null) {
            worker = new NamespaceThread(this::enter, this::newPlainThread);
        }
        return worker;
    }

    private Thread newPlainThread(Runnable work) {
        Thread thread = new Thread(work, "netns " + label);
        thread.setDaemon(true);
        return thread;
    }

    /** Ends the thread when its calls are done and closes the descriptor; a name stays. */
    @Override
    public synchronized void close() {
        if (worker != null) {
            worker.close();
            worker = null;
        }
        descriptor.close();
    }

    @Override
    public String toString() {
        return label + " (" + id + ")";
    }
}
