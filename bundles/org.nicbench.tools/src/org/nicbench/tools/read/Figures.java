// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import org.nicbench.model.CpuSource;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Side;
import org.nicbench.model.SideResult;
import org.nicbench.model.Status;
import org.nicbench.model.StreamResult;
import org.nicbench.model.ToolCpu;

/** Makes the small objects of a result; NaN and negative counts mean unknown and stay unset. */
public final class Figures {

	private Figures() {
	}

	/** @return figures of one end */
	public static SideResult side(double bytes, double bitsPerSecond, long retransmits) {
		SideResult side = NicBenchFactory.eINSTANCE.createSideResult();
		if (!Double.isNaN(bytes)) {
			side.setBytes(Math.round(bytes));
		}
		if (!Double.isNaN(bitsPerSecond)) {
			side.setBitsPerSecond(bitsPerSecond);
		}
		if (retransmits >= 0) {
			side.setRetransmits(retransmits);
		}
		return side;
	}

	/** @return figures of one stream */
	public static StreamResult stream(String id, double seconds, double bytes, double bitsPerSecond, long retransmits, Status status) {
		StreamResult stream = NicBenchFactory.eINSTANCE.createStreamResult();
		stream.setId(id);
		if (!Double.isNaN(seconds)) {
			stream.setSeconds(seconds);
		}
		if (!Double.isNaN(bytes)) {
			stream.setBytes(Math.round(bytes));
		}
		if (!Double.isNaN(bitsPerSecond)) {
			stream.setBitsPerSecond(bitsPerSecond);
		}
		if (retransmits >= 0) {
			stream.setRetransmits(retransmits);
		}
		stream.setStatus(status);
		return stream;
	}

	/** @return a processor figure of one end */
	public static ToolCpu cpu(Side side, double percentOfOneCore, CpuSource source) {
		ToolCpu cpu = NicBenchFactory.eINSTANCE.createToolCpu();
		cpu.setSide(side);
		cpu.setPercentOfOneCore(percentOfOneCore);
		cpu.setSource(source);
		return cpu;
	}
}
