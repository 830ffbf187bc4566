// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.proc.NetDev;
import org.nicbench.linux.rtnetlink.Rtnetlink;

class NetworkNamespaceTest {

    @BeforeEach
    void namespacesCanBeMade() throws IOException {
        VethPair.assumeNamespaces();
    }

    @Test
    void identityIsThatOfTheKernelsFile() throws Exception {
        try (NetworkNamespace here = NetworkNamespace.current();
                NetworkNamespace other = NetworkNamespace.createAnonymous("x")) {
            assertEquals(NetworkNamespace.currentId(), here.id());
            assertNotEquals(here.id(), other.id());
            assertEquals(other.id(), other.call(NetworkNamespace::currentId));
            CommandOutput stat = CommandOutput.in(here, CommandOutput.find("stat"), "-L", "-c", "%d:%i",
                    other.path().toString());
            assertEquals(other.id(), stat.output().strip());
        }
    }

    @Test
    void onlyTheDedicatedThreadMoves() throws Exception {
        String before = NetworkNamespace.currentId();
        try (NetworkNamespace other = NetworkNamespace.createAnonymous("x")) {
            Thread first = other.call(Thread::currentThread);
            assertSame(first, other.call(Thread::currentThread));
            assertTrue(first.isDaemon());
            assertNotEquals(Thread.currentThread(), first);
            assertEquals(before, NetworkNamespace.currentId());
            assertEquals(Set.of("lo"), other.call(NetDev::read).keySet());
        }
    }

    @Test
    void callWithinACallRunsAtOnce() throws Exception {
        try (NetworkNamespace other = NetworkNamespace.createAnonymous("x")) {
            assertEquals(other.id(), other.call(() -> other.call(NetworkNamespace::currentId)));
        }
    }

    @Test
    void exceptionsPassThroughAsTheyAre() throws Exception {
        try (NetworkNamespace other = NetworkNamespace.createAnonymous("x")) {
            Exception mine = new Exception("mine");
            assertSame(mine, assertThrows(Exception.class, () -> other.call(() -> {
                throw mine;
            })));
            assertTrue(assertThrows(ErrnoException.class, () -> other.callIo(() -> {
                try (Ethtool ethtool = Ethtool.open()) {
                    return ethtool.features("eth0");
                }
            })).isNoDevice());
        }
    }

    @Test
    void interruptOfTheCallerReachesTheWork() throws Exception {
        try (NetworkNamespace other = NetworkNamespace.createAnonymous("x")) {
            CountDownLatch working = new CountDownLatch(1);
            CompletableFuture<Boolean> workInterrupted = new CompletableFuture<>();
            CompletableFuture<Boolean> callerInterrupted = new CompletableFuture<>();
            Thread caller = Thread.ofPlatform().start(() -> {
                try {
                    other.call(() -> {
                        working.countDown();
                        try {
                            new CountDownLatch(1).await();
                        } catch (InterruptedException e) {
                            workInterrupted.complete(true);
                        }
                        return null;
                    });
                    callerInterrupted.complete(false);
                } catch (InterruptedException e) {
                    callerInterrupted.complete(true);
                } catch (Exception e) {
                    callerInterrupted.completeExceptionally(e);
                }
            });
            working.await();
            caller.interrupt();
            assertTrue(workInterrupted.get());
            assertTrue(callerInterrupted.get());
        }
    }

    @Test
    void childProcessesRunInTheNamespace() throws Exception {
        try (NetworkNamespace other = NetworkNamespace.createAnonymous("x")) {
            CommandOutput link = CommandOutput.in(other, CommandOutput.find("readlink"), "/proc/self/ns/net");
            assertEquals("net:[" + other.id().split(":")[1] + "]", link.output().strip());
            CommandOutput devices = CommandOutput.in(other, CommandOutput.find("cat"), "/proc/net/dev");
            assertEquals(1, devices.output().lines().filter(line -> line.contains(":")).count(), devices.output());
        }
    }

    @Test
    void furtherThreadsAndTheirSocketsAreInTheNamespace() throws Exception {
        try (VethPair pair = VethPair.create()) {
            CompletableFuture<ServerSocket> listening = new CompletableFuture<>();
            CompletableFuture<String> clientNamespace = new CompletableFuture<>();
            Thread server = pair.farNamespace.newThread(() -> {
                try {
                    ServerSocket socket = new ServerSocket();
                    socket.bind(new InetSocketAddress(pair.farAddress, 0));
                    listening.complete(socket);
                } catch (IOException e) {
                    listening.completeExceptionally(e);
                }
            });
            server.start();
            // The listening socket is used from this thread, which is elsewhere.
            try (ServerSocket socket = listening.get()) {
                Thread client = pair.nearNamespace.newThread(() -> {
                    try (Socket connection = new Socket(pair.farAddress, socket.getLocalPort());
                            OutputStream out = connection.getOutputStream()) {
                        out.write(42);
                        clientNamespace.complete(NetworkNamespace.currentId());
                    } catch (IOException e) {
                        clientNamespace.completeExceptionally(e);
                    }
                });
                client.start();
                try (Socket accepted = socket.accept(); InputStream in = accepted.getInputStream()) {
                    assertEquals(42, in.read());
                    assertEquals(pair.nearAddress, accepted.getInetAddress());
                }
                assertEquals(pair.nearNamespace.id(), clientNamespace.get());
                client.join();
            }
            server.join();
        }
    }

    @Test
    void namedOneIsSeenByIpNetnsUntilDeleted() throws Exception {
        String ip = CommandOutput.find("ip");
        String name = "nbtest-" + ProcessHandle.current().pid();
        try (NetworkNamespace here = NetworkNamespace.current(); NetworkNamespace named = createOrSkip(name)) {
            try {
                assertTrue(NetworkNamespace.list().contains(name));
                assertTrue(CommandOutput.in(here, ip, "netns", "list").output().contains(name));
                CommandOutput id = CommandOutput.in(here, ip, "netns", "exec", name, "readlink", "/proc/self/ns/net");
                assertEquals("net:[" + named.id().split(":")[1] + "]", id.output().strip());
                try (NetworkNamespace again = NetworkNamespace.open(name)) {
                    assertEquals(named.id(), again.id());
                }
                assertTrue(assertThrows(ErrnoException.class, () -> NetworkNamespace.create(name)).isAlreadyThere());
            } finally {
                NetworkNamespace.delete(name);
            }
            assertFalse(NetworkNamespace.list().contains(name));
            assertFalse(CommandOutput.in(here, ip, "netns", "list").output().contains(name));
            assertTrue(assertThrows(ErrnoException.class, () -> NetworkNamespace.open(name)).isNotFound());
            assertTrue(assertThrows(ErrnoException.class, () -> NetworkNamespace.delete(name)).isNotFound());
        }
    }

    @Test
    void oneMadeByIpNetnsIsOpenedByName() throws Exception {
        String ip = CommandOutput.find("ip");
        String name = "nbtest-ip-" + ProcessHandle.current().pid();
        try (NetworkNamespace here = NetworkNamespace.current()) {
            CommandOutput added = CommandOutput.in(here, ip, "netns", "add", name);
            Assumptions.assumeTrue(added.exitCode() == 0, added.output());
            try (NetworkNamespace opened = NetworkNamespace.open(name); Rtnetlink links = Rtnetlink.open(opened)) {
                assertEquals(1, links.links().size());
            } finally {
                assertEquals(0, CommandOutput.in(here, ip, "netns", "delete", name).exitCode());
            }
        }
    }

    @Test
    void namespaceOfAProcessIsItsOwn() throws Exception {
        try (NetworkNamespace other = NetworkNamespace.createAnonymous("x")) {
            Process child = other.start(new ProcessBuilder(CommandOutput.find("cat")));
            try (NetworkNamespace ofChild = NetworkNamespace.ofProcess(child.pid())) {
                assertEquals(other.id(), ofChild.id());
            } finally {
                child.getOutputStream().close();
                child.waitFor();
            }
        }
    }

    @Test
    void linksGoWithTheLastUserOfAnAnonymousNamespace() throws Exception {
        try (NetworkNamespace kept = NetworkNamespace.createAnonymous("kept"); Rtnetlink links = Rtnetlink.open(kept)) {
            NetworkNamespace gone = NetworkNamespace.createAnonymous("gone");
            links.createVeth("stays", "leaves", gone);
            Thread inside = gone.call(Thread::currentThread);
            gone.close();
            inside.join();
            // The kernel dismantles a namespace on a worker of its own some time later.
            while (links.find("stays").isPresent()) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    void closedOneRefusesWork() throws Exception {
        NetworkNamespace other = NetworkNamespace.createAnonymous("x");
        other.close();
        assertThrows(IllegalStateException.class, () -> other.call(() -> 1));
    }

    @Test
    void fileThatIsNoNamespaceIsRefused() throws Exception {
        Path file = Files.createTempFile("no-namespace", "");
        try (NetworkNamespace wrong = NetworkNamespace.open(file)) {
            assertTrue(assertThrows(ErrnoException.class, () -> wrong.call(() -> 1)).isInvalid());
        } finally {
            Files.delete(file);
        }
        assertTrue(assertThrows(ErrnoException.class, () -> NetworkNamespace.open("../proc/self/ns/net")).isInvalid());
        assertTrue(assertThrows(ErrnoException.class, () -> NetworkNamespace.open(Path.of("/nosuch"))).isNotFound());
    }

    private static NetworkNamespace createOrSkip(String name) throws IOException {
        try {
            return NetworkNamespace.create(name);
        } catch (ErrnoException e) {
            return Assumptions.abort("named namespaces cannot be made here: " + e.getMessage());
        }
    }
}
