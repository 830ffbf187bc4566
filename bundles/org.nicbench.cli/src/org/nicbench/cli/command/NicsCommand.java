// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.util.ArrayList;
import java.util.List;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.host.Host;
import org.nicbench.model.Nic;
import org.nicbench.model.status.ProblemException;

import picocli.CommandLine.Option;

/** {@code nics}: the NICs of a host. */
@picocli.CommandLine.Command(name = "nics")
public final class NicsCommand extends Command {

	@Option(names = "--host", paramLabel = "HOST", descriptionKey = "host")
	private String hostName = HostNic.THIS;

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	@Override
	protected int run() throws ProblemException {
		List<Nic> nics;
		try (Host host = Benches.open(hostName)) {
			nics = host.nics();
		}
		if (json) {
			new JsonOut(terminal().out()).list(nics);
		} else {
			List<List<String>> rows = new ArrayList<>();
			rows.add(Benches.NIC_HEADER);
			nics.forEach(nic -> rows.add(Benches.row(nic)));
			terminal().table(rows);
		}
		return ExitCode.DONE;
	}
}
