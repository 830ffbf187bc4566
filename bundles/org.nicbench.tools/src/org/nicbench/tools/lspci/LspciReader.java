// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.lspci;

import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.ShellCommand;

/**
 * Network devices of {@code lspci} with {@code -nn}, {@code -n}, {@code -k}, {@code -v}, {@code -mm}, {@code -vmm}: product, bus
 * address, driver. Which interface is theirs it does not tell. Devices of other classes are passed over.
 */
public final class LspciReader implements OutputReader {

	@Override
	public String name() {
		return "lspci";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		String text = line.text();
		Device device = text.startsWith("Slot:") ? Device.slot(text) : Device.of(text);
		boolean ours = command != null && command.is("lspci");
		return device != null && (ours || device.isNetwork() || device.isSlotOnly()) ? new DeviceBlock(line.number(), device) : null;
	}
}
