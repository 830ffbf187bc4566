// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.NicState;
import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Values;

/**
 * The plain settings, energy-efficient Ethernet ({@code --show-eee}) and forward error correction ({@code --show-fec}): speed,
 * duplex and link, the rest under its own label. "Unknown!" and "Not reported" are not told.
 */
final class LinkSection implements Section {

	private static final Pattern SPEED = Pattern.compile("(\\d{1,9})\\s?([MG])b/s.*");
	private static final Pattern MODES = Pattern.compile("(?:\\d{2,7}base\\S{1,20}\\s*)+");
	private static final Pattern DETECTED = Pattern.compile("(yes|no)(?:\\s+\\((.*)\\))?.*");

	private static final Pattern LABEL = Pattern.compile("(?:Supported|Supports|Advertised|Link partner advertised|master-slave|Current message) .{2,60}"
			+ "|Speed|Duplex|Port|PHYAD|Transceiver|Auto-negotiation|MDI-X|Wake-on|SecureOn password|Link detected|SQI|Lanes|Link Down Events"
			+ "|EEE status|Tx LPI|Permanent address|(?:Supported/)?Configured FEC encodings|Active FEC encodings?", Pattern.CASE_INSENSITIVE);
	private static final Pattern WORDS = Pattern.compile("[a-z_]{2,12}(?:\\s[a-z_]{2,12})*");
	private static final String LEVEL = "current-message-level";

	private final String prefix;
	private final Map<String, Long> counters = new LinkedHashMap<>();
	private final Map<String, String> labels = new LinkedHashMap<>();
	private String last;
	private Long bitsPerSecond;
	private String duplex;
	private Boolean up;
	private boolean any;
	private boolean statistics;

	/** @param prefix stands before every label */
	LinkSection(String prefix) {
		this.prefix = prefix;
	}

	@Override
	public boolean accept(String text) {
		if (last != null && MODES.matcher(text).matches()) {
			labels.merge(last, text.replaceAll("\\s+", " ").strip(), (known, more) -> known + " " + more);
			return true;
		}
		if (text.equals("Statistics:")) {
			statistics = any;
			return any;
		}
		Pair pair = Pair.of(text);
		if (statistics && pair != null && CounterSection.isCounter(text)) {
			if (pair.number() != null && !pair.label().startsWith("Lane")) {
				counters.put(pair.label(), pair.number());
			}
			return true;
		}
		if (pair == null || !LABEL.matcher(pair.label()).matches()) {
			// the words for a message level stand on a line of their own
			return last != null && last.equals(LEVEL) && WORDS.matcher(text).matches();
		}
		any = true;
		last = null;
		switch (pair.label()) {
		case "Speed" -> speed(pair.value());
		case "Duplex" -> duplex = pair.isUntold() ? null : pair.value().toLowerCase(Locale.ROOT);
		case "Link detected" -> detected(pair.value());
		default -> label(pair);
		}
		return true;
	}

	private void label(Pair pair) {
		String key = pair.key().replace("auto-negotiation", "autoneg");
		last = prefix.isEmpty() ? key
				: prefix + key.replace("eee-", "").replaceFirst("-fec-encodings?$", "").replace("supported/configured", "configured");
		String value = pair.value().replaceAll("[\\[\\]]", "").replaceAll("\\s+", " ").strip();
		if (!value.isEmpty() && !pair.isUntold()) {
			labels.put(last, value);
		}
	}

	private void speed(String value) {
		Matcher speed = SPEED.matcher(value);
		if (speed.matches()) {
			bitsPerSecond = Long.parseLong(speed.group(1)) * (speed.group(2).equals("M") ? 1_000_000L : 1_000_000_000L);
		}
	}

	private void detected(String value) {
		Matcher detected = DETECTED.matcher(value);
		if (detected.matches()) {
			up = detected.group(1).equals("yes");
			if (detected.group(2) != null) {
				labels.put("link-reason", detected.group(2));
			}
		}
	}

	@Override
	public boolean tell(NicState state) {
		if (bitsPerSecond != null) {
			state.setSpeedBitsPerSecond(bitsPerSecond);
		}
		state.setDuplex(duplex);
		if (up != null) {
			state.setLinkUp(up);
		}
		if (!labels.isEmpty()) {
			state.setLink(Labels.of(labels));
		}
		if (!counters.isEmpty()) {
			state.setCounters(Values.of(counters));
		}
		return any;
	}
}
