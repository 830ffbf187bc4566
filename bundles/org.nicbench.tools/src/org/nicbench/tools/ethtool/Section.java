// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import org.nicbench.model.NicState;

/** One of the tables that ethtool prints of a NIC. */
interface Section {

	/**
	 * @param text one line without what stands around it
	 * @return whether the line belongs to the table
	 */
	boolean accept(String text);

	/**
	 * Puts what was told into the state.
	 *
	 * @return false when it told nothing that is worth a state
	 */
	boolean tell(NicState state);
}
