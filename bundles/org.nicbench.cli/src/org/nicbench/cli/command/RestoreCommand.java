// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.util.List;
import java.util.Locale;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.host.Journal;
import org.nicbench.host.Recovery;
import org.nicbench.host.RestoreReport;
import org.nicbench.model.status.ProblemException;

import picocli.CommandLine.Option;

/** {@code restore}: puts back whatever the journal still holds. */
@picocli.CommandLine.Command(name = "restore")
public final class RestoreCommand extends Command {

	@Option(names = "--nic", paramLabel = "NIC", descriptionKey = "nic")
	private String nic;

	@Option(names = "--list", descriptionKey = "list")
	private boolean list;

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	/** What dead processes left is what this command is for: it says itself what came of it. */
	@Override
	protected boolean finishesLeftovers() {
		return false;
	}

	@Override
	protected int run() throws ProblemException {
		String name = nic == null ? null : HostNic.parse(nic).nic();
		if (list) {
			list(name);
			return ExitCode.DONE;
		}
		endTools();
		List<RestoreReport> reports = Recovery.restoreAll(name, terminal().monitor());
		if (json) {
			new JsonOut(terminal().out()).restored(reports);
		} else if (reports.isEmpty()) {
			terminal().out().println(Messages.nothingToRestore);
		}
		for (RestoreReport report : reports) {
			if (!json) {
				terminal().out().println(Messages.bind(Messages.restoreLine, new Object[] { report.nic(),
						report.result().toString().toLowerCase(Locale.ROOT).replace('_', ' '), String.join(", ", report.differences()) }));
			}
		}
		return reports.stream().allMatch(report -> report.restored() || report.result() == RestoreReport.Result.OBSOLETE
				|| report.result() == RestoreReport.Result.IN_USE) ? ExitCode.DONE : ExitCode.NOT_RESTORED;
	}

	private void list(String name) throws ProblemException {
		List<Journal.Item> items = Journal.items().stream()
				.filter(item -> name == null || item.entry() != null && name.equals(item.entry().getNic())).toList();
		if (json) {
			new JsonOut(terminal().out()).journal(items);
			return;
		}
		if (items.isEmpty()) {
			terminal().out().println(Messages.journalEmpty);
		}
		for (Journal.Item item : items) {
			String state = item.state().toString().toLowerCase(Locale.ROOT);
			terminal().out().println(item.entry() == null
					? Messages.bind(Messages.journalUnreadable, item.file(), item.problem())
					: Messages.bind(Messages.journalLine, new Object[] { item.entry().getNic(), state, item.entry().getProfile(),
							item.entry().getWrittenAt(), item.file() }));
		}
	}
}
