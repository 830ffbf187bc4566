// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf;

import java.util.regex.Pattern;

import org.nicbench.model.Protocol;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/**
 * {@code iperf -y C} of iperf 2: time stamp, local address and port, far address and port, stream, interval, bytes, bits per
 * second, for UDP also jitter (ms), lost and sent datagrams, lost percent, out of order. Bytes and rates are exact.
 */
public final class IperfCsvReader implements OutputReader {

	private static final Pattern ROW = Pattern.compile("\\d{14}(?:\\.\\d+)?(?:[+-]\\d{4})?,[^,]*,\\d+,[^,]*,\\d+,-?\\d+,\\d+(?:\\.\\d+)?-\\d+(?:\\.\\d+)?,\\d+,\\d+(?:,.*)?");

	private static final String DEFAULT_PORT = "5001";

	@Override
	public String name() {
		return "iperf 2, CSV";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		if (!ROW.matcher(line.text()).matches()) {
			return null;
		}
		CsvBlock block = new CsvBlock(line.number(), command);
		return block.accept(line) ? block : null;
	}

	private static final class CsvBlock implements Block {
		private final int first;
		private final IperfTest test;
		private String listener;

		CsvBlock(int first, ShellCommand command) {
			this.first = first;
			test = new IperfTest(command);
		}

		@Override
		public boolean accept(Line line) {
			if (!ROW.matcher(line.text()).matches()) {
				return false;
			}
			String[] fields = line.text().split(",", -1);
			String id = fields[5].equals("-1") ? "SUM" : fields[5];
			String[] times = fields[6].split("-");
			double start = Double.parseDouble(times[0]);
			double end = Double.parseDouble(times[1]);
			double bytes = Double.parseDouble(fields[7]);
			double rate = Double.parseDouble(fields[8]);
			String local = fields[1] + " " + fields[2];
			String far = fields[3] + " " + fields[4];
			boolean datagrams = fields.length >= 13 && !fields[9].isEmpty();
			if (datagrams && local.equals(listener) && !test.server) {
				test.reports.put(id, new StreamRows(id));
				test.reports.get(id).add(start, end, bytes, rate, -1);
				datagrams(id, fields);
				return true;
			}
			if (test.isOver(id, start, end, bytes)) {
				return false;
			}
			if (listener == null) {
				listener = far;
				test.server |= !test.client && fields[2].equals(DEFAULT_PORT);
			}
			if (!id.equals("SUM")) {
				test.stream(id).connected = true;
			}
			test.row(id, start, end, bytes, rate, -1);
			if (datagrams) {
				test.protocol = Protocol.UDP;
				if (start == 0 && Long.parseLong(fields[11]) > 0 && !id.equals("SUM")) {
					datagrams(id, fields);
				}
			}
			return true;
		}

		private void datagrams(String id, String[] fields) {
			test.datagrams(id, Double.parseDouble(fields[9]) / 1000, Long.parseLong(fields[10]), Long.parseLong(fields[11]));
		}

		@Override
		public void end(Results results) {
			results.add(test.toThroughput(), first);
		}
	}
}
