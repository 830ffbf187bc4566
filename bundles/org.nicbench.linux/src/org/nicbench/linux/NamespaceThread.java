// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;

/** The one thread on which a namespace's calls run, never lent to anything else: a thread cannot be cleaned of its namespace. */
final class NamespaceThread implements AutoCloseable {

    /** Moves the calling thread into the namespace. */
    @FunctionalInterface
    interface Entry {
        void enter() throws IOException;
    }

    private final ExecutorService executor;
    private final Entry entry;
    private volatile Thread thread;
    private boolean entered;

    NamespaceThread(Entry entry, ThreadFactory threads) {
        this.entry = entry;
        this.executor = Executors.newSingleThreadExecutor(work -> thread = threads.newThread(work));
    }

    <T> T call(Callable<T> work) throws Exception {
        if (Thread.currentThread() == thread) {
            return work.call();
        }
        Future<T> result = executor.submit(() -> {
            if (!entered) {
                entry.enter();
                entered = true;
            }
            return work.call();
        });
        try {
            return result.get();
        } catch (InterruptedException e) {
            result.cancel(true);
            throw e;
        } catch (ExecutionException e) {
            throw asThrown(e.getCause());
        }
    }

    private static Exception asThrown(Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return (Exception) cause;
    }

    @Override
    public void close() {
        executor.shutdown();
    }
}
