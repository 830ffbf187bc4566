// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

import org.nicbench.model.NicState;

/** The driver ({@code -i}). */
final class DriverSection implements Section {

	private static final Set<String> NAMES = Set.of("driver", "version", "firmware-version", "expansion-rom-version", "bus-info");

	private final boolean commanded;
	private final Set<String> seen = new HashSet<>();
	private String driver;
	private String version;
	private String firmware;
	private String bus;

	/** @param commanded whether the command was typed before; else a line "driver: x" alone may be anybody's */
	DriverSection(boolean commanded) {
		this.commanded = commanded;
	}

	/** @return whether the line may be the first one */
	static boolean isFirst(String text, boolean commanded) {
		int colon = text.indexOf(':');
		return colon > 0 && (commanded ? NAMES.contains(text.substring(0, colon)) || text.startsWith("supports-")
				: text.startsWith("driver: ") && text.indexOf(' ', 8) < 0);
	}

	@Override
	public boolean accept(String text) {
		Pair pair = Pair.of(text);
		if (pair == null || !NAMES.contains(pair.label()) && !pair.label().startsWith("supports-") || !seen.add(pair.label())) {
			return false;
		}
		String told = pair.isUntold() ? null : pair.value();
		switch (pair.label()) {
		case "driver" -> driver = told;
		case "version" -> version = told;
		case "firmware-version" -> firmware = told;
		case "bus-info" -> bus = told == null ? null : told.toLowerCase(Locale.ROOT);
		default -> {
			// what the driver can do otherwise
		}
		}
		return true;
	}

	@Override
	public boolean tell(NicState state) {
		state.setDriver(driver);
		state.setDriverVersion(version);
		state.setFirmware(firmware);
		state.setBus(bus);
		return commanded || seen.size() > 1;
	}
}
