// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.Results;

/** What ethtool said instead of telling something: one line. */
final class ComplaintBlock implements Block {

	private final Line line;
	private final String nic;

	ComplaintBlock(Line line, String nic) {
		this.line = line;
		this.nic = nic;
	}

	@Override
	public boolean accept(Line next) {
		return next.number() == line.number();
	}

	@Override
	public void end(Results results) {
		results.complain(nic, line.text(), line.number());
	}
}
