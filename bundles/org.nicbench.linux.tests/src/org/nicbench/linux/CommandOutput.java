// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** What another program says, for comparison. */
public record CommandOutput(int exitCode, String output) {

    /** Runs a program in a namespace, standard error joined to its output. */
    public static CommandOutput in(NetworkNamespace namespace, String... command) throws Exception {
        Process process = namespace.start(new ProcessBuilder(command).redirectErrorStream(true));
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new CommandOutput(process.waitFor(), output);
    }

    /** The path of a program, or the test is skipped with the reason. */
    public static String find(String program) throws IOException {
        List<Path> found = Stream.of("/usr/sbin", "/sbin", "/usr/bin", "/bin").map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable).toList();
        Assumptions.assumeFalse(found.isEmpty(), program + " is not installed");
        return found.get(0).toString();
    }
}
