// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.util.OptionalInt;

/**
 * How a profile is applied.
 *
 * @param force          also on the NIC that carries the default route or the caller's ssh session
 * @param confirmSeconds the state before comes back unless the change is confirmed within this time; empty = no such limit
 */
public record ApplyOptions(boolean force, OptionalInt confirmSeconds) {

	/** Careful, without time limit. */
	public static final ApplyOptions PLAIN = new ApplyOptions(false, OptionalInt.empty());

	/** @return the same with another {@code force} */
	public ApplyOptions withForce(boolean newForce) {
		return new ApplyOptions(newForce, confirmSeconds);
	}

	/** @return the same with a time limit */
	public ApplyOptions withConfirm(int seconds) {
		return new ApplyOptions(force, OptionalInt.of(seconds));
	}
}
