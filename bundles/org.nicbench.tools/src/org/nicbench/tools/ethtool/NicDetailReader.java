// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.NicState;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.Margin;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.ShellCommand;

/**
 * What else ethtool tells of a NIC: driver ({@code -i}), rings ({@code -g}), channels ({@code -l}), coalescing ({@code -c}),
 * pause ({@code -a}), statistics ({@code -S}), time stamping ({@code -T}), private flags, energy-efficient Ethernet, forward
 * error correction and the plain settings; and what it complains of.
 */
public final class NicDetailReader implements OutputReader {

	private static final Pattern HEADER = Pattern.compile("(Ring parameters|Channel parameters|Coalesce parameters|Pause parameters"
			+ "|Private flags|Settings|Time stamping parameters|EEE [sS]ettings|FEC parameters|Standard stats) for (\\S{1,40}?)\\s?:[\\s\"'`|,\\\\]*$");
	private static final Pattern STATISTICS = Pattern.compile("(?:NIC|PHY) statistics:[\\s\"'`|,\\\\]*$");
	private static final Pattern COMPLAINT = Pattern.compile("netlink error: .{2,200}|Cannot (?:get|set|change|identify|restart|test|read) .{2,200}"
			+ "|Could not change any device features|ethtool(?: \\(-\\S+\\))?: bad command line argument.*|(?:netlink error: )?Operation not (?:supported|permitted)"
			+ "|no (?:stats|private flags|feature info|offload info|channel|ring|coalesce|pause) .{2,100}|No data available|No such device");
	private static final Pattern SURE_COMPLAINT = Pattern
			.compile("netlink error: .*|Cannot get (?:device|driver|wake-on-lan|link status).*|Could not change any device features|Cannot set device .*");

	@Override
	public String name() {
		return "ethtool -i -g -l -c -a -S -T";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		String text = line.text();
		boolean ours = command != null && command.is("ethtool");
		if (!ours && !mayBegin(text)) {
			return null;
		}
		DetailBlock block = titled(line, command);
		if (block == null && ours) {
			block = commanded(line, command);
		}
		if (block == null && (DriverSection.isFirst(text, false) || OtherSection.FIRST.matcher(text).matches())) {
			boolean driver = text.startsWith("driver");
			block = new DetailBlock(line.number(), driver ? EthtoolCommand.nic(command, "-i", "--driver") : null, Margin.NONE,
					driver ? new DriverSection(false) : new OtherSection());
			block.accept(line);
		}
		if (block != null) {
			return block;
		}
		boolean complains = (ours ? COMPLAINT : SURE_COMPLAINT).matcher(text).matches();
		return complains ? new ComplaintBlock(line, EthtoolCommand.anyNic(command)) : null;
	}

	/** Words of which one stands in every first line. */
	private static boolean mayBegin(String text) {
		return text.endsWith(":") || text.indexOf(" for ") > 0 || text.indexOf("statistics:") > 0 || text.startsWith("driver: ")
				|| text.startsWith("Cannot ") || text.startsWith("netlink error") || text.startsWith("Could not ") || text.startsWith("RSS ")
				|| text.startsWith("Identifier") || text.startsWith("Total ") || text.indexOf(" RX rings") > 0 || text.startsWith("ethtool version");
	}

	/** A table with its first line, which tells the NIC unless it is one of statistics. */
	private static DetailBlock titled(Line line, ShellCommand command) {
		String text = line.text();
		Matcher header = HEADER.matcher(text);
		if (header.find() && EthtoolCommand.name(header.group(2)) != null) {
			Margin margin = Margin.of(text.substring(0, header.start()));
			return margin == null ? null : new DetailBlock(line.number(), header.group(2), margin, section(header.group(1)));
		}
		Matcher statistics = STATISTICS.matcher(text);
		if (statistics.find()) {
			Margin margin = Margin.of(text.substring(0, statistics.start()));
			String nic = EthtoolCommand.nic(command, "-S", "--statistics", "--phy-statistics");
			return margin == null ? null : new DetailBlock(line.number(), nic, margin, new CounterSection(true));
		}
		return null;
	}

	private static Section section(String title) {
		return switch (title) {
		case "Ring parameters" -> new AmountSection(NicState::setRings, false);
		case "Channel parameters" -> new AmountSection(NicState::setChannels, false);
		case "Coalesce parameters" -> new AmountSection(NicState::setCoalescing, false);
		case "Pause parameters" -> new AmountSection(NicState::setPause, false);
		case "Private flags" -> new AmountSection(NicState::setPrivateFlags, true);
		case "Time stamping parameters" -> new TimestampSection();
		case "FEC parameters" -> new LinkSection("fec-");
		case "Standard stats" -> new CounterSection(true);
		case "Settings" -> new LinkSection("");
		default -> new LinkSection("eee-");
		};
	}

	/** A table whose first lines were filtered out, or that has none: the command tells what it is. */
	private static DetailBlock commanded(Line line, ShellCommand command) {
		String statistics = EthtoolCommand.nic(command, "-S", "--statistics");
		DetailBlock block = null;
		if (EthtoolCommand.has(command, "-S", "--statistics") && CounterSection.isCounter(line.text())) {
			block = new DetailBlock(line.number(), statistics, Margin.NONE, new CounterSection(false));
		} else if (EthtoolCommand.has(command, "-i", "--driver") && DriverSection.isFirst(line.text(), true)) {
			block = new DetailBlock(line.number(), EthtoolCommand.nic(command, "-i", "--driver"), Margin.NONE, new DriverSection(true));
		} else if (EthtoolCommand.nic(command) != null || EthtoolCommand.has(command, "-P", "--show-permaddr")) {
			block = new DetailBlock(line.number(), EthtoolCommand.anyNic(command), Margin.NONE, new LinkSection(""));
		}
		return block != null && block.accept(line) ? block : null;
	}
}
