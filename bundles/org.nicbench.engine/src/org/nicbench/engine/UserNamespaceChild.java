// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * The command {@code run} as a child process under {@code unshare --user --map-root-user --net} (unshare(1)): it speaks
 * JSON lines and is cancelled by SIGTERM.
 */
final class UserNamespaceChild {

	/** Start script of the product, set by it; without it the child is started from this class path. */
	static final String LAUNCHER_PROPERTY = "nicbench.launcher";

	/** Hidden option of the command {@code run}: the process is already inside the user namespace. */
	static final String OPTION = "--in-user-namespace";

	private static final String MAIN = "org.nicbench.cli.Main";
	private static final List<String> UNSHARE = List.of("unshare", "-Urn");
	private static final long PROBE_SECONDS = 10;
	private static final long POLL_MILLISECONDS = 100;
	/** Longer than the child itself waits for its end after a signal. */
	private static final long END_SECONDS = 60;
	private static final int KEPT_ERROR_LINES = 20;

	/** What comes from the child: a line, or its end. */
	private record Line(String text, boolean end) {
	}

	private final BlockingQueue<Line> lines = new LinkedBlockingQueue<>();
	private final List<String> errors = new ArrayList<>();
	private ProblemException refused;

	RunFolder run(RunRequest request, ProgressListener progress, IProgressMonitor monitor) throws ProblemException {
		probe();
		Process child = start(command(request));
		Thread out = reader(child.getInputStream(), text -> lines.add(new Line(text, false)), () -> lines.add(new Line("", true)));
		Thread err = reader(child.getErrorStream(), this::keepError, () -> {
			// the end of standard output decides
		});
		try {
			follow(child, progress, monitor);
		} finally {
			end(child);
			join(out);
			join(err);
		}
		return outcome(child, request, monitor);
	}

	/** Asks for a user namespace with nothing in it: whether this system allows it is told best by trying. */
	private static void probe() throws ProblemException {
		List<String> command = new ArrayList<>(UNSHARE);
		command.add("true");
		try {
			Process probe = new ProcessBuilder(command).redirectErrorStream(true).start();
			probe.getOutputStream().close();
			String words = new String(probe.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
			if (!probe.waitFor(PROBE_SECONDS, TimeUnit.SECONDS)) {
				probe.destroyForcibly();
			}
			if (probe.isAlive() || probe.exitValue() != 0) {
				throw new ProblemException(ProblemKind.NO_PERMISSION,
						Messages.bind(Messages.userNamespacesForbidden, words), null, Messages.runItAsRoot);
			}
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.NO_PERMISSION, Messages.bind(Messages.userNamespacesForbidden, e.getMessage()),
					null, Messages.installUtilLinuxOrRoot, e);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw cancelled();
		}
	}

	static List<String> command(RunRequest request) {
		List<String> command = new ArrayList<>(UNSHARE);
		String launcher = System.getProperty(LAUNCHER_PROPERTY);
		if (launcher != null && !launcher.isEmpty() && Files.isExecutable(Path.of(launcher))) {
			command.add(launcher);
		} else {
			command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
			command.add("--enable-native-access=ALL-UNNAMED");
			command.add("-Djava.awt.headless=true");
			command.add("-cp");
			command.add(System.getProperty("java.class.path"));
			command.add(MAIN);
		}
		command.add("run");
		command.add(request.planFile().toAbsolutePath().toString());
		command.add(request.resume() ? "--resume" : "--out");
		command.add(request.runFolder().toAbsolutePath().toString());
		command.add("--progress");
		command.add("json");
		command.add(OPTION);
		request.repetitions().ifPresent(number -> {
			command.add("--repetitions");
			command.add(Integer.toString(number));
		});
		if (request.force()) {
			command.add("--force");
		}
		return command;
	}

	private static Process start(List<String> command) throws ProblemException {
		try {
			Process child = new ProcessBuilder(command).start();
			child.getOutputStream().close();
			return child;
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.INTERNAL, Messages.bind(Messages.childNotStarted, e.getMessage()), null, null,
					e);
		}
	}

	private static Thread reader(InputStream in, Consumer<String> taker, Runnable atEnd) {
		return Thread.ofPlatform().name("child output").daemon().start(() -> {
			try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
				reader.lines().forEach(taker);
			} catch (IOException | UncheckedIOException e) {
				// the pipe of a process that was killed: its exit code tells
				System.getLogger(UserNamespaceChild.class.getName()).log(System.Logger.Level.DEBUG, "child output", e);
			} finally {
				atEnd.run();
			}
		});
	}

	private void keepError(String line) {
		synchronized (errors) {
			errors.add(line);
			if (errors.size() > KEPT_ERROR_LINES) {
				errors.removeFirst();
			}
		}
	}

	private void follow(Process child, ProgressListener progress, IProgressMonitor monitor) throws ProblemException {
		SubMonitor work = null;
		boolean asked = false;
		long deadline = Long.MAX_VALUE;
		while (true) {
			if (!asked && monitor.isCanceled()) {
				asked = true;
				deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(END_SECONDS);
				terminate(child);
			}
			if (asked && System.nanoTime() - deadline > 0) {
				throw new ProblemException(ProblemKind.TRIAL, Messages.childDoesNotEnd, null, null);
			}
			Line line = next();
			if (line == null) {
				continue;
			}
			if (line.end()) {
				return;
			}
			Optional<ProgressEvent> event = read(line.text());
			if (event.isPresent()) {
				if (event.get() instanceof ProgressEvent.RunStarted started) {
					work = SubMonitor.convert(monitor, Messages.bind(Messages.running, started.folder().getFileName()),
							started.trials());
				}
				take(event.get(), progress, work);
			}
		}
	}

	private void take(ProgressEvent event, ProgressListener progress, SubMonitor work) {
		switch (event) {
		case ProgressEvent.RunRefused e -> {
			refused = e.toProblem();
			return;
		}
		case ProgressEvent.TrialStarted e when work != null ->
			work.subTask(Messages.bind(Messages.trialOf, e.sequence(), e.cell()));
		case ProgressEvent.TrialFinished e when work != null -> work.worked(1);
		default -> {
			// only passed on
		}
		}
		progress.event(event);
	}

	private Line next() throws ProblemException {
		try {
			return lines.poll(POLL_MILLISECONDS, TimeUnit.MILLISECONDS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw cancelled();
		}
	}

	private Optional<ProgressEvent> read(String text) throws ProblemException {
		try {
			return ProgressJson.read(text);
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.INTERNAL, Messages.bind(Messages.childNotUnderstood, text), null, null, e);
		}
	}

	/** Ends the child and what it started, patiently first. */
	private static void end(Process child) {
		List<ProcessHandle> family = child.descendants().toList();
		if (child.isAlive()) {
			terminate(child);
			if (!waitFor(child)) {
				child.destroyForcibly();
			}
		}
		family.forEach(ProcessHandle::destroyForcibly);
	}

	/** SIGTERM by its handle: {@link Process#destroy()} would close the pipe by which the child tells how it ends. */
	private static void terminate(Process child) {
		child.toHandle().destroy();
	}

	private static boolean waitFor(Process child) {
		try {
			return child.waitFor(END_SECONDS, TimeUnit.SECONDS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

	private static void join(Thread reader) {
		try {
			reader.join(TimeUnit.SECONDS.toMillis(END_SECONDS));
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private RunFolder outcome(Process child, RunRequest request, IProgressMonitor monitor) throws ProblemException {
		if (refused != null) {
			throw refused;
		}
		if (Files.isRegularFile(request.runFolder().resolve(RunFolder.RUN_FILE))) {
			return RunFolder.open(request.runFolder());
		}
		if (monitor.isCanceled()) {
			throw cancelled();
		}
		String words;
		synchronized (errors) {
			words = errors.isEmpty() ? "" : errors.getLast();
		}
		throw new ProblemException(ProblemKind.INTERNAL,
				Messages.bind(Messages.childFailed, child.isAlive() ? "?" : Integer.toString(child.exitValue()), words), null,
				null);
	}

	private static ProblemException cancelled() {
		return new ProblemException(ProblemKind.CANCELLED, Messages.cancelled, null, null);
	}
}
