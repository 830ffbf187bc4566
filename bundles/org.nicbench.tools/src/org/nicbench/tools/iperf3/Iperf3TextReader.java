// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf3;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.Protocol;
import org.nicbench.model.Throughput;
import org.nicbench.tools.iperf.DataRow;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/** Text of iperf3, client and server, also verbose, with time stamps or quoted. */
public final class Iperf3TextReader implements OutputReader {

	private static final Pattern CONNECTING = Pattern.compile("Connecting to host .+, port \\d+");
	private static final Pattern LISTENING = Pattern.compile("Server listening on \\d+.*");
	private static final Pattern ACCEPTED = Pattern.compile("Accepted connection from .+, port \\d+");
	private static final Pattern CONNECTED = Pattern.compile("\\[ *\\d+\\](?:\\[[TR]X-[CS]\\])? local \\S+ port \\d+ connected to \\S+ port \\d+.*");
	private static final Pattern HEADING = Pattern.compile("\\[ *ID\\](?:\\[Role\\])? +Interval .*");
	private static final Pattern SEPARATOR = Pattern.compile("(?:- ){10,}-?|-{20,}");
	private static final Pattern VERSION = Pattern.compile("iperf (3\\.\\S+).*");
	private static final Pattern FAILURE = Pattern.compile("iperf3: (.+)");
	private static final Pattern MSS = Pattern.compile("TCP MSS: (\\d+) .*");
	private static final Pattern START = Pattern.compile("Starting Test: protocol: (TCP|UDP|SCTP), (\\d+) streams?, .*");
	private static final Pattern CPU = Pattern.compile("CPU Utilization: (local|remote)/(sender|receiver) ([\\d.]+)% .*?, (local|remote)/(sender|receiver) ([\\d.]+)% .*");
	private static final Pattern LOSS = Pattern.compile("([\\d.]+) ms\\s+(-?\\d+)/(\\d+) \\([^)]*%\\)\\s*(sender|receiver)?");
	private static final Pattern RETRANSMITS = Pattern.compile("(\\d+)\\s+sender");
	private static final Pattern REMARK = Pattern.compile("(?:iperf Done\\.|Server output:|Test Complete\\. Summary Results:|Cookie: .*|Time: .*"
			+ "|Control connection MSS \\d+|Target Bitrate: .*|(?:snd|rcv)_tcp_congestion \\S+|Linux \\S+ .*|warning: .*|Authentication .*"
			+ "|Reverse mode, remote host .*|\\[ *\\d+\\] Sent \\d+ datagrams|\\[ *(?:\\d+|SUM)\\] .*out-of-order.*|Optional features available: .*|Ignoring nonsense.*)");

	@Override
	public String name() {
		return "iperf3";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		String text = line.body();
		boolean ours = command != null && command.is("iperf3");
		DataRow row = DataRow.parse(text);
		boolean begins = CONNECTING.matcher(text).matches() || VERSION.matcher(text).matches() || FAILURE.matcher(text).matches()
				|| ACCEPTED.matcher(text).matches() || LISTENING.matcher(text).matches() && !text.contains(" TCP") && !text.contains(" UDP")
				|| CONNECTED.matcher(text).matches() || ours && HEADING.matcher(text).matches()
				|| row != null && (row.decimals() == 2 || ours || !row.role().isEmpty());
		if (!begins) {
			return null;
		}
		TextBlock block = new TextBlock(line.number(), command);
		return block.accept(line) ? block : null;
	}

	private static final class TextBlock implements Block {
		private final ShellCommand command;
		private final List<Throughput> finished = new ArrayList<>();
		private final List<Integer> lines = new ArrayList<>();
		private Iperf3Test test;
		private int first;
		private boolean serverOutput;
		private boolean summaryHeading;
		private boolean separated;
		private boolean begun;

		TextBlock(int first, ShellCommand command) {
			this.first = first;
			this.command = command;
			test = new Iperf3Test(command);
		}

		@Override
		public boolean accept(Line line) {
			String text = line.body();
			if (text.isEmpty()) {
				return true;
			}
			DataRow row = DataRow.parse(text);
			if (row != null) {
				return row(row, line.number());
			}
			if (CONNECTING.matcher(text).matches()) {
				if (!test.isEmpty() || test.hasErrors()) {
					return false;
				}
				begun = true;
			} else if (LISTENING.matcher(text).matches() || ACCEPTED.matcher(text).matches()) {
				if (!serverOutput) {
					next(line.number());
					test.server = true;
				}
			} else if (SEPARATOR.matcher(text).matches()) {
				separated = true;
			} else if (HEADING.matcher(text).matches()) {
				summaryHeading = separated;
				if (text.contains("Datagrams") || text.contains("Jitter")) {
					test.protocol = Protocol.UDP;
				}
			} else if (CONNECTED.matcher(text).matches()) {
				begun = true;
			} else {
				return facts(text);
			}
			return true;
		}

		private boolean facts(String text) {
			Matcher version = VERSION.matcher(text);
			Matcher failure = FAILURE.matcher(text);
			Matcher mss = MSS.matcher(text);
			Matcher start = START.matcher(text);
			Matcher cpu = CPU.matcher(text);
			if (failure.matches()) {
				test.error(failure.group(1).replaceFirst("^error - ", ""));
				begun = true;
			} else if (version.matches()) {
				test.version = version.group(1);
			} else if (mss.matches()) {
				test.mss = Double.parseDouble(mss.group(1));
			} else if (start.matches()) {
				test.protocol = Protocol.get(start.group(1).toLowerCase(java.util.Locale.ROOT));
				test.streamsAsked = Integer.parseInt(start.group(2));
			} else if (cpu.matches()) {
				cpu(cpu.group(2), cpu.group(3));
				cpu(cpu.group(5), cpu.group(6));
			} else if (text.equals("Server output:")) {
				serverOutput = true;
			} else if (text.startsWith("Reverse mode,")) {
				test.reverse = true;
			} else if (text.startsWith("warning: ")) {
				test.warn(text.substring("warning: ".length()));
			} else {
				if (text.equals("iperf Done.")) {
					serverOutput = false;
				}
				return REMARK.matcher(text).matches();
			}
			return true;
		}

		private void cpu(String side, String percent) {
			test.cpu(side.equals("sender") == (test.server == test.reverse), Double.parseDouble(percent));
		}

		private boolean row(DataRow row, int number) {
			if (row.decimals() != 2 && !begun && row.role().isEmpty() && !test.isCommand()) {
				return false;
			}
			if (row.rest().endsWith("(omitted)")) {
				return true;
			}
			begun = true;
			if (!row.role().isEmpty()) {
				test.bidirectional = true;
				test.server |= row.role().endsWith("S");
			}
			Way way = row.role().isEmpty() || row.role().equals("TX-C") || row.role().equals("RX-S") ? test.forward : test.backward;
			Matcher loss = LOSS.matcher(row.rest());
			boolean lossTold = loss.matches();
			if (lossTold) {
				test.protocol = Protocol.UDP;
			}
			boolean sender = row.rest().endsWith("sender");
			boolean receiver = row.rest().endsWith("receiver");
			boolean oldSummary = !sender && !receiver && lossTold && summaryHeading && !serverOutput;
			if (!sender && !receiver && !oldSummary) {
				if (!serverOutput) {
					interval(way, row);
				}
				return true;
			}
			if (isOver(way, row.id(), sender || oldSummary)) {
				next(number);
				return row(row, number);
			}
			Matcher retransmits = RETRANSMITS.matcher(row.rest());
			long count = sender && !lossTold && retransmits.matches() ? Long.parseLong(retransmits.group(1)) : -1;
			if (!serverOutput || !(sender ? way.senders : way.receivers).containsKey(row.id())) {
				way.summary(row.id(), sender || oldSummary && !test.server,
						new Way.Figure(row.end() - row.start(), row.bytes(), row.bitsPerSecond(), count));
			}
			if (lossTold && !sender && (row.isSum() || test.streamsAsked <= 1 || way.udp == null)) {
				way.datagrams(Double.parseDouble(loss.group(1)) / 1000, Long.parseLong(loss.group(2)), Long.parseLong(loss.group(3)));
			}
			return true;
		}

		/** The same end of the same stream summed up twice: a further test without anything between. */
		private boolean isOver(Way way, String id, boolean sender) {
			boolean known = id.startsWith("SUM") ? (sender ? way.sumSender : way.sumReceiver) != null
					: (sender ? way.senders : way.receivers).containsKey(id);
			return known && !serverOutput;
		}

		private static void interval(Way way, DataRow row) {
			if (row.isSum()) {
				way.intervals.setSum(row.start(), row.end(), row.bytes(), row.bitsPerSecond());
			} else if (way.isRepeated(row.id(), row.start(), row.end())) {
				return;
			} else {
				way.intervals.add(row.start(), row.end(), row.bytes(), row.bitsPerSecond());
				way.moved(row.id(), row.bytes());
			}
		}

		private void next(int number) {
			boolean server = test.server;
			String version = test.version;
			finish();
			test = new Iperf3Test(command);
			test.server |= server;
			test.version = version;
			first = number;
			begun = false;
			separated = false;
			summaryHeading = false;
		}

		private void finish() {
			if (begun && (!test.isEmpty() || test.hasErrors() || !test.server)) {
				finished.add(test.toThroughput());
				lines.add(first);
			}
		}

		@Override
		public void handOver(Results results) {
			for (int i = 0; i < finished.size(); i++) {
				results.add(finished.get(i), lines.get(i));
			}
			finished.clear();
			lines.clear();
		}

		@Override
		public void end(Results results) {
			finish();
			handOver(results);
		}
	}
}
