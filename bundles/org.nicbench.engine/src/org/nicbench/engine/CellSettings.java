// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.Direction;
import org.nicbench.model.Plan;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.value.Labels;

/** Reads the settings of a cell from their text. */
final class CellSettings {

	static final String STREAMS = "streams";
	static final String MTU = "mtu";
	static final String MSS = "mss";
	static final String WINDOW = "window";
	static final String CONGESTION = "congestion";
	static final String DIRECTION = "direction";
	static final String TOOL = "tool";

	/** Keys an axis may have. */
	static final List<String> KEYS = List.of(STREAMS, MTU, MSS, WINDOW, CONGESTION, DIRECTION, TOOL);

	private static final int MOST_STREAMS = 1024;
	/** RFC 791: every IPv4 module can forward 68 bytes. */
	private static final int SMALLEST_MTU = 68;
	private static final int LARGEST_MTU = 65_535;
	/** TCP_MAXSEG, tcp(7): the kernel's bounds TCP_MIN_MSS and MAX_TCP_WINDOW. */
	private static final int SMALLEST_MSS = 88;
	private static final int LARGEST_MSS = 32_767;
	private static final Pattern SIZE = Pattern.compile("([0-9]{1,12})([KMG]?)", Pattern.CASE_INSENSITIVE);
	private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.-]{1,15}");

	/** @return the options of a job that are not settings of a cell but the tool's own */
	static Labels toolOptions(Labels options) {
		if (options == null) {
			return Labels.NONE;
		}
		Map<String, String> own = new LinkedHashMap<>(options.asMap());
		own.keySet().removeAll(KEYS);
		return Labels.of(own);
	}

	private final Plan plan;
	private final Map<String, String> texts;

	CellSettings(Plan plan, Map<String, String> texts) {
		this.plan = plan;
		this.texts = texts;
	}

	int streams() throws ProblemException {
		return within(STREAMS, 1, MOST_STREAMS).orElse(1);
	}

	OptionalInt mtu() throws ProblemException {
		return within(MTU, SMALLEST_MTU, LARGEST_MTU);
	}

	OptionalInt mss() throws ProblemException {
		return within(MSS, SMALLEST_MSS, LARGEST_MSS);
	}

	OptionalLong windowBytes() throws ProblemException {
		String text = texts.get(WINDOW);
		if (text == null) {
			return OptionalLong.empty();
		}
		Matcher size = SIZE.matcher(text);
		if (!size.matches()) {
			throw bad(WINDOW, text, Messages.bytesLikeThis);
		}
		int shift = switch (size.group(2).toUpperCase(java.util.Locale.ROOT)) {
		case "K" -> 10;
		case "M" -> 20;
		case "G" -> 30;
		default -> 0;
		};
		long bytes = Long.parseLong(size.group(1));
		if (bytes == 0 || bytes > Integer.MAX_VALUE >> shift) {
			throw bad(WINDOW, text, Messages.bind(Messages.numberBetween, 1, Integer.MAX_VALUE));
		}
		return OptionalLong.of(bytes << shift);
	}

	String congestion() throws ProblemException {
		String text = texts.get(CONGESTION);
		if (text != null && !NAME.matcher(text).matches()) {
			throw bad(CONGESTION, text, Messages.nameOfACongestionControl);
		}
		return text;
	}

	Direction direction() throws ProblemException {
		String text = texts.get(DIRECTION);
		if (text == null) {
			return Direction.FORWARD;
		}
		Direction direction = Direction.get(text);
		if (direction == null) {
			throw bad(DIRECTION, text, Messages.directionsAre);
		}
		return direction;
	}

	private OptionalInt within(String key, int low, int high) throws ProblemException {
		String text = texts.get(key);
		if (text == null) {
			return OptionalInt.empty();
		}
		if (text.matches("[0-9]{1,9}")) {
			int number = Integer.parseInt(text);
			if (number >= low && number <= high) {
				return OptionalInt.of(number);
			}
		}
		throw bad(key, text, Messages.bind(Messages.numberBetween, low, high));
	}

	private ProblemException bad(String key, String text, String whatToDo) {
		return Cells.usage(plan, Messages.bind(Messages.badAxisValue, key, text), whatToDo);
	}
}
