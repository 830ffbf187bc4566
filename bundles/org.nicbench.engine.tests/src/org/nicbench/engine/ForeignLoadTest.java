// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.nicbench.host.ProcessTime;
import org.nicbench.model.CpuUse;
import org.nicbench.model.NicBenchFactory;

class ForeignLoadTest {

	private static CpuUse use(double user, double system, double softIrq) {
		CpuUse use = NicBenchFactory.eINSTANCE.createCpuUse();
		use.setWindowSeconds(2);
		use.setUserSeconds(user);
		use.setSystemSeconds(system);
		use.setSoftIrqSeconds(softIrq);
		return use;
	}

	@Test
	void theToolAndTheNetworkAreNotForeign() {
		// 1.2 s of softirq work are in the tool's system time, as a kernel that accounts by ticks has it
		assertFalse(ForeignLoad.isDoubtful(use(0.1, 1.5, 1.2), new ProcessTime(0.1, 2.7)));
		assertEquals(0, ForeignLoad.seconds(use(0.1, 1.5, 1.2), new ProcessTime(0.1, 2.7)), 1e-9);
	}

	@Test
	void userTimeOfOthersIsForeign() {
		assertEquals(0.9, ForeignLoad.seconds(use(1.0, 1.5, 1.2), new ProcessTime(0.1, 2.7)), 1e-9);
		assertTrue(ForeignLoad.isDoubtful(use(1.0, 1.5, 1.2), new ProcessTime(0.1, 2.7)));
		assertFalse(ForeignLoad.isDoubtful(use(0.35, 1.5, 1.2), new ProcessTime(0.1, 2.7)));
	}

	@Test
	void systemTimeBeyondTheToolsIsForeign() {
		assertEquals(0.5, ForeignLoad.seconds(use(0.1, 2.0, 0), new ProcessTime(0.1, 1.5)), 1e-9);
	}
}
