// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

/** A piece of output that a reader has begun to read. */
public interface Block {

	/**
	 * Offers the next line.
	 *
	 * @return whether the line belongs to the block. A line that does not is offered to the others; the block stays open
	 *         until another begins, a new command is typed or the text ends
	 */
	boolean accept(Line line);

	/**
	 * Called now and then between two lines: hands over what is complete, so that a long text of many results is not held
	 * here.
	 */
	default void handOver(Results results) {
		// most blocks hold one result
	}

	/** Called once when nothing more can come: hands over what was read. */
	void end(Results results);
}
