// SPDX-License-Identifier: EPL-2.0
package org.nicbench.linux.internal;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * Files of {@code /proc} and {@code /sys}, read with as few and as large reads as possible.
 *
 * <p>Such files say that they are empty, whereupon {@code Files.readString} begins with a read of one byte. A number
 * of {@code /proc/sys} answers only the read at its beginning (proc_dointvec), so all but its first digit would be
 * lost.
 */
public final class PseudoFile {

    private static final int FIRST_READ_BYTES = 64 * 1024;

    private PseudoFile() {
    }

    public static String read(Path file) throws IOException {
        try (FileInputStream in = open(file)) {
            byte[] bytes = new byte[FIRST_READ_BYTES];
            int length = 0;
            int count;
            while ((count = in.read(bytes, length, bytes.length - length)) > 0) {
                length += count;
                if (length == bytes.length) {
                    bytes = Arrays.copyOf(bytes, 2 * length);
                }
            }
            return new String(bytes, 0, length, StandardCharsets.UTF_8);
        }
    }

    private static FileInputStream open(Path file) throws IOException {
        if (!Files.exists(file)) {
            throw new NoSuchFileException(file.toString());
        }
        return new FileInputStream(file.toFile());
    }

    /** The text without white space around it; empty when there is no such file. */
    public static Optional<String> find(Path file) throws IOException {
        try {
            return Optional.of(read(file).strip());
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }
}
