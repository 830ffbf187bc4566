// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.cli.Messages;
import org.nicbench.model.Bench;
import org.nicbench.model.Host;

/** {@code bench show FILE}: hosts and NICs of a bench as last seen. */
@picocli.CommandLine.Command(name = "show")
public final class BenchShowCommand extends ShowCommand<Bench> {

	/** Made by the table of commands. */
	public BenchShowCommand() {
		super(Bench.class);
	}

	@Override
	void show(Bench bench, Path file) {
		terminal().out().println(Messages.bind(Messages.benchTitle, bench.getName()));
		for (Host host : bench.getHosts()) {
			terminal().out().println();
			terminal().out().println(Messages.bind(Messages.benchHost, host.getName(), host.getAccess()));
			List<List<String>> rows = new ArrayList<>();
			rows.add(Benches.NIC_HEADER);
			host.getNics().forEach(nic -> rows.add(Benches.row(nic)));
			if (rows.size() > 1) {
				terminal().table(rows);
			}
		}
	}
}
