// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.nicbench.model.status.ProblemException;

/** What a command talks to: output, errors, cancellation and the global options. One a process. */
public final class Terminal {

	private final PrintStream out;
	private final PrintStream err;
	private final IProgressMonitor monitor;
	private boolean debug;

	/** @param monitor cancelled when the user interrupts */
	public Terminal(PrintStream out, PrintStream err, IProgressMonitor monitor) {
		this.out = out;
		this.err = err;
		this.monitor = monitor;
	}

	/** @return the terminal of this process, in UTF-8 whatever the locale; output is buffered until {@link #flush()} */
	static Terminal ofProcess(IProgressMonitor monitor) {
		return new Terminal(
				new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), false,
						StandardCharsets.UTF_8),
				new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8), monitor);
	}

	/** @return standard output, for what was asked for */
	public PrintStream out() {
		return out;
	}

	/** @return standard error, for progress and failures */
	public PrintStream err() {
		return err;
	}

	/** @return the monitor to hand to long work */
	public IProgressMonitor monitor() {
		return monitor;
	}

	void setDebug(boolean debug) {
		this.debug = debug;
	}

	/** Writes everything out. */
	public void flush() {
		out.flush();
	}

	/** @return whether something of what was printed could not be written, after everything was tried */
	boolean outputIsLost() {
		return out.checkError();
	}

	/** Prints one line about a failure; the stack trace only for those who asked for it. */
	public void problem(ProblemException problem) {
		flush();
		err.println(Messages.bind(Messages.problemLine, problem.getMessage()));
		if (debug) {
			problem.printStackTrace(err);
		}
	}

	/** Prints a failure that is a defect of the product, in one line. */
	void defect(Throwable defect) {
		flush();
		err.println(Messages.bind(Messages.defectLine, defect));
		if (debug) {
			defect.printStackTrace(err);
		}
	}

	/** Prints rows in columns as wide as their widest cell, two blanks apart; the last column is not padded. */
	public void table(List<List<String>> rows) {
		int columns = rows.stream().mapToInt(List::size).max().orElse(0);
		int[] widths = new int[columns];
		for (List<String> row : rows) {
			for (int i = 0; i < row.size(); i++) {
				widths[i] = Math.max(widths[i], row.get(i).length());
			}
		}
		for (List<String> row : rows) {
			StringBuilder line = new StringBuilder();
			for (int i = 0; i < row.size(); i++) {
				line.append(i == 0 ? "" : "  ").append(row.get(i));
				if (i + 1 < row.size()) {
					line.append(" ".repeat(widths[i] - row.get(i).length()));
				}
			}
			out.println(line.toString().stripTrailing());
		}
	}
}
