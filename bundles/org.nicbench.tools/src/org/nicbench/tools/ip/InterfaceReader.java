// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ip;

import java.io.IOException;

import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.JsonDocument;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/** Interfaces as {@code ip link}, {@code ip addr} (text and JSON), {@code ifconfig}, {@code netstat -i} and {@code /proc/net/dev} show them. */
public final class InterfaceReader implements OutputReader {

	@Override
	public String name() {
		return "ip link, ifconfig";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		Block block = IpBlock.begin(line);
		if (block == null) {
			block = IfconfigBlock.begin(line);
		}
		return block != null ? block : DeviceTableBlock.begin(line);
	}

	@Override
	public boolean readJson(JsonDocument json, ShellCommand command, Results results) throws IOException {
		return "ifindex".equals(json.firstName()) && InterfaceJson.read(json, results);
	}
}
