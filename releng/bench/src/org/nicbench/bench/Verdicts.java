// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.util.Locale;

/** Prints what was aimed at and whether it was reached; the exit code follows. */
final class Verdicts {
	private boolean failed;

	void check(String what, boolean reached) {
		System.out.println((reached ? "pass  " : "FAIL  ") + what);
		failed |= !reached;
	}

	void atLeast(String what, double value, double target) {
		check(String.format(Locale.ROOT, "%s: %.3f (target: at least %.2f)", what, value, target), value >= target);
	}

	int exitCode() {
		return failed ? 1 : 0;
	}
}
