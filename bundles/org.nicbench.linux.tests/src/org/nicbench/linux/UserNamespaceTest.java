// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.jna.Native;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The way of an ordinary user: a child of its own in a user namespace, where bind mounts and named namespaces fail. */
class UserNamespaceTest {

    private static final String NOBODY = "65534";

    @Test
    void ordinaryUserHasAVirtualBenchOfItsOwn(@TempDir Path folder) throws Exception {
        List<String> asUser = new ArrayList<>();
        if (Capabilities.current().effectiveUserId() == 0) {
            asUser.addAll(List.of(CommandOutput.find("setpriv"), "--reuid=" + NOBODY, "--regid=" + NOBODY,
                    "--clear-groups", "--inh-caps=-all"));
        }
        asUser.addAll(List.of(CommandOutput.find("unshare"), "-Urn"));
        try (NetworkNamespace here = NetworkNamespace.current()) {
            CommandOutput allowed = CommandOutput.in(here, with(asUser, CommandOutput.find("true")));
            Assumptions.assumeTrue(allowed.exitCode() == 0, "no user namespaces here: " + allowed.output());
            List<String> classPath = new ArrayList<>();
            for (Class<?> type : List.of(Native.class, NetworkNamespace.class, UserNamespaceProbe.class)) {
                classPath.add(copyReadable(classesOf(type), folder.resolve(type.getSimpleName())).toString());
            }
            Path home = Files.createDirectory(folder.resolve("home"));
            Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwxrwxrwx"));
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
            CommandOutput said = CommandOutput.in(here,
                    with(asUser, Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                            "--enable-native-access=ALL-UNNAMED", "-Djava.io.tmpdir=" + home, "-Duser.home=" + home,
                            "-cp", String.join(File.pathSeparator, classPath), UserNamespaceProbe.class.getName()));
            assertEquals("net_admin true\nmtu 4000\ntso false\nchild true\n", said.output());
            assertEquals(0, said.exitCode());
        }
    }

    private static String[] with(List<String> command, String... more) {
        return Stream.concat(command.stream(), Stream.of(more)).toArray(String[]::new);
    }

    /** OSGi does not escape spaces in a location, a plain class path does. */
    private static String location(Class<?> type) {
        return type.getProtectionDomain().getCodeSource().getLocation().toString().replace(" ", "%20");
    }

    /** The jar or folder a class came from; within a build the bundle's folder has its classes deeper down. */
    private static Path classesOf(Class<?> type) throws Exception {
        Path location = Path.of(URI.create(location(type)));
        return Stream.of("target/classes", "bin").map(location::resolve).filter(Files::isDirectory).findFirst()
                .orElse(location);
    }

    /** A copy that every user can read; the build folder may be closed to others. */
    private static Path copyReadable(Path from, Path to) throws IOException {
        List<Path> paths;
        try (Stream<Path> walk = Files.walk(from)) {
            paths = walk.toList();
        }
        for (Path path : paths) {
            Path copy = to.resolve(from.relativize(path).toString());
            Files.copy(path, copy);
            Files.setPosixFilePermissions(copy,
                    PosixFilePermissions.fromString(Files.isDirectory(path) ? "rwxr-xr-x" : "rw-r--r--"));
        }
        return to;
    }
}
