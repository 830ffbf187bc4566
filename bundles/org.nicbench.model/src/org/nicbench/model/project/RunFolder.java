// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

import org.nicbench.model.NicState;
import org.nicbench.model.Receipt;
import org.nicbench.model.Run;
import org.nicbench.model.Trial;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * A run on disk: {@code run.xmi} with the plan's copy, the hosts and each distinct NIC state and receipt once;
 * {@code trials/000001.xmi} and so on, each written once when its trial ends; {@code raw/*.gz}, read only when asked for.
 * Saving a trial writes that trial (and run.xmi when it brought a new state), so it costs the same however many there are.
 * Used by one thread at a time.
 */
public final class RunFolder {

	/** Name of the file of the run itself. */
	public static final String RUN_FILE = "run.xmi";

	private static final String TRIALS = "trials";
	private static final String RAW = "raw";
	private static final String ENDING = ".xmi";

	private final Path path;
	private final Run run;
	private final Map<String, NicState> states = new HashMap<>();
	private final Map<String, Receipt> receipts = new HashMap<>();
	private boolean runChanged;

	private RunFolder(Path path, Run run) {
		this.path = path;
		this.run = run;
		run.getStates().forEach(state -> states.put(state.getId(), state));
		run.getReceipts().forEach(receipt -> receipts.put(receipt.getId(), receipt));
	}

	/**
	 * Makes the folder of a new run and saves the run in it.
	 *
	 * @throws ProblemException UNWRITABLE, also when it holds a run already
	 */
	public static RunFolder create(Path path, Run run) throws ProblemException {
		try {
			Files.createDirectories(path.resolve(TRIALS));
			Files.createDirectories(path.resolve(RAW));
		} catch (IOException e) {
			throw AtomicFile.unwritable(path, e);
		}
		ProjectFiles.create(run, path.resolve(RUN_FILE));
		return new RunFolder(path, run);
	}

	/**
	 * Opens an existing run; its trials are read when asked for.
	 *
	 * @throws ProblemException UNREADABLE when it is no run folder, damaged or of a newer version
	 */
	public static RunFolder open(Path path) throws ProblemException {
		Path file = path.resolve(RUN_FILE);
		if (!Files.isRegularFile(file)) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.noRunFolder, path.toString(),
					Messages.nameTheRunFolder);
		}
		return new RunFolder(path, ProjectFiles.load(file, Run.class));
	}

	/** @return where it lies */
	public Path path() {
		return path;
	}

	/** @return the run; call {@link #saveRun()} after changing it */
	public Run run() {
		return run;
	}

	/** Saves run.xmi. */
	public void saveRun() throws ProblemException {
		ProjectFiles.save(run, path.resolve(RUN_FILE));
		runChanged = false;
	}

	/** @return the id by which trials refer to that state; it is added to the run if its like is not there */
	public String addState(NicState state) {
		String id = StateIdentity.of(state);
		if (!states.containsKey(id)) {
			state.setId(id);
			run.getStates().add(state);
			states.put(id, state);
			runChanged = true;
		}
		return id;
	}

	/** @return the state of that id, or null */
	public NicState state(String id) {
		return states.get(id);
	}

	/** @return the id by which trials refer to that receipt; it is added to the run if its like is not there */
	public String addReceipt(Receipt receipt) {
		String id = StateIdentity.of(receipt);
		if (!receipts.containsKey(id)) {
			receipt.setId(id);
			run.getReceipts().add(receipt);
			receipts.put(id, receipt);
			runChanged = true;
		}
		return id;
	}

	/** @return the receipt of that id, or null */
	public Receipt receipt(String id) {
		return receipts.get(id);
	}

	/**
	 * Saves a trial that ended; states and receipts it refers to are on disk before it.
	 *
	 * @throws ProblemException UNWRITABLE, also when a trial of that sequence was saved before
	 */
	public void saveTrial(Trial trial) throws ProblemException {
		if (runChanged) {
			saveRun();
		}
		trial.setRunId(run.getId());
		ProjectFiles.create(trial, trialFile(trial.getSequence()));
	}

	/** @return the file of the trial of that sequence */
	public Path trialFile(int sequence) {
		return path.resolve(TRIALS).resolve("%06d".formatted(sequence) + ENDING);
	}

	/** @return sequences of the trials on disk, ascending */
	public List<Integer> sequences() throws ProblemException {
		List<Integer> sequences = new ArrayList<>();
		try (var files = Files.newDirectoryStream(path.resolve(TRIALS), "*" + ENDING)) {
			for (Path file : files) {
				String name = file.getFileName().toString();
				String digits = name.substring(0, name.length() - ENDING.length());
				if (digits.matches("[0-9]{1,9}")) {
					sequences.add(Integer.valueOf(digits));
				}
			}
		} catch (NoSuchFileException e) {
			return sequences;
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.bind(Messages.cannotRead, e.getMessage()),
					path.toString(), null, e);
		}
		sequences.sort(null);
		return sequences;
	}

	/** @return number of trials on disk */
	public int trialCount() throws ProblemException {
		return sequences().size();
	}

	/** @return the trial of that sequence, read from disk */
	public Trial trial(int sequence) throws ProblemException {
		return ProjectFiles.load(trialFile(sequence), Trial.class);
	}

	/** @return all trials, read from disk, in order of sequence */
	public List<Trial> trials() throws ProblemException {
		List<Trial> trials = new ArrayList<>();
		for (int sequence : sequences()) {
			trials.add(trial(sequence));
		}
		return trials;
	}

	/**
	 * Opens a raw output for writing; it is gzipped on the way.
	 *
	 * @param name plain file name, for example {@code 000001-sender.out}
	 */
	public OutputStream openRaw(String name) throws ProblemException {
		Path file = rawFile(name);
		try {
			return new GZIPOutputStream(
					Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING));
		} catch (IOException e) {
			throw AtomicFile.unwritable(file, e);
		}
	}

	/** @return the raw output of that name, unpacked while it is read */
	public InputStream readRaw(String name) throws ProblemException {
		Path file = rawFile(name);
		try {
			return new GZIPInputStream(Files.newInputStream(file));
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.bind(Messages.rawMissing, name), path.toString(),
					null, e);
		}
	}

	/**
	 * @return SHA-256 of a file in hexadecimal digits, as a trial keeps it of its raw output
	 * @throws IOException when it cannot be read
	 */
	public static String sha256(Path file) throws IOException {
		return ProjectCheck.sha256(file);
	}

	/** @return the gzip file of a raw output, whether or not it exists */
	public Path rawFile(String name) {
		if (name.contains("/") || name.startsWith(".")) {
			throw new IllegalArgumentException("not a plain name: " + name);
		}
		return path.resolve(RAW).resolve(name + ".gz");
	}
}
