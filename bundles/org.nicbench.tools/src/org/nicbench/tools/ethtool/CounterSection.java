// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.osgi.util.NLS;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Values;

/** Statistics ({@code -S}): a driver names them as it likes, {@code tx_queue_0_packets}, {@code [3]: rx_bytes}, {@code Tx lost}. */
final class CounterSection implements Section {

	private static final int LONGEST_NAME = 122;
	private static final int LONGEST_NUMBER = 20;

	private final Map<String, Long> counters = new LinkedHashMap<>();
	private final List<String> warnings = new ArrayList<>();
	private final boolean hasHeader;

	/** @param hasHeader whether the list begins with its first line; else a name that comes again begins another list */
	CounterSection(boolean hasHeader) {
		this.hasHeader = hasHeader;
	}

	/** @return whether the line has the form of a counter */
	static boolean isCounter(String text) {
		return colon(text) > 0;
	}

	/** @return index of the colon before the number that ends the line, or -1 */
	private static int colon(String text) {
		int at = text.length();
		while (at > 0 && text.charAt(at - 1) >= '0' && text.charAt(at - 1) <= '9') {
			at--;
		}
		int digits = text.length() - at;
		if (at > 0 && text.charAt(at - 1) == '-') {
			at--;
		}
		int blanks = at;
		while (blanks > 0 && Character.isWhitespace(text.charAt(blanks - 1))) {
			blanks--;
		}
		boolean is = digits > 0 && digits <= LONGEST_NUMBER && blanks < at && blanks > 1 && text.charAt(blanks - 1) == ':' && blanks <= LONGEST_NAME;
		return is ? blanks - 1 : -1;
	}

	@Override
	public boolean accept(String text) {
		int colon = colon(text);
		if (colon <= 0) {
			return false;
		}
		String name = text.substring(0, colon).strip();
		String digits = text.substring(colon + 1).strip();
		if (counters.containsKey(name)) {
			return hasHeader;
		}
		try {
			counters.put(name, Long.valueOf(digits));
		} catch (NumberFormatException e) {
			warnings.add(NLS.bind(Messages.counterTooLarge, name, digits));
		}
		return true;
	}

	@Override
	public boolean tell(NicState state) {
		state.setCounters(Values.of(counters));
		state.getWarnings().addAll(warnings);
		return hasHeader || !counters.isEmpty();
	}
}
