// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.util.List;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.host.Journal;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

import picocli.CommandLine.Option;

/** {@code confirm [--nic NIC]}: keeps what {@code apply --confirm} set. */
@picocli.CommandLine.Command(name = "confirm")
public final class ConfirmCommand extends Command {

	@Option(names = "--nic", paramLabel = "NIC", descriptionKey = "nic")
	private String nic;

	@Override
	protected int run() throws ProblemException {
		List<String> confirmed = Journal.confirm(nic == null ? null : HostNic.parse(nic).nic());
		if (confirmed.isEmpty()) {
			throw new ProblemException(ProblemKind.CHECK_FAILED, Messages.nothingToConfirm, nic, null);
		}
		confirmed.forEach(each -> terminal().out().println(Messages.bind(Messages.nicConfirmed, each)));
		return ExitCode.DONE;
	}
}
