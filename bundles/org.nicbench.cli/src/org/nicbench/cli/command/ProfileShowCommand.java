// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.cli.Messages;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.value.Values;

/** {@code profile show FILE}: what a profile asks. */
@picocli.CommandLine.Command(name = "show")
public final class ProfileShowCommand extends ShowCommand<OffloadProfile> {

	/** Made by the table of commands. */
	public ProfileShowCommand() {
		super(OffloadProfile.class);
	}

	@Override
	void show(OffloadProfile profile, Path file) {
		terminal().out().println(Messages.bind(Messages.profileTitle, profile.getName(), profile.getPolicy()));
		List<List<String>> rows = new ArrayList<>();
		for (FeatureSetting setting : profile.getSettings()) {
			rows.add(List.of(setting.getSelector(), setting.getValue().toString()));
		}
		if (profile.isSetMtu()) {
			rows.add(List.of("mtu", Integer.toString(profile.getMtu())));
		}
		if (profile.isSetTxQueueLength()) {
			rows.add(List.of("txqueuelen", Integer.toString(profile.getTxQueueLength())));
		}
		add(rows, "rings", profile.getRings());
		add(rows, "channels", profile.getChannels());
		add(rows, "coalescing", profile.getCoalescing());
		add(rows, "pause", profile.getPause());
		add(rows, "private flags", profile.getPrivateFlags());
		terminal().table(rows);
	}

	private static void add(List<List<String>> rows, String name, Values values) {
		if (values != null && !values.isEmpty()) {
			rows.add(List.of(name, values.toString()));
		}
	}
}
