// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.time;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.CpuSource;
import org.nicbench.model.Direction;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Side;
import org.nicbench.model.Throughput;
import org.nicbench.model.TimeUse;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Figures;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Quantity;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/**
 * Output of time: of bash, POSIX ({@code -p}), GNU (one line, or {@code -v}) and zsh. The processor time of a tool's process
 * belongs to the result printed before it, too.
 */
public final class TimeReader implements OutputReader {

	private static final Pattern MAY_BEGIN = Pattern.compile("^(?:real|user|sys)\\s|elapsed| total$|^Command being timed");
	private static final Pattern SHELL = Pattern.compile("(real|user|sys)\\s+(?:(\\d+)h\\s?)?(?:(\\d+)m\\s?)?(\\d+(?:[.,]\\d+)?)s?");
	private static final Pattern GNU = Pattern.compile(
			"(\\d+[.,]\\d+)user (\\d+[.,]\\d+)system (?:(\\d+):)?(\\d+):(\\d+(?:[.,]\\d+)?)elapsed \\S*%CPU(?: \\(.*?(\\d+)maxresident\\)k)?.*");
	private static final Pattern GNU_SECOND = Pattern.compile("\\d+inputs\\+\\d+outputs .*swaps");
	private static final Pattern ZSH = Pattern
			.compile("(.*?)\\s*(\\d+[.,]\\d+)s user (\\d+[.,]\\d+)s system \\d+% cpu (?:(?:(\\d+):)?(\\d+):)?(\\d+(?:[.,]\\d+)?) total");
	private static final Pattern VERBOSE = Pattern.compile("(Command being timed|User time \\(seconds\\)|System time \\(seconds\\)"
			+ "|Elapsed \\(wall clock\\) time \\(h:mm:ss or m:ss\\)|Maximum resident set size \\(kbytes\\)|Percent of CPU this job got"
			+ "|Average [a-z ]+ \\(kbytes\\)|(?:Major|Minor) \\(.*\\) page faults|(?:Voluntary|Involuntary) context switches|Swaps"
			+ "|File system (?:inputs|outputs)|Socket messages (?:sent|received)|Signals delivered|Page size \\(bytes\\)|Exit status): ?(.*)");

	@Override
	public String name() {
		return "time";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		if (!MAY_BEGIN.matcher(line.text()).find()) {
			return null;
		}
		TimeBlock block = new TimeBlock(line.number(), command);
		return block.accept(line) ? block : null;
	}

	private static final class TimeBlock implements Block {
		private final int first;
		private final TimeUse time = NicBenchFactory.eINSTANCE.createTimeUse();

		TimeBlock(int first, ShellCommand command) {
			this.first = first;
			if (command != null && command.timed()) {
				time.setCommand(command.text());
			}
		}

		@Override
		public boolean accept(Line line) {
			String text = line.text();
			if (text.isEmpty()) {
				return false;
			}
			Matcher shell = SHELL.matcher(text);
			if (shell.matches()) {
				return shell(shell.group(1), seconds(shell.group(2), shell.group(3), shell.group(4)));
			}
			Matcher gnu = GNU.matcher(text);
			if (gnu.matches() && !time.isSetRealSeconds()) {
				set(Quantity.number(gnu.group(1)), Quantity.number(gnu.group(2)), seconds(gnu.group(3), gnu.group(4), gnu.group(5)));
				if (gnu.group(6) != null) {
					time.setMaximumResidentBytes(Long.parseLong(gnu.group(6)) * 1024);
				}
				return true;
			}
			if (time.isSetRealSeconds() && GNU_SECOND.matcher(text).matches()) {
				return true;
			}
			Matcher zsh = ZSH.matcher(text);
			if (text.endsWith(" total") && zsh.matches() && !time.isSetRealSeconds()) {
				set(Quantity.number(zsh.group(2)), Quantity.number(zsh.group(3)), seconds(zsh.group(4), zsh.group(5), zsh.group(6)));
				if (time.getCommand() == null && !zsh.group(1).isEmpty()) {
					time.setCommand(zsh.group(1));
				}
				return true;
			}
			Matcher verbose = VERBOSE.matcher(text);
			return verbose.matches() && verbose(verbose.group(1), verbose.group(2).strip());
		}

		private boolean shell(String what, double seconds) {
			switch (what) {
			case "real" -> {
				if (time.isSetRealSeconds()) {
					return false;
				}
				time.setRealSeconds(seconds);
			}
			case "user" -> {
				if (time.isSetUserSeconds()) {
					return false;
				}
				time.setUserSeconds(seconds);
			}
			default -> {
				if (time.isSetSystemSeconds()) {
					return false;
				}
				time.setSystemSeconds(seconds);
			}
			}
			return true;
		}

		private boolean verbose(String what, String value) {
			switch (what.split(" ")[0]) {
			case "Command" -> {
				if (time.isSetRealSeconds()) {
					return false;
				}
				time.setCommand(value.replaceAll("^\"|\"$", ""));
			}
			case "User" -> time.setUserSeconds(Quantity.number(value));
			case "System" -> time.setSystemSeconds(Quantity.number(value));
			case "Elapsed" -> {
				String[] parts = value.split(":");
				int n = parts.length;
				time.setRealSeconds(seconds(n > 2 ? parts[n - 3] : null, n > 1 ? parts[n - 2] : null, parts[n - 1]));
			}
			case "Maximum" -> time.setMaximumResidentBytes(Long.parseLong(value) * 1024);
			default -> {
				return time.isSetUserSeconds();
			}
			}
			return true;
		}

		private void set(double user, double system, double real) {
			time.setUserSeconds(user);
			time.setSystemSeconds(system);
			time.setRealSeconds(real);
		}

		private static double seconds(String hours, String minutes, String seconds) {
			return (hours == null ? 0 : Long.parseLong(hours) * 3600) + (minutes == null ? 0 : Long.parseLong(minutes) * 60)
					+ Quantity.number(seconds);
		}

		@Override
		public void end(Results results) {
			Throughput timed = results.untimed();
			if (timed != null && time.isSetRealSeconds() && time.isSetUserSeconds() && time.isSetSystemSeconds()
					&& time.getRealSeconds() > 0) {
				double percent = (time.getUserSeconds() + time.getSystemSeconds()) / time.getRealSeconds() * 100;
				timed.getCpu().add(Figures.cpu(side(timed), percent, CpuSource.TIME));
				if (time.getCommand() == null) {
					time.setCommand(timed.getCommand());
				}
			}
			results.add(time, first);
		}

		/** The timed process is the one whose output stands before: the client, or a server that tells its own figures only. */
		private static Side side(Throughput timed) {
			boolean server = timed.getSender() == null && timed.getReceiver() != null;
			return timed.getDirection() == Direction.REVERSE || server ? Side.RECEIVER : Side.SENDER;
		}
	}
}
