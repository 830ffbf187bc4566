// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

import org.nicbench.model.End;
import org.nicbench.model.project.AtomicFile;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.tools.ToolOutput;

/**
 * Keeps the raw outputs of one trial in the run's folder, gzipped while they come. A disk that fills up must not disturb
 * the tool: the rest of its output is dropped, the failure kept and told once the NICs are restored.
 */
final class RawOutputs implements ToolOutput {

	private final RunFolder folder;
	private final int sequence;
	private final Map<String, Kept> kept = new ConcurrentHashMap<>();
	private volatile ProblemException failure;

	RawOutputs(RunFolder folder, int sequence) {
		this.folder = folder;
		this.sequence = sequence;
	}

	@Override
	public OutputStream open(String name) throws IOException {
		String fileName = "%06d-%s".formatted(sequence, name);
		try {
			Kept output = new Kept(folder.openRaw(fileName), folder.rawFile(fileName));
			kept.put(name, output);
			return output;
		} catch (ProblemException e) {
			failure = e;
			return OutputStream.nullOutputStream();
		}
	}

	/**
	 * Names the outputs in the ends of the trial; files that stayed empty are removed.
	 *
	 * @throws ProblemException UNWRITABLE: an output could not be written
	 */
	void describe(End sender, End receiver) throws ProblemException {
		if (failure != null) {
			throw failure;
		}
		describe(sender, CLIENT_OUT, CLIENT_ERR);
		describe(receiver, SERVER_OUT, SERVER_ERR);
	}

	private void describe(End end, String out, String err) throws ProblemException {
		Path outFile = keep(out);
		Path errFile = keep(err);
		Path named = outFile == null ? errFile : outFile;
		if (named != null) {
			end.setOutputFile(folder.path().relativize(named).toString());
			try {
				end.setOutputSha256(RunFolder.sha256(named));
			} catch (IOException e) {
				throw AtomicFile.unwritable(named, e);
			}
		}
	}

	private Path keep(String name) throws ProblemException {
		Kept output = kept.get(name);
		if (output == null) {
			return null;
		}
		if (output.bytes.get() > 0) {
			return output.file;
		}
		try {
			Files.deleteIfExists(output.file);
		} catch (IOException e) {
			throw AtomicFile.unwritable(output.file, e);
		}
		return null;
	}

	/** Counts what goes through, and keeps quiet when it cannot be kept. */
	private final class Kept extends FilterOutputStream {

		private final Path file;
		private final AtomicLong bytes = new AtomicLong();

		Kept(OutputStream out, Path file) {
			super(out);
			this.file = file;
		}

		@Override
		public void write(int b) {
			write(new byte[] { (byte) b }, 0, 1);
		}

		@Override
		public void write(byte[] text, int offset, int length) {
			bytes.addAndGet(length);
			attempt(() -> out.write(text, offset, length));
		}

		@Override
		public void flush() {
			attempt(out::flush);
		}

		@Override
		public void close() {
			if (failure == null) {
				attempt(out::close);
			} else {
				try {
					out.close();
				} catch (IOException e) {
					failure.addSuppressed(e);
				}
			}
		}

		private void attempt(Write write) {
			if (failure != null) {
				return;
			}
			try {
				write.run();
			} catch (IOException e) {
				failure = AtomicFile.unwritable(file, e);
			}
		}
	}

	@FunctionalInterface
	private interface Write {
		void run() throws IOException;
	}
}
