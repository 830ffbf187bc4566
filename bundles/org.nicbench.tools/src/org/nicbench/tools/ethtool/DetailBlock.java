// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.Margin;
import org.nicbench.tools.read.Results;

/** One table of ethtool with its margin. */
final class DetailBlock implements Block {

	private static final Pattern COMPLAINT = Pattern
			.compile("(?:Cannot get (?:wake-on-lan|link status|message level).{0,100}|netlink error: .{2,200})");

	private final int first;
	private final String nic;
	private final Margin margin;
	private final Section section;
	private final List<String> warnings = new ArrayList<>();

	DetailBlock(int first, String nic, Margin margin, Section section) {
		this.first = first;
		this.nic = nic;
		this.margin = margin;
		this.section = section;
	}

	@Override
	public boolean accept(Line line) {
		String text = margin.strip(line.text());
		if (text == null) {
			return false;
		}
		text = unquoted(text);
		if (text.isEmpty() || section.accept(text)) {
			return true;
		}
		if (COMPLAINT.matcher(text).matches()) {
			warnings.add(text);
			return true;
		}
		return false;
	}

	/** Lists inside JSON or a table have something around every line. */
	private static String unquoted(String text) {
		String plain = text;
		if (plain.startsWith("\"") || plain.startsWith("|") || plain.startsWith("`")) {
			plain = plain.replace("\\t", " ").replaceFirst("^[\"|`]\\s*", "").replaceFirst("\\s*(?:\",?|[|`])$", "").strip();
		}
		return plain;
	}

	@Override
	public void end(Results results) {
		NicState state = NicBenchFactory.eINSTANCE.createNicState();
		state.setNic(nic);
		if (section.tell(state)) {
			state.getWarnings().addAll(warnings);
			results.addPart(state, first);
		}
	}
}
