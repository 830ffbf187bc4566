// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ip;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.Results;

/**
 * A table with one interface a line: {@code /proc/net/dev} (net/core/net-procfs.c), {@code netstat -i} and
 * {@code ifconfig -s}, {@code ip -br link}. What the kernel adds up in a column (dropped with missed, all kinds of broken
 * frames) keeps the column's name.
 */
final class DeviceTableBlock implements Block {

	private static final List<String> PROC = List.of("rx_bytes", "rx_packets", "rx_errors", "rx_drop", "rx_fifo_errors", "rx_frame",
			"rx_compressed", "multicast", "tx_bytes", "tx_packets", "tx_errors", "tx_dropped", "tx_fifo_errors", "collisions", "tx_carrier",
			"tx_compressed");
	private static final List<String> NETSTAT = List.of("mtu", "rx_packets", "rx_errors", "rx_drop", "rx_fifo_errors", "tx_packets",
			"tx_errors", "tx_dropped", "tx_fifo_errors");
	/** The first cell may be gone: it looks like the name of a container before a line. */
	private static final Pattern PROC_FIRST = Pattern.compile("(?:Inter-\\|\\s+)?Receive\\s+\\|\\s+Transmit");
	private static final Pattern PROC_SECOND = Pattern.compile("(?:face \\|)?bytes\\s+packets errs .*");
	private static final Pattern NETSTAT_FIRST = Pattern.compile("Iface\\s+MTU\\s+(?:Met\\s+)?RX-OK RX-ERR .*");
	private static final Pattern BRIEF = Pattern
			.compile("([\\w.@:+-]{1,40})\\s+(UP|DOWN|UNKNOWN|LOWERLAYERDOWN|DORMANT|NOTPRESENT)\\s+((?:[0-9a-f]{2}:){5}[0-9a-f]{2})\\s+<([A-Z0-9_,-]{1,300})>");

	private record Row(int line, Interface told) {
	}

	private final List<Row> rows = new ArrayList<>();
	private final boolean proc;
	private final boolean metric;

	private DeviceTableBlock(boolean proc, boolean metric) {
		this.proc = proc;
		this.metric = metric;
	}

	/** @return a block when the line is the first one of such a table, else null */
	static DeviceTableBlock begin(Line line) {
		String text = line.text();
		if (text.isEmpty()) {
			return null;
		}
		if (text.endsWith("Transmit") && PROC_FIRST.matcher(text).matches() || text.endsWith("compressed") && PROC_SECOND.matcher(text).matches()) {
			return new DeviceTableBlock(true, false);
		}
		if (text.startsWith("Iface ") && NETSTAT_FIRST.matcher(text).matches()) {
			return new DeviceTableBlock(false, text.contains(" Met "));
		}
		if (text.endsWith(">")) {
			DeviceTableBlock block = new DeviceTableBlock(false, false);
			return block.brief(line) ? block : null;
		}
		return null;
	}

	@Override
	public boolean accept(Line line) {
		String text = line.text();
		if (proc) {
			int colon = text.lastIndexOf(':');
			return PROC_SECOND.matcher(text).matches() || colon > 0 && row(line.number(), text.substring(0, colon), text.substring(colon + 1), PROC);
		}
		int blank = text.indexOf(' ');
		return brief(line) || blank > 0 && row(line.number(), text.substring(0, blank), text.substring(blank), NETSTAT);
	}

	private boolean row(int line, String name, String text, List<String> columns) {
		String[] cells = text.strip().split("\\s+");
		int skip = metric ? 1 : 0;
		if (cells.length < columns.size() + skip || name.isBlank() || name.strip().indexOf(' ') >= 0) {
			return false;
		}
		Interface told = new Interface(name.strip());
		for (int i = 0; i < columns.size(); i++) {
			String cell = cells[i == 0 ? 0 : i + skip];
			if (Interface.number(cell) == null && cell.length() < 19) {
				return false;
			}
			if (columns.get(i).equals("mtu")) {
				told.setMtu(cell);
			} else {
				told.counter(columns.get(i), cell);
			}
		}
		rows.add(new Row(line, told));
		return true;
	}

	private boolean brief(Line line) {
		var matcher = BRIEF.matcher(line.text());
		if (!matcher.matches()) {
			return false;
		}
		Interface told = new Interface(matcher.group(1));
		told.state(Interface.flags(matcher.group(4)), matcher.group(2));
		told.label("address", matcher.group(3));
		rows.add(new Row(line.number(), told));
		return true;
	}

	@Override
	public void handOver(Results results) {
		rows.forEach(row -> results.addPart(row.told().toState(), row.line()));
		rows.clear();
	}

	@Override
	public void end(Results results) {
		handOver(results);
	}
}
