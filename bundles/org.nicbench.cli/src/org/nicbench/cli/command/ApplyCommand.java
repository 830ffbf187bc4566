// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.util.ArrayList;
import java.util.List;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.host.Applied;
import org.nicbench.host.ApplyOptions;
import org.nicbench.host.Host;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Outcome;
import org.nicbench.model.Receipt;
import org.nicbench.model.ReceiptLine;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apply PROFILE --nic NIC}: applies a profile and prints a receipt. */
@picocli.CommandLine.Command(name = "apply")
public final class ApplyCommand extends Command {

	@Parameters(paramLabel = "PROFILE", descriptionKey = "FILE")
	private java.nio.file.Path file;

	@Option(names = "--nic", required = true, paramLabel = "NIC", descriptionKey = "nic")
	private String nic;

	@Option(names = "--confirm", paramLabel = "SECONDS", descriptionKey = "confirm")
	private Integer confirmSeconds;

	@Option(names = "--force", descriptionKey = "force")
	private boolean force;

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	@Override
	protected int run() throws ProblemException {
		if (confirmSeconds != null && confirmSeconds < 1) {
			throw new ProblemException(ProblemKind.USAGE, Messages.confirmTooShort, null, null);
		}
		OffloadProfile profile = org.nicbench.engine.Profiles.load(file);
		HostNic named = HostNic.parse(nic);
		ApplyOptions options = ApplyOptions.PLAIN.withForce(force);
		try (Host host = Benches.open(named.host())) {
			Applied applied = host.apply(profile, named.nic(),
					confirmSeconds == null ? options : options.withConfirm(confirmSeconds), terminal().monitor());
			Receipt receipt = applied.receipt();
			boolean kept = true;
			if (confirmSeconds != null) {
				show(receipt);
				terminal().flush();
				terminal().err().println(Messages.bind(Messages.confirmWithin, confirmSeconds, nic));
				kept = applied.awaitConfirmation(terminal().monitor());
				terminal().err().println(kept ? Messages.confirmed : Messages.notConfirmedRestored);
			} else {
				applied.keep();
				show(receipt);
			}
			return receipt.getOutcome() == Outcome.REFUSED || !kept ? ExitCode.CHECK_FAILED : ExitCode.DONE;
		}
	}

	private void show(Receipt receipt) throws ProblemException {
		if (json) {
			new JsonOut(terminal().out()).object(receipt);
			return;
		}
		terminal().out().println(Messages.bind(Messages.receiptTitle,
				new Object[] { receipt.getProfile(), receipt.getNic(), receipt.getOutcome() }));
		List<List<String>> rows = new ArrayList<>();
		rows.add(List.of(Messages.featureName, Messages.receiptAsked, Messages.receiptBefore, Messages.receiptAfter,
				Messages.receiptResult, Messages.receiptBecause));
		for (ReceiptLine line : receipt.getLines()) {
			rows.add(List.of(line.getName(), text(line.getAsked()), text(line.getBefore()), text(line.getAfter()),
					line.getResult().toString(), text(line.getBecause())));
		}
		terminal().table(rows);
	}

	private static String text(String text) {
		return text == null ? "" : text;
	}
}
