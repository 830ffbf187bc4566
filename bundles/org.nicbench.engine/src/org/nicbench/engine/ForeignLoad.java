// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import org.nicbench.host.ProcessTime;
import org.nicbench.model.CpuUse;

/**
 * Processor time that neither the tool nor the network took. A throughput tool needs hardly any time in user mode, so user
 * time beyond its own is surely of others. Of system time only what exceeds the tool's own counts, because kernels that
 * account by ticks add softirq work to the process it interrupts: the figure is the least that others took.
 */
final class ForeignLoad {

	/** Share of one processor from which figures are doubtful. */
	static final double DOUBTFUL = 0.15;

	/** Kernels count in ticks, mostly of 10 ms: shorter windows tell nothing. */
	static final double SHORTEST_SECONDS = 0.25;

	private ForeignLoad() {
	}

	/**
	 * @param use  the whole machine
	 * @param tool what the tool took of it, both ends together when they are one machine
	 * @return seconds others took at least
	 */
	static double seconds(CpuUse use, ProcessTime tool) {
		double user = use.getUserSeconds() + use.getNiceSeconds() - tool.userSeconds();
		double system = use.getSystemSeconds() - tool.systemSeconds();
		return Math.max(0, user) + Math.max(0, system);
	}

	/** @return whether others took so much that the figures are doubtful */
	static boolean isDoubtful(CpuUse use, ProcessTime tool) {
		return use.getWindowSeconds() >= SHORTEST_SECONDS
				&& seconds(use, tool) > DOUBTFUL * use.getWindowSeconds();
	}
}
