// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.io.IOException;

import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.JsonDocument;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/** {@code ethtool -k} of every age, as text and JSON, filtered or whole, and the "Actual changes" of {@code ethtool -K}. */
public final class FeatureReader implements OutputReader {

	@Override
	public String name() {
		return "ethtool -k";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		if (!mayBegin(line.text()) && !EthtoolCommand.isInLoop(command)) {
			return null;
		}
		FeatureBlock block = new FeatureBlock(line.number(), command);
		return block.begin(line) ? block : null;
	}

	/** A feature is on or off behind a colon or in a cell; the first lines of lists hold these words. */
	private static boolean mayBegin(String text) {
		int colon = text.indexOf(':');
		return colon >= 0 && (text.indexOf(" on", colon) > 0 || text.indexOf(" off", colon) > 0 || text.indexOf("\ton", colon) > 0
				|| text.indexOf("\toff", colon) > 0 || text.indexOf("s for ") >= 0 || text.indexOf("Actual changes") >= 0
				|| text.indexOf("Cannot get device ") >= 0) || text.startsWith("|") && text.indexOf('o') > 0;
	}

	@Override
	public boolean readJson(JsonDocument json, ShellCommand command, Results results) throws IOException {
		String first = json.firstName();
		return ("ifname".equals(first) || first != null && LegacyNames.isKnown(first)) && new EthtoolJson(command, results).read(json);
	}
}
