// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.osgi.util.NLS;
import org.nicbench.model.NicState;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.JsonDocument;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;

/** {@code ethtool -k} of every age, as text and JSON, filtered or whole, and the "Actual changes" of {@code ethtool -K}. */
public final class FeatureReader implements OutputReader {

	private static final Pattern HEADER = Pattern.compile("(?:Features|Offload parameters) for ([^\\s:]+(?::\\d+)?):");
	private static final Pattern FEATURE = Pattern
			.compile("([a-z0-9][a-z0-9_+. -]{1,60}?):\\s+(on|off)(?:\\s+\\[(fixed|requested on|requested off|not requested)\\])*");
	private static final Pattern MAY_BEGIN = Pattern.compile(":\\s+o(?:n|ff)\\b|:$|^Cannot get ");
	private static final Pattern MARK = Pattern.compile("\\[(fixed|requested on|requested off|not requested)\\]");
	private static final Pattern REFUSED = Pattern.compile("Cannot get device (.+?) settings: .+");
	private static final Pattern COMPLAINT = Pattern
			.compile("(?:Cannot (?:change|set|get) .+|Could not change any device features|netlink error: .+|no feature info available.*)");
	private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9_-]+");

	@Override
	public String name() {
		return "ethtool -k";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		if (!MAY_BEGIN.matcher(line.text()).find()) {
			return null;
		}
		FeatureBlock block = new FeatureBlock(line.number(), EthtoolCommand.nic(command, "-k", "--show-features", "--show-offload"),
				EthtoolCommand.nic(command, "-K", "--features", "--offload"));
		return block.begin(line) ? block : null;
	}

	private static final class FeatureBlock implements Block {
		private final int first;
		private final String listed;
		private final String changed;
		private final FeatureDump dump = new FeatureDump();

		FeatureBlock(int first, String listed, String changed) {
			this.first = first;
			this.listed = listed;
			this.changed = changed;
			dump.state().setNic(listed != null ? listed : changed);
		}

		boolean begin(Line line) {
			Matcher header = HEADER.matcher(line.text());
			if (header.matches()) {
				dump.state().setNic(header.group(1));
				if (line.text().startsWith("Features")) {
					dump.hasKernelNames();
				}
				return true;
			}
			if (line.text().equals("Actual changes:")) {
				dump.isChanges();
				dump.state().setNic(changed);
				return true;
			}
			if (listed != null && REFUSED.matcher(line.text()).matches()) {
				return accept(line);
			}
			Matcher feature = FEATURE.matcher(line.text());
			return feature.matches() && (listed != null || LegacyNames.printed(feature.group(1)) != null) && accept(line);
		}

		@Override
		public boolean accept(Line line) {
			Matcher feature = FEATURE.matcher(line.text());
			if (feature.matches()) {
				return feature(feature.group(1), feature.group(2).equals("on"), line.text());
			}
			Matcher refused = REFUSED.matcher(line.text());
			if (refused.matches()) {
				String group = LegacyNames.refused(refused.group(1));
				if (group != null) {
					dump.refused(group);
				}
				dump.state().getWarnings().add(line.text());
				return true;
			}
			Matcher header = HEADER.matcher(line.text());
			if (header.matches() && !dump.isChangeList() && !dump.hasNames()) {
				dump.state().setNic(header.group(1));
				return true;
			}
			if (COMPLAINT.matcher(line.text()).matches()) {
				dump.state().getWarnings().add(line.text());
				return true;
			}
			return false;
		}

		private boolean feature(String name, boolean active, String text) {
			boolean legacy = LegacyNames.printed(name) != null;
			if (dump.has(name) || !legacy && !NAME.matcher(name).matches()) {
				return false;
			}
			String requested = null;
			boolean fixed = false;
			Matcher marks = MARK.matcher(text);
			while (marks.find()) {
				if (marks.group(1).equals("fixed")) {
					fixed = true;
				} else {
					requested = marks.group(1);
				}
			}
			dump.add(name, active, fixed, requested);
			return true;
		}

		@Override
		public void end(Results results) {
			if (dump.isEmpty()) {
				results.warn(NLS.bind(Messages.listEmpty, first));
				return;
			}
			NicState state = dump.toState();
			if (state.getNic() == null) {
				state.getWarnings().add(Messages.nicUntold);
			}
			results.add(state, first);
		}
	}

	@Override
	public boolean readJson(JsonDocument json, ShellCommand command, Results results) throws IOException {
		if (!json.isArray() || !"ifname".equals(json.firstName())) {
			return false;
		}
		JsonParser parser = json.parser();
		boolean any = false;
		for (JsonToken token = JsonToken.START_OBJECT; token == JsonToken.START_OBJECT; token = parser.nextToken()) {
			FeatureDump dump = new FeatureDump();
			int line = json.line() + parser.currentLocation().getLineNr() - 1;
			object(parser, dump);
			if (!dump.isEmpty()) {
				any = true;
				results.add(dump.toState(), line);
			}
		}
		return any;
	}

	/** The parser stands on the start of the object, or on its first name. */
	private static void object(JsonParser parser, FeatureDump dump) throws IOException {
		if (parser.currentToken() == JsonToken.START_OBJECT) {
			parser.nextToken();
		}
		for (; parser.currentToken() == JsonToken.FIELD_NAME; parser.nextToken()) {
			String name = parser.currentName();
			JsonToken value = parser.nextToken();
			if (name.equals("ifname") && value == JsonToken.VALUE_STRING) {
				dump.state().setNic(parser.getText());
			} else if (value == JsonToken.START_OBJECT) {
				feature(parser, name, dump);
			} else {
				parser.skipChildren();
			}
		}
	}

	private static void feature(JsonParser parser, String name, FeatureDump dump) throws IOException {
		Boolean active = null;
		Boolean fixed = null;
		Boolean requested = null;
		while (parser.nextToken() == JsonToken.FIELD_NAME) {
			String fact = parser.currentName();
			JsonToken value = parser.nextToken();
			Boolean told = value == JsonToken.VALUE_TRUE ? Boolean.TRUE : value == JsonToken.VALUE_FALSE ? Boolean.FALSE : null;
			switch (fact) {
			case "active" -> active = told;
			case "fixed" -> fixed = told;
			case "requested" -> requested = told;
			default -> parser.skipChildren();
			}
		}
		if (active != null) {
			String mark = Boolean.TRUE.equals(fixed) || requested == null || requested.equals(active) ? null
					: requested ? "requested on" : "requested off";
			dump.add(name, active, fixed, mark);
		}
	}
}
