// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.Protocol;
import org.nicbench.model.Throughput;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Quantity;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/** Text of iperf 2 (2.0.2 to 2.2), client and server. */
public final class IperfTextReader implements OutputReader {

	private static final Pattern RULE = Pattern.compile("-{20,}");
	private static final Pattern CLIENT = Pattern.compile("Client connecting to .+, (TCP|UDP) port \\d+.*");
	private static final Pattern SERVER = Pattern.compile("Server listening on (TCP|UDP) port (\\d+).*");
	private static final Pattern FLOWS = Pattern.compile(".*\\((\\d+) flows?\\).*");
	private static final Pattern WINDOW = Pattern.compile("TCP window size: +(\\d+(?:\\.\\d+)?) ([KMG]?Bytes?).*");
	private static final Pattern CONNECTED = Pattern
			.compile("\\[ *(\\*?\\d+)\\] local (\\S+) port (\\d+) connected (?:with|to) \\S+ port (\\d+)(.*)");
	private static final Pattern MSS = Pattern.compile("icwnd/mss/irtt=\\d+/(\\d+)/");
	private static final Pattern PATH_MSS = Pattern.compile("\\[ *\\d+\\] MSS size (\\d+) bytes.*");
	private static final Pattern MSS_ASKED = Pattern.compile("MSS req size (\\d+) bytes.*");
	private static final Pattern LOSS = Pattern.compile("([\\d.]+) ms\\s+(-?\\d+) ?/ *(\\d+) +\\((-?[\\d.e+-]+|-?nan)%\\).*");
	private static final Pattern WRITES = Pattern.compile("\\d+/\\d+\\s+(\\d+)(?:\\s.*)?");
	private static final Pattern VERSION = Pattern.compile("iperf version (\\S+) .*");
	private static final Pattern HEADING = Pattern.compile("\\[ *ID\\] +Interval.*");
	private static final Pattern REPORT = Pattern.compile("\\[ *\\d+\\] Server Report:");
	private static final Pattern REMARK = Pattern.compile("(?:TCP window size|UDP buffer size|Sending \\d+ byte datagrams|Receiving \\d+ byte"
			+ "|Read buffer size|Write buffer size|TOS (?:set|will)|Binding to|Bidirectional|TCP congestion control|MSS req size|WARNING: "
			+ "|Multicast ttl|Datagram|Reporting|Clock|Setting|Waiting for server threads|Using|Connecting|TCP_NODELAY|Nagle).*"
			+ "|\\[ *(?:\\*?\\d+|SUM|CT|FD\\d+)\\] .*(?:datagrams|connect times|MSS size|WARNING|Sent \\d+|Server Report|out-of-order|Client Report|histogram|final|Packet|BB8|reverse|isoch).*"
			+ "|\\[ *\\*?\\d+\\] (?:WARNING|0\\.0).*");
	private static final Pattern FAILURE = Pattern.compile("(?:(?:tcp |udp )?connect failed|write\\d? failed|read failed|bind failed|recv failed"
			+ "|(?:error|ERROR): unable to|listener bind failed|unable to connect|recvack failed).*");

	@Override
	public String name() {
		return "iperf 2";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		boolean ours = command != null && command.is("iperf");
		boolean foreign = command != null && command.is("iperf3");
		String text = line.body();
		DataRow row = DataRow.parse(text);
		boolean begins = CLIENT.matcher(text).matches() || SERVER.matcher(text).matches()
				|| VERSION.matcher(text).matches() && !text.startsWith("iperf 3")
				|| FAILURE.matcher(text).matches() && (command == null || ours)
				|| !foreign && CONNECTED.matcher(text).matches() && text.contains(" with ")
				|| row != null && !foreign && row.decimals() != 2 && row.role().isEmpty()
				|| ours && (HEADING.matcher(text).matches() || text.endsWith(": Host name lookup failure"));
		if (!begins) {
			return null;
		}
		IperfBlock block = new IperfBlock(line.number(), command);
		return block.accept(line) ? block : null;
	}

	private static final class IperfBlock implements Block {
		private final ShellCommand command;
		private final List<Throughput> finished = new ArrayList<>();
		private final List<Integer> lines = new ArrayList<>();
		private IperfTest test;
		private int first;
		private String listeningPort;
		private boolean reporting;
		private boolean onlyVersion = true;

		IperfBlock(int first, ShellCommand command) {
			this.first = first;
			this.command = command;
			test = new IperfTest(command);
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
			Matcher version = VERSION.matcher(text);
			if (version.matches()) {
				test.version = version.group(1);
				return true;
			}
			if (RULE.matcher(text).matches() || HEADING.matcher(text).matches()) {
				return true;
			}
			boolean read = banner(text, line.number()) || connected(text, line.number()) || failure(text);
			if (read) {
				onlyVersion = false;
				return true;
			}
			if (REPORT.matcher(text).matches()) {
				reporting = true;
				return true;
			}
			Matcher mss = PATH_MSS.matcher(text);
			if (mss.matches()) {
				test.mss = Double.parseDouble(mss.group(1));
				return true;
			}
			if (text.contains("did not receive ack")) {
				test.warn(text.replaceFirst("^\\[ *\\d+\\] ", ""));
			}
			return REMARK.matcher(text).matches();
		}

		private boolean row(DataRow row, int number) {
			if (row.decimals() == 2 && row.rest().matches(".*(?:sender|receiver)") || !row.role().isEmpty()) {
				return false;
			}
			onlyVersion = false;
			Matcher loss = LOSS.matcher(row.rest());
			boolean hasLoss = loss.matches();
			boolean farReport = hasLoss && test.client && (reporting || test.protocol == Protocol.UDP && !test.server);
			if (farReport) {
				test.reports.computeIfAbsent(row.id(), StreamRows::new).add(row.start(), row.end(), row.bytes(), row.bitsPerSecond(), -1);
				datagrams(row.id(), loss);
				return true;
			}
			if (test.isOver(row.id(), row.start(), row.end(), row.bytes())) {
				if (test.client && !test.server) {
					return false;
				}
				next(number);
			}
			Matcher writes = WRITES.matcher(row.rest());
			long retransmits = !hasLoss && test.protocol != Protocol.UDP && writes.matches() ? Long.parseLong(writes.group(1)) : -1;
			test.row(row.id(), row.start(), row.end(), row.bytes(), row.bitsPerSecond(), retransmits);
			if (hasLoss) {
				test.protocol = Protocol.UDP;
				if (row.start() == 0 && !row.isSum()) {
					datagrams(row.id(), loss);
				}
			}
			return true;
		}

		private void datagrams(String id, Matcher loss) {
			test.datagrams(id, Double.parseDouble(loss.group(1)) / 1000, Long.parseLong(loss.group(2)), Long.parseLong(loss.group(3)));
		}

		private boolean banner(String text, int number) {
			Matcher client = CLIENT.matcher(text);
			Matcher server = SERVER.matcher(text);
			Matcher window = WINDOW.matcher(text);
			Matcher asked = MSS_ASKED.matcher(text);
			if (client.matches()) {
				if (test.client && test.hasRows() && !test.dualServer) {
					next(number);
				}
				if (test.server && test.hasStreams()) {
					test.dualServer = true;
				} else {
					test.client = true;
				}
				protocol(client.group(1));
				Matcher flows = FLOWS.matcher(text);
				if (flows.matches()) {
					test.streamsAsked = Integer.parseInt(flows.group(1));
				}
			} else if (server.matches()) {
				test.server = true;
				listeningPort = server.group(2);
				protocol(server.group(1));
			} else if (window.matches()) {
				test.windowBytes = Quantity.bytes(window.group(1), window.group(2));
			} else if (asked.matches()) {
				test.mssAsked = Double.parseDouble(asked.group(1));
			} else {
				return false;
			}
			return true;
		}

		private void protocol(String name) {
			test.protocol = name.equals("UDP") ? Protocol.UDP : Protocol.TCP;
		}

		private boolean connected(String text, int number) {
			Matcher connected = CONNECTED.matcher(text);
			if (!connected.matches()) {
				return false;
			}
			String port = connected.group(3);
			boolean incoming = port.equals(listeningPort);
			boolean dual = test.client && test.server;
			boolean ended = test.dualServer ? incoming && test.allHaveRows() : !dual && (test.server || !test.client);
			if (test.hasRows() && ended) {
				next(number);
			}
			String id = connected.group(1).replace("*", "");
			StreamRows stream = test.stream(id);
			stream.connected = true;
			stream.reverse = dual && incoming || connected.group(1).startsWith("*") || connected.group(5).contains("(reverse)")
					|| test.dualServer && !incoming;
			Matcher mss = MSS.matcher(connected.group(5));
			if (mss.find()) {
				test.mss = Double.parseDouble(mss.group(1));
			}
			return true;
		}

		private boolean failure(String text) {
			boolean unknownHost = text.endsWith(": Host name lookup failure");
			if (!FAILURE.matcher(text).matches() && !unknownHost) {
				return false;
			}
			test.error(text);
			return true;
		}

		/** A server goes on listening: what it printed so far is one test. */
		private void next(int number) {
			finish();
			boolean server = test.server;
			Protocol protocol = test.protocol;
			double window = test.windowBytes;
			String version = test.version;
			test = new IperfTest(command);
			test.server |= server;
			test.protocol = protocol;
			test.windowBytes = window;
			test.version = version;
			first = number;
			reporting = false;
		}

		private void finish() {
			if (test.hasRows() || test.hasErrors() || test.hasStreams() && test.client) {
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
			if (onlyVersion) {
				return;
			}
			finish();
			handOver(results);
		}
	}
}
