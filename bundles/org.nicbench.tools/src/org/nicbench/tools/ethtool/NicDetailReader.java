// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Values;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/**
 * What else ethtool tells of a NIC: driver ({@code -i}), rings ({@code -g}), channels ({@code -l}), coalescing ({@code -c}),
 * pause ({@code -a}), statistics ({@code -S}), private flags and the plain settings. "n/a" is not told, never 0.
 */
public final class NicDetailReader implements OutputReader {

	private static final Pattern HEADER = Pattern.compile("(Ring parameters|Channel parameters|Coalesce parameters|Pause parameters"
			+ "|Private flags|Settings) for ([^\\s:]+):");
	private static final Pattern PAIR = Pattern.compile("([A-Za-z][^:]{0,80}?)\\s*:(?:\\s+(.*))?");
	private static final Pattern COUNTER = Pattern.compile("(\\S(?:.{0,120}\\S)?)\\s*:\\s+(-?\\d{1,19})");
	private static final Pattern ADAPTIVE = Pattern.compile("Adaptive RX: (\\S+)\\s+TX: (\\S+)");
	private static final Pattern SPEED = Pattern.compile("(\\d+)Mb/s");

	@Override
	public String name() {
		return "ethtool -i -g -l -c -a -S";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		String text = line.text();
		Matcher header = HEADER.matcher(text);
		if (header.matches()) {
			return new DetailBlock(line.number(), header.group(1).split(" ")[0], header.group(2));
		}
		String statistics = EthtoolCommand.nic(command, "-S", "--statistics");
		if (text.equals("NIC statistics:")) {
			return new DetailBlock(line.number(), "Statistics", statistics);
		}
		if (statistics != null && COUNTER.matcher(text).matches()) {
			DetailBlock block = new DetailBlock(line.number(), "Statistics", statistics);
			block.accept(line);
			return block;
		}
		String driver = EthtoolCommand.nic(command, "-i", "--driver");
		if (text.matches("driver: \\S+") || driver != null && text.matches("(?:driver|version|firmware-version|bus-info): .*")) {
			DetailBlock block = new DetailBlock(line.number(), "Driver", driver);
			block.accept(line);
			return block;
		}
		return null;
	}

	private static final class DetailBlock implements Block {
		private final int first;
		private final String section;
		private final NicState state = NicBenchFactory.eINSTANCE.createNicState();
		private final Map<String, Long> values = new LinkedHashMap<>();
		private boolean maximums;

		DetailBlock(int first, String section, String nic) {
			this.first = first;
			this.section = section;
			state.setNic(nic);
		}

		@Override
		public boolean accept(Line line) {
			String text = line.text();
			if (text.isEmpty()) {
				return true;
			}
			if (text.equals("Pre-set maximums:") || text.equals("Current hardware settings:")) {
				maximums = text.startsWith("Pre");
				return section.equals("Ring") || section.equals("Channel");
			}
			if (section.equals("Statistics")) {
				Matcher counter = COUNTER.matcher(text);
				return counter.matches() && put(counter.group(1), number(counter.group(2)));
			}
			if (section.equals("Coalesce") && adaptive(text)) {
				return true;
			}
			if (section.equals("Settings") && text.matches("\\d+base\\S+.*")) {
				return true;
			}
			Matcher pair = PAIR.matcher(text);
			return pair.matches() && pair(pair.group(1), pair.group(2) == null ? "" : pair.group(2).strip());
		}

		private boolean adaptive(String text) {
			Matcher adaptive = ADAPTIVE.matcher(text);
			if (adaptive.matches()) {
				put("adaptive-rx", number(adaptive.group(1)));
				put("adaptive-tx", number(adaptive.group(2)));
				return true;
			}
			return text.startsWith("CQE mode ");
		}

		private boolean pair(String name, String value) {
			switch (section) {
			case "Driver" -> {
				return driver(name, value);
			}
			case "Settings" -> {
				return setting(name, value);
			}
			case "Ring", "Channel" -> {
				return put(name.toLowerCase(Locale.ROOT).replace(' ', '-') + (maximums ? "-max" : ""), number(value));
			}
			case "Pause" -> {
				return put(name.equals("Autonegotiate") ? "autoneg" : name.toLowerCase(Locale.ROOT).replace(' ', '-'), number(value));
			}
			default -> {
				return put(name, number(value));
			}
			}
		}

		private boolean driver(String name, String value) {
			String told = value.isEmpty() ? null : value;
			switch (name) {
			case "driver" -> {
				if (state.getDriver() != null) {
					return false;
				}
				state.setDriver(told);
			}
			case "version" -> state.setDriverVersion(told);
			case "firmware-version" -> state.setFirmware(told);
			case "bus-info" -> state.setBus(told);
			default -> {
				return name.equals("expansion-rom-version") || name.startsWith("supports-");
			}
			}
			return true;
		}

		private boolean setting(String name, String value) {
			Matcher speed = SPEED.matcher(value);
			switch (name) {
			case "Speed" -> {
				if (speed.matches()) {
					state.setSpeedBitsPerSecond(Long.parseLong(speed.group(1)) * 1_000_000);
				}
			}
			case "Duplex" -> state.setDuplex(value.startsWith("Unknown") ? null : value.toLowerCase(Locale.ROOT));
			case "Link detected" -> state.setLinkUp(value.startsWith("yes"));
			default -> {
				return true;
			}
			}
			return true;
		}

		private static Long number(String text) {
			return switch (text) {
			case "on", "yes" -> 1L;
			case "off", "no" -> 0L;
			default -> text.matches("-?\\d{1,18}") ? Long.valueOf(text) : null;
			};
		}

		private boolean put(String name, Long value) {
			if (values.containsKey(name)) {
				return false;
			}
			if (value != null) {
				values.put(name, value);
			}
			return true;
		}

		@Override
		public void end(Results results) {
			Values told = Values.of(values);
			switch (section) {
			case "Ring" -> state.setRings(told);
			case "Channel" -> state.setChannels(told);
			case "Coalesce" -> state.setCoalescing(told);
			case "Pause" -> state.setPause(told);
			case "Private" -> state.setPrivateFlags(told);
			case "Statistics" -> state.setCounters(told);
			default -> {
				// driver and settings stand in attributes of their own
			}
			}
			if (state.getNic() == null) {
				state.getWarnings().add(Messages.nicUntold);
			}
			results.add(state, first);
		}
	}
}
