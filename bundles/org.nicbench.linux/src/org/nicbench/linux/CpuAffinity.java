// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.nicbench.linux.internal.LibC;
import org.nicbench.linux.internal.NativeBuffer;

/**
 * On which processors a thread may run (sched_setaffinity(2)). Threads and child processes inherit the set of the
 * thread that starts them, so the way to pin a tool is to pin the thread that starts it.
 */
public final class CpuAffinity {

    private static final int MASK_BYTES = 128; // 1024 processors, the size of cpu_set_t
    private static final int CALLING_THREAD = 0;

    private CpuAffinity() {
    }

    /** The processors allowed to the calling thread. */
    public static BitSet ofCallingThread() throws ErrnoException {
        NativeBuffer mask = new NativeBuffer(MASK_BYTES);
        int result = LibC.sched_getaffinity(CALLING_THREAD, MASK_BYTES, mask.address());
        int errno = result < 0 ? LibC.errno() : 0;
        mask.keep();
        if (result < 0) {
            throw new ErrnoException(errno, "sched_getaffinity", "");
        }
        BitSet processors = new BitSet();
        for (int processor = 0; processor < MASK_BYTES * Byte.SIZE; processor++) {
            long word = mask.bytes().getLong(processor / Long.SIZE * Long.BYTES);
            processors.set(processor, (word >>> processor % Long.SIZE & 1) != 0);
        }
        return processors;
    }

    /** @throws ErrnoException {@link ErrnoException#isInvalid()} when none of the processors exists */
    public static void pinCallingThread(BitSet processors) throws ErrnoException {
        set(CALLING_THREAD, processors);
    }

    /** Pins all threads that a process has now; those it starts later inherit it. */
    public static void pinProcess(long pid, BitSet processors) throws IOException {
        for (int thread : threads(pid)) {
            try {
                set(thread, processors);
            } catch (ErrnoException e) {
                if (!e.isNotFound()) { // The thread has ended meanwhile.
                    throw e;
                }
            }
        }
    }

    private static List<Integer> threads(long pid) throws IOException {
        try (Stream<Path> tasks = Files.list(Path.of("/proc/" + pid + "/task"))) {
            return tasks.map(task -> Integer.valueOf(task.getFileName().toString())).toList();
        } catch (NoSuchFileException e) {
            throw new ErrnoException(Errno.ESRCH, "sched_setaffinity", "process " + pid);
        }
    }

    private static void set(int thread, BitSet processors) throws ErrnoException {
        NativeBuffer mask = new NativeBuffer(MASK_BYTES);
        processors.stream().filter(processor -> processor < MASK_BYTES * Byte.SIZE).forEach(processor -> {
            int at = processor / Long.SIZE * Long.BYTES;
            mask.bytes().putLong(at, mask.bytes().getLong(at) | 1L << processor % Long.SIZE);
        });
        int result = LibC.sched_setaffinity(thread, MASK_BYTES, mask.address());
        int errno = result < 0 ? LibC.errno() : 0;
        mask.keep();
        if (result < 0) {
            throw new ErrnoException(errno, "sched_setaffinity", processors.toString());
        }
    }
}
