// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.regex.Pattern;

import org.nicbench.model.NicState;

/** Tables that hold nothing of use here (flow hashing, rules, modules, registers): passed over, so that nobody misreads them. */
final class OtherSection implements Section {

	static final Pattern FIRST = Pattern.compile("(?:RX flow hash indirection table for .*|\\d+ RX rings available|Total \\d+ rules"
			+ "|\\S+ over IPV[46] flows use these fields .*|RSS (?:hash key|hash function|input transformation):?"
			+ "|Identifier\\s+: 0x[0-9a-f]{2} \\(.*|The test result is .*|MAC Registers|Offset\\s+Values|SFP.? .*registers.*"
			+ "|ethtool version \\S+|Per-queue .*|PHY tunables.*|PLCA .*|Module parameters for .*)");
	private static final Pattern FUNCTION = Pattern.compile("(?:toeplitz|xor|crc32): (?:on|off)");
	private static final Pattern LINE = Pattern.compile("(?:.{1,60}\\s*:(?:\\s.*)?|0x[0-9a-f]+.*|[0-9a-f]{2}(?::[0-9a-f]{2})+:?"
			+ "|(?:IP|L4|L2|VLAN|MAC) .{2,60}|Total \\d+ rules|[-\\s]+)");

	@Override
	public boolean accept(String text) {
		return FIRST.matcher(text).matches() || FUNCTION.matcher(text).matches()
				|| LINE.matcher(text).matches() && FeatureLine.find(text) == null;
	}

	@Override
	public boolean tell(NicState state) {
		return false;
	}
}
