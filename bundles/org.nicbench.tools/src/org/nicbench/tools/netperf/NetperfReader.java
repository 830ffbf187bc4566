// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.netperf;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.Direction;
import org.nicbench.model.Headline;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Protocol;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.UdpResult;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Figures;
import org.nicbench.tools.read.IntervalSums;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/**
 * netperf's classic tables of the stream tests (TCP_STREAM, TCP_MAERTS, TCP_SENDFILE, UDP_STREAM, SCTP_STREAM), with
 * demo intervals. Tests that count transactions are no throughput and are left alone.
 */
public final class NetperfReader implements OutputReader {

	private static final Pattern TITLE = Pattern
			.compile("(?:MIGRATED )?(TCP|UDP|SCTP) (STREAM|MAERTS|SENDFILE|UNIDIRECTIONAL SEND|SENDFILE STREAM) TEST\\b.*");
	private static final Pattern UNIT = Pattern.compile("(10\\^(\\d+) ?bits ?/s(?:ec)?|([KMG]?)Bytes ? ?/s(?:ec)?)");
	private static final Pattern INTERIM = Pattern.compile("Interim result: +([\\d.]+) +(\\S+) over ([\\d.]+) seconds.*");
	private static final Pattern NUMBERS = Pattern.compile("-?[\\d.]+(?:\\s+-?[\\d.]+){2,12}");
	private static final Pattern HEADING = Pattern
			.compile("(?:Recv|Socket|Size|bytes|to |Send|Time|Throughput|Utilization|local|Message).*|.*(?:Service Demand|10\\^\\d+bits).*");
	private static final Pattern FAILURE = Pattern
			.compile("(?:establish control|netperf|send_data|recv_response|send_tcp_stream|send_udp_stream)\\b.*(?:error|failed|unable|refused|not).*");

	@Override
	public String name() {
		return "netperf";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		Matcher title = TITLE.matcher(line.body());
		if (title.matches()) {
			return new TableBlock(line.number(), title.group(1), title.group(2), command);
		}
		boolean failed = command != null && command.is("netperf") && FAILURE.matcher(line.body()).matches();
		if (failed) {
			TableBlock block = new TableBlock(line.number(), "TCP", "STREAM", command);
			block.result.getErrors().add(line.body());
			return block;
		}
		return null;
	}

	private static final class TableBlock implements Block {
		private final int first;
		private final boolean datagrams;
		private final Throughput result = NicBenchFactory.eINSTANCE.createThroughput();
		private final IntervalSums intervals = new IntervalSums();
		private double bitsPerUnit = 1e6;
		private int rows;
		private long sent;

		TableBlock(int first, String protocol, String kind, ShellCommand command) {
			this.first = first;
			datagrams = protocol.equals("UDP");
			result.setTool("netperf");
			result.setProtocol(Protocol.get(protocol.toLowerCase(java.util.Locale.ROOT)));
			result.setDirection(kind.equals("MAERTS") ? Direction.REVERSE : Direction.FORWARD);
			if (command != null && command.is("netperf")) {
				result.setCommand(command.text());
				result.setStreamsAsked(1);
			}
		}

		@Override
		public boolean accept(Line line) {
			String text = line.body();
			if (text.isEmpty()) {
				return true;
			}
			Matcher interim = INTERIM.matcher(text);
			if (interim.matches()) {
				double length = Double.parseDouble(interim.group(3));
				double rate = Double.parseDouble(interim.group(1)) * factor(interim.group(2));
				intervals.add(intervals.end(), intervals.end() + length, rate * length / 8, rate);
				return true;
			}
			if (NUMBERS.matcher(text).matches()) {
				return row(text.split("\\s+"));
			}
			Matcher unit = UNIT.matcher(text);
			if (rows == 0 && unit.find()) {
				bitsPerUnit = factor(unit.group(1));
				return true;
			}
			return rows == 0 && HEADING.matcher(text).matches();
		}

		private static double factor(String text) {
			Matcher unit = UNIT.matcher(text);
			if (!unit.find()) {
				return 1e6;
			}
			if (unit.group(2) != null) {
				return Math.pow(10, Integer.parseInt(unit.group(2)));
			}
			return 8 * Math.pow(1024, "KMG".indexOf(unit.group(3).isEmpty() ? '-' : unit.group(3).charAt(0)) + 1);
		}

		private boolean row(String[] fields) {
			double[] numbers = new double[fields.length];
			for (int i = 0; i < fields.length; i++) {
				if (!fields[i].matches("-?\\d+(?:\\.\\d+)?")) {
					return false;
				}
				numbers[i] = Double.parseDouble(fields[i]);
			}
			if (datagrams) {
				return datagrams(numbers);
			}
			if (rows > 0 || numbers.length < 5) {
				return false;
			}
			rows++;
			result.setSeconds(numbers[3]);
			headline(numbers[4] * bitsPerUnit, Headline.SENDER);
			result.setSender(Figures.side(Double.NaN, numbers[4] * bitsPerUnit, -1));
			return true;
		}

		/** The first row is the sender's: size, message, time, sent, errors, rate; the second the receiver's. */
		private boolean datagrams(double[] numbers) {
			if (rows == 0 && numbers.length >= 6) {
				result.setSeconds(numbers[2]);
				sent = (long) numbers[3];
				headline(numbers[5] * bitsPerUnit, Headline.SENDER);
				result.setSender(Figures.side(Double.NaN, numbers[5] * bitsPerUnit, -1));
			} else if (rows == 1 && numbers.length >= 4) {
				headline(numbers[3] * bitsPerUnit, Headline.RECEIVER);
				result.setReceiver(Figures.side(Double.NaN, numbers[3] * bitsPerUnit, -1));
				UdpResult udp = NicBenchFactory.eINSTANCE.createUdpResult();
				udp.setPackets(sent);
				udp.setLost(Math.max(0, sent - (long) numbers[2]));
				if (sent > 0) {
					udp.setLostPercent(100.0 * udp.getLost() / sent);
				}
				result.setUdp(udp);
			} else {
				return false;
			}
			rows++;
			return true;
		}

		private void headline(double bitsPerSecond, Headline from) {
			result.setBitsPerSecond(bitsPerSecond);
			result.setHeadlineFrom(from);
		}

		@Override
		public void end(Results results) {
			intervals.into(result);
			if (rows == 0 && intervals.size() > 0) {
				result.setSeconds(intervals.totalSeconds());
				headline(intervals.totalBytes() * 8 / intervals.totalSeconds(), Headline.SENDER);
				result.setSender(Figures.side(Double.NaN, result.getBitsPerSecond(), -1));
				result.getWarnings().add(Messages.noTotal);
				result.setStatus(Status.PARTIAL);
			} else {
				result.setStatus(rows > 0 ? Status.COMPLETE : Status.FAILED);
			}
			if (rows > 0 && result.isSetStreamsAsked()) {
				result.setStreamsWorked(1);
			}
			if (result.getStatus() == Status.FAILED && result.getErrors().isEmpty()) {
				result.getErrors().add(Messages.noFigures);
			}
			results.add(result, first);
		}
	}
}
