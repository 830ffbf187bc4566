// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.nicbench.linux.internal.Descriptor;
import org.nicbench.linux.internal.LibC;

/** The folder {@code /run/netns}, kept the way ip-netns(8) keeps it: a shared mount with one bind mount a namespace. */
final class NamedNamespaces {

    private static final Path FOLDER = Path.of("/run/netns");

    private NamedNamespaces() {
    }

    static Path path(String name) throws ErrnoException {
        if (name.isEmpty() || name.contains("/") || name.equals(".") || name.equals("..")) {
            throw new ErrnoException(Errno.EINVAL, "netns", name);
        }
        return FOLDER.resolve(name);
    }

    static void create(String name) throws IOException {
        Path path = path(name);
        makeSharedFolder();
        Descriptor.open(path.toString(), LibC.O_RDONLY | LibC.O_CREAT | LibC.O_EXCL, 0).close();
        try {
            inFreshNamespace(() -> {
                mount("/proc/thread-self/ns/net", path.toString(), LibC.MS_BIND);
                return null;
            });
        } catch (IOException e) {
            Files.deleteIfExists(path);
            throw e;
        }
    }

    private static void makeSharedFolder() throws IOException {
        String folder = FOLDER.toString();
        if (!Files.isDirectory(FOLDER)) {
            Files.createDirectories(FOLDER);
        }
        if (LibC.mount("", folder, "none", LibC.MS_SHARED | LibC.MS_REC, 0) == 0) {
            return;
        }
        if (LibC.errno() != Errno.EINVAL) {
            throw new ErrnoException(LibC.errno(), "mount", folder);
        }
        // Not a mount point yet: it becomes one, so that namespaces made here are seen in other mount namespaces.
        mount(folder, folder, LibC.MS_BIND | LibC.MS_REC);
        mount("", folder, LibC.MS_SHARED | LibC.MS_REC);
    }

    private static void mount(String source, String target, long flags) throws ErrnoException {
        if (LibC.mount(source, target, "none", flags, 0) != 0) {
            throw new ErrnoException(LibC.errno(), "mount", target);
        }
    }

    /** Runs work on a thread of its own in a namespace of its own, and ends the thread. */
    static <T> T inFreshNamespace(Callable<T> work) throws IOException {
        FutureTask<T> task = new FutureTask<>(() -> {
            if (LibC.unshare(LibC.CLONE_NEWNET) != 0) {
                throw new ErrnoException(LibC.errno(), "unshare CLONE_NEWNET", "");
            }
            return work.call();
        });
        Thread.ofPlatform().name("netns new").daemon().start(task);
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    interrupted = true; // The work is short and leaves no half-made namespace when let through.
                }
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            throw new IOException(e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static void delete(String name) throws IOException {
        Path path = path(name);
        if (LibC.umount2(path.toString(), LibC.MNT_DETACH) != 0) {
            int errno = LibC.errno();
            // EINVAL: a name left without its mount, as after a reboot with a kept /run; the file still has to go.
            if (errno != Errno.EINVAL) {
                throw new ErrnoException(errno, "umount", path.toString());
            }
        }
        try {
            Files.delete(path);
        } catch (NoSuchFileException e) {
            throw new ErrnoException(Errno.ENOENT, "unlink", path.toString());
        }
    }

    static List<String> list() throws IOException {
        try (Stream<Path> entries = Files.list(FOLDER)) {
            return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
        } catch (NoSuchFileException e) {
            return List.of();
        }
    }
}
