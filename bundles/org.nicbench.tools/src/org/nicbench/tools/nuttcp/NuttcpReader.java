// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.nuttcp;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.CpuSource;
import org.nicbench.model.Protocol;
import org.nicbench.model.Side;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Quantity;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/**
 * nuttcp: the classic result line, intervals ({@code -i}), {@code -fparse} and the verbose form ({@code -v}). Its MB are
 * 2^20 bytes. The figures are the receiver's.
 */
public final class NuttcpReader implements OutputReader {

	private static final Pattern CLASSIC = Pattern.compile(
			"(\\d+(?:\\.\\d+)?) ([KMGT]?B)\\s+/\\s+(\\d+(?:\\.\\d+)?) sec\\s+=\\s+(\\d+(?:\\.\\d+)?) ([KMGT]?bps)(?:\\s+(.*))?");
	private static final Pattern PARSE = Pattern.compile("megabytes=(\\S+) (real_sec|real_seconds)=(\\S+) (?:rate_Mbps=(\\S+)).*");
	private static final Pattern CPU = Pattern.compile("(\\d+) %TX\\s+(\\d+) %RX");
	private static final Pattern RETRANSMITS = Pattern.compile("(\\d+) (?:host-)?retrans");
	private static final Pattern LOSS = Pattern.compile("(\\d+) / +(\\d+) ~?drop/pkt\\s+(\\d+(?:\\.\\d+)?) ~?%loss");
	private static final Pattern VERBOSE = Pattern.compile("nuttcp(?:\\d)?-([tr]): (?:v(\\d\\S*): )?(.*)");
	private static final Pattern AMOUNT = Pattern
			.compile("(\\d+(?:\\.\\d+)?) ([KMGT]?B) in (\\d+(?:\\.\\d+)?) real seconds = \\S+ \\S+ = (\\d+(?:\\.\\d+)?) ([KMGT]?bps).*");
	private static final Pattern PROCESS = Pattern.compile("\\S+user \\S+sys \\S+real (\\d+)% .*");
	private static final Pattern CONNECT = Pattern.compile(".*mss=(\\d+).*");
	private static final Pattern NSTREAM = Pattern.compile(".*nstream=(\\d+),.* (tcp|udp).*");
	private static final Pattern WINDOW = Pattern.compile("send window size = (\\d+), receive window size = (\\d+)");
	private static final Pattern VERBOSE_RETRANSMITS = Pattern.compile("retrans = (\\d+).*");
	private static final Pattern FAILURE = Pattern.compile("(?:Error|errno)[:=].*|.*Error: .*");
	private static final Pattern HOST_FAILURE = Pattern.compile("bad hostname or address: .*");

	@Override
	public String name() {
		return "nuttcp";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		String text = line.body();
		boolean begins = CLASSIC.matcher(text).matches() || PARSE.matcher(text).matches() || VERBOSE.matcher(text).matches()
				|| HOST_FAILURE.matcher(text).matches();
		if (!begins) {
			return null;
		}
		NuttcpBlock block = new NuttcpBlock(line.number(), command);
		return block.accept(line) ? block : null;
	}

	private static final class NuttcpBlock implements Block {
		private final int first;
		private final NuttcpTest test;
		private boolean over;

		NuttcpBlock(int first, ShellCommand command) {
			this.first = first;
			test = new NuttcpTest(command);
		}

		@Override
		public boolean accept(Line line) {
			String text = line.body();
			if (text.isEmpty()) {
				return true;
			}
			Matcher verbose = VERBOSE.matcher(text);
			if (verbose.matches()) {
				return !over && verbose(verbose.group(1).equals("t"), verbose.group(2), verbose.group(3));
			}
			if (over) {
				return false;
			}
			Matcher classic = CLASSIC.matcher(text);
			if (classic.matches()) {
				classic(classic);
				return true;
			}
			Matcher parse = PARSE.matcher(text);
			if (parse.matches()) {
				parse(parse, text);
				return true;
			}
			if (HOST_FAILURE.matcher(text).matches() || text.startsWith("errno=") && test.hasErrors()) {
				if (!text.startsWith("errno=")) {
					test.error(text);
				}
				return true;
			}
			return text.startsWith("Warning: ") && warn(text);
		}

		private boolean warn(String text) {
			test.warn(text);
			return true;
		}

		private void classic(Matcher row) {
			String rest = row.group(6) == null ? "" : row.group(6);
			double bytes = Quantity.bytes(row.group(1), row.group(2));
			double seconds = Double.parseDouble(row.group(3));
			double rate = Quantity.bitsPerSecond(row.group(4), row.group(5));
			Matcher cpu = CPU.matcher(rest);
			Matcher loss = LOSS.matcher(rest);
			boolean lossTold = loss.find();
			if (lossTold) {
				test.protocol = Protocol.UDP;
			}
			if (!cpu.find()) {
				test.interval(bytes, seconds, rate);
				return;
			}
			test.total(bytes, seconds, rate);
			test.cpu(Side.SENDER, Double.parseDouble(cpu.group(1)), CpuSource.TOOL);
			test.cpu(Side.RECEIVER, Double.parseDouble(cpu.group(2)), CpuSource.TOOL);
			Matcher retransmits = RETRANSMITS.matcher(rest);
			if (retransmits.find()) {
				test.retransmits = Long.parseLong(retransmits.group(1));
			}
			if (lossTold) {
				test.loss(Long.parseLong(loss.group(1)), Long.parseLong(loss.group(2)), Double.parseDouble(loss.group(3)));
			}
			over = true;
		}

		private void parse(Matcher row, String text) {
			double bytes = Quantity.bytes(row.group(1), "MB");
			double seconds = Double.parseDouble(row.group(3));
			double rate = Quantity.bitsPerSecond(row.group(4), "Mbps");
			if (row.group(2).equals("real_sec")) {
				test.interval(bytes, seconds, rate);
				return;
			}
			test.total(bytes, seconds, rate);
			long lost = -1;
			long packets = -1;
			for (String pair : text.split("\\s+")) {
				String[] parts = pair.split("=", 2);
				if (parts.length < 2 || !parts[1].matches("\\d+(?:\\.\\d+)?")) {
					continue;
				}
				switch (parts[0]) {
				case "tx_cpu" -> test.cpu(Side.SENDER, Double.parseDouble(parts[1]), CpuSource.TOOL);
				case "rx_cpu" -> test.cpu(Side.RECEIVER, Double.parseDouble(parts[1]), CpuSource.TOOL);
				case "retrans" -> test.retransmits = Long.parseLong(parts[1]);
				case "drop" -> lost = Long.parseLong(parts[1]);
				case "pkt" -> packets = Long.parseLong(parts[1]);
				case "data_loss" -> test.loss(lost, packets, Double.parseDouble(parts[1]));
				default -> {
					// round trip time has no place in a throughput
				}
				}
			}
			over = true;
		}

		private boolean verbose(boolean transmitter, String version, String text) {
			if (version != null) {
				test.version = version;
			}
			Matcher amount = AMOUNT.matcher(text);
			Matcher process = PROCESS.matcher(text);
			Matcher connect = CONNECT.matcher(text);
			Matcher stream = NSTREAM.matcher(text);
			Matcher window = WINDOW.matcher(text);
			Matcher retransmits = VERBOSE_RETRANSMITS.matcher(text);
			if (FAILURE.matcher(text).matches()) {
				test.error(text.replaceFirst("^Error: ", ""));
			} else if (text.contains("less reliable transmitter side")) {
				test.transmitterOnly = true;
			} else if (amount.matches()) {
				test.amount(transmitter, Quantity.bytes(amount.group(1), amount.group(2)), Double.parseDouble(amount.group(3)),
						Quantity.bitsPerSecond(amount.group(4), amount.group(5)));
			} else if (process.matches()) {
				test.cpu(transmitter ? Side.SENDER : Side.RECEIVER, Double.parseDouble(process.group(1)), CpuSource.TOOL);
			} else if (connect.matches() && Double.isNaN(test.mss)) {
				test.mss = Double.parseDouble(connect.group(1));
			} else if (stream.matches()) {
				test.streams = Integer.parseInt(stream.group(1));
				test.protocol = stream.group(2).equals("udp") ? Protocol.UDP : Protocol.TCP;
			} else if (window.matches() && transmitter) {
				test.windowBytes = Double.parseDouble(window.group(1));
			} else if (retransmits.matches()) {
				test.retransmits = Long.parseLong(retransmits.group(1));
			}
			return true;
		}

		@Override
		public void end(Results results) {
			results.add(test.toThroughput(), first);
		}
	}
}
