// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.command;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import org.nicbench.model.Throughput;
import org.nicbench.tools.read.ReadResult;
import org.nicbench.tools.read.Readers;

/**
 * Takes one output of a process on a thread of its own: the raw bytes go to where they are kept, and either a reader reads
 * along or the last lines are remembered. The process never blocks on a full pipe, even when the bytes cannot be kept.
 */
final class OutputPump {

	private static final int REMEMBERED_LINES = 256;
	private static final int LONGEST_LINE = 4096;
	private static final Pattern FAILURE = Pattern
			.compile("(?i)\\b(?:failed|failure|refused|error|cannot|could not|unable|unreachable|no route|unrecognized|invalid)\\b");
	private static final Pattern PROGRAM = Pattern.compile("^(?:iperf3|iperf|nuttcp(?:-[tr])?): (?:v[\\d.]+: )?(?:[Ee]rror(?: -|:) )?");

	private final InputStream source;
	private final OutputStream raw;
	private final Thread thread;
	private final Deque<String> lines = new ArrayDeque<>();
	private final StringBuilder line = new StringBuilder();
	private ReadResult result;
	private volatile IOException notKept;
	private volatile IOException broken;

	/**
	 * @param command what makes the output, for its reader; null when it is only to be remembered
	 */
	OutputPump(String name, InputStream source, OutputStream raw, List<String> command) {
		this.source = source;
		this.raw = raw;
		thread = Thread.ofPlatform().name("output " + name).daemon().start(() -> pump(name, command));
	}

	private void pump(String name, List<String> command) {
		try (Tee tee = new Tee()) {
			if (command != null) {
				result = Readers.readOutput(name, tee, command);
			}
			tee.transferTo(OutputStream.nullOutputStream());
		} catch (IOException e) {
			broken = e;
		}
		try {
			raw.close();
		} catch (IOException e) {
			notKept = e;
		}
	}

	/** Copies what passes, and remembers the last lines. */
	private final class Tee extends FilterInputStream {
		Tee() {
			super(source);
		}

		@Override
		public int read() throws IOException {
			byte[] one = new byte[1];
			return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
		}

		@Override
		public int read(byte[] bytes, int offset, int length) throws IOException {
			int count = super.read(bytes, offset, length);
			if (count > 0) {
				keep(bytes, offset, count);
				remember(new String(bytes, offset, count, StandardCharsets.UTF_8));
			}
			return count;
		}

		private void keep(byte[] bytes, int offset, int count) {
			if (notKept == null) {
				try {
					raw.write(bytes, offset, count);
				} catch (IOException e) {
					notKept = e;
				}
			}
		}

		private void remember(String text) {
			synchronized (lines) {
				for (int i = 0; i < text.length(); i++) {
					char c = text.charAt(i);
					if (c != '\n') {
						if (line.length() < LONGEST_LINE) {
							line.append(c);
						}
						continue;
					}
					lines.add(line.toString());
					line.setLength(0);
					if (lines.size() > REMEMBERED_LINES) {
						lines.removeFirst();
					}
				}
			}
		}
	}

	/** @return the last lines so far */
	List<String> lines() {
		synchronized (lines) {
			return new ArrayList<>(lines);
		}
	}

	/** Waits until the output has ended and all of it is read. */
	void join() throws InterruptedException {
		thread.join();
	}

	/** @return the result in the output, after {@link #join()} */
	Optional<Throughput> throughput() {
		return result == null ? Optional.empty()
				: result.objects().stream().filter(Throughput.class::isInstance).map(Throughput.class::cast).reduce((first, last) -> last);
	}

	/**
	 * @return the first line that tells of a failure, else the last that says something, without the name of the program before
	 *         it; empty when there is none
	 */
	String words() {
		String words = "";
		for (String said : lines()) {
			if (FAILURE.matcher(said).find()) {
				words = said;
				break;
			}
			if (!said.isBlank() && !said.startsWith("errno=")) {
				words = said;
			}
		}
		return PROGRAM.matcher(words.strip()).replaceFirst("");
	}

	/** @return why the raw bytes could not be kept, or null */
	IOException notKept() {
		return notKept;
	}

	/** @return why the output could not be taken, or null */
	IOException broken() {
		return broken;
	}
}
