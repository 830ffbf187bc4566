// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ip;

import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.Margin;
import org.nicbench.tools.read.Results;

/** The lines of one interface, each behind the margin of the first. */
abstract class InterfaceBlock implements Block {

	private final int first;
	private final Margin margin;
	final Interface told;

	InterfaceBlock(int first, Margin margin, Interface told) {
		this.first = first;
		this.margin = margin;
		this.told = told;
	}

	/** @return whether the line, without its margin, belongs to the interface */
	abstract boolean accept(String text);

	@Override
	public final boolean accept(Line line) {
		String text = margin.strip(line.text());
		return text != null && (text.isEmpty() || accept(text));
	}

	@Override
	public final void end(Results results) {
		results.addPart(told.toState(), first);
	}
}
