// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

import org.nicbench.model.Bench;
import org.nicbench.model.Comparison;
import org.nicbench.model.End;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Plan;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** Integrity check of a project folder. One use each. */
final class ProjectCheck {

	private static final int DEPTH = 12;
	private static final int MOST_PROBLEMS = 100;

	private final List<ProblemException> problems = new ArrayList<>();
	private int files;

	List<ProblemException> check(Path folder) {
		if (!Files.isDirectory(folder)) {
			problems.add(new ProblemException(ProblemKind.UNREADABLE, Messages.fileMissing, folder.toString(),
					Messages.nameAProject));
			return problems;
		}
		if (ProjectFiles.ending(folder.toAbsolutePath()).equals(ProjectFiles.RUN)) {
			checkRun(folder);
			return problems;
		}
		walk(folder, DEPTH);
		if (files == 0) {
			problems.add(new ProblemException(ProblemKind.UNREADABLE, Messages.noProject, folder.toString(),
					Messages.nameAProject));
		}
		return problems;
	}

	private void walk(Path folder, int depth) {
		List<Path> entries;
		try (Stream<Path> list = Files.list(folder)) {
			entries = list.sorted().toList();
		} catch (IOException e) {
			problem(folder, Messages.bind(Messages.cannotRead, e.getMessage()));
			return;
		}
		for (Path entry : entries) {
			if (entry.getFileName().toString().startsWith(".")) {
				continue;
			}
			if (Files.isDirectory(entry)) {
				if (ProjectFiles.ending(entry).equals(ProjectFiles.RUN)) {
					checkRun(entry);
				} else if (depth > 0) {
					walk(entry, depth - 1);
				}
			} else {
				checkFile(entry);
			}
		}
	}

	private void checkFile(Path file) {
		try {
			switch (ProjectFiles.ending(file)) {
			case ProjectFiles.BENCH -> ProjectFiles.load(file, Bench.class);
			case ProjectFiles.OFFLOAD -> {
				OffloadProfile profile = ProjectFiles.load(file, OffloadProfile.class);
				if (profile.getBase() != null) {
					reference(file, profile.getBase());
				}
			}
			case ProjectFiles.PLAN -> {
				Plan plan = ProjectFiles.load(file, Plan.class);
				if (plan.getBench() != null) {
					reference(file, plan.getBench());
				}
				plan.getProfiles().forEach(profile -> reference(file, profile));
			}
			case ProjectFiles.COMPARISON -> ProjectFiles.load(file, Comparison.class).getRuns()
					.forEach(run -> reference(file, run));
			default -> {
				return;
			}
			}
		} catch (ProblemException e) {
			problems.add(e);
		}
		files++;
	}

	private void reference(Path file, String uri) {
		if (!Files.exists(ProjectFiles.resolve(file, uri))) {
			problem(file, Messages.bind(Messages.referenceMissing, uri));
		}
	}

	private void checkRun(Path path) {
		files++;
		RunFolder folder;
		List<Integer> sequences;
		try {
			folder = RunFolder.open(path);
			sequences = folder.sequences();
		} catch (ProblemException e) {
			problems.add(e);
			return;
		}
		for (NicState state : folder.run().getStates()) {
			String id = StateIdentity.of(state);
			if (!id.equals(state.getId())) {
				problem(path.resolve(RunFolder.RUN_FILE), Messages.bind(Messages.stateChanged, state.getId(), id));
			}
		}
		checkSequences(folder, sequences);
		for (int sequence : sequences) {
			try {
				checkTrial(folder, folder.trial(sequence), sequence);
			} catch (ProblemException e) {
				problems.add(e);
			}
		}
	}

	/** Trials are numbered without a gap; a complete run has some. */
	private void checkSequences(RunFolder folder, List<Integer> sequences) {
		if (sequences.isEmpty() && folder.run().getStatus() == Status.COMPLETE) {
			problem(folder.path(), Messages.trialsMissing);
		}
		int expected = 1;
		for (int sequence : sequences) {
			for (; expected < sequence && problems.size() < MOST_PROBLEMS; expected++) {
				problem(folder.path(), Messages.bind(Messages.trialMissing, expected));
			}
			expected = sequence + 1;
		}
	}

	private void checkTrial(RunFolder folder, Trial trial, int sequence) {
		Path file = folder.trialFile(sequence);
		if (!String.valueOf(folder.run().getId()).equals(trial.getRunId())) {
			problem(file, Messages.bind(Messages.trialOfOtherRun, trial.getRunId(), folder.run().getId()));
		}
		if (trial.getSequence() != sequence) {
			problem(file, Messages.bind(Messages.trialOfOtherSequence, trial.getSequence()));
		}
		for (End end : new End[] { trial.getSender(), trial.getReceiver() }) {
			if (end == null) {
				continue;
			}
			for (String state : new String[] { end.getBefore(), end.getDuring(), end.getAfter() }) {
				if (state != null && folder.state(state) == null) {
					problem(file, Messages.bind(Messages.stateUnknown, state));
				}
			}
			if (end.getReceipt() != null && folder.receipt(end.getReceipt()) == null) {
				problem(file, Messages.bind(Messages.receiptUnknown, end.getReceipt()));
			}
			checkRaw(folder, file, end);
		}
	}

	private void checkRaw(RunFolder folder, Path file, End end) {
		if (end.getOutputFile() == null) {
			return;
		}
		Path raw = folder.path().resolve(end.getOutputFile());
		if (!Files.isRegularFile(raw)) {
			problem(file, Messages.bind(Messages.rawMissing, end.getOutputFile()));
		} else if (end.getOutputSha256() != null) {
			try {
				if (!end.getOutputSha256().equals(sha256(raw))) {
					problem(file, Messages.bind(Messages.rawChanged, end.getOutputFile()));
				}
			} catch (IOException e) {
				problem(raw, Messages.bind(Messages.cannotRead, e.getMessage()));
			}
		}
	}

	static String sha256(Path file) throws IOException {
		MessageDigest digest;
		try {
			digest = MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java platform has SHA-256", e);
		}
		try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
			in.transferTo(java.io.OutputStream.nullOutputStream());
		}
		return HexFormat.of().formatHex(digest.digest());
	}

	private void problem(Path where, String what) {
		problems.add(new ProblemException(ProblemKind.UNREADABLE, what, where.toString(), null));
	}
}
