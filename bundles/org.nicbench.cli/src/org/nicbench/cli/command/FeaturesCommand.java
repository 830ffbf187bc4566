// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.features.LegacyGroups;
import org.nicbench.host.Host;
import org.nicbench.model.NicState;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.value.Feature;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code features NIC}: every feature with its four facts, and the groups. */
@picocli.CommandLine.Command(name = "features")
public final class FeaturesCommand extends Command {

	@Parameters(paramLabel = "NIC", descriptionKey = "nic")
	private String name;

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	@Override
	protected int run() throws ProblemException {
		HostNic named = HostNic.parse(name);
		NicState state;
		try (Host host = Benches.open(named.host())) {
			state = host.readState(named.nic());
		}
		Map<String, String> groups = LegacyGroups.of(state.getFeatures());
		if (json) {
			new JsonOut(terminal().out()).features(state);
		} else {
			print(state, groups);
		}
		return ExitCode.DONE;
	}

	private void print(NicState state, Map<String, String> groups) {
		terminal().out().println(Messages.bind(Messages.featuresTitle,
				new Object[] { state.getNic(), state.getDriver(), state.isSetMtu() ? state.getMtu() : "\u2013" }));
		List<List<String>> rows = new ArrayList<>();
		groups.forEach((group, value) -> rows.add(List.of(group, value)));
		terminal().table(rows);
		terminal().out().println();
		rows.clear();
		rows.add(List.of(Messages.featureName, Messages.featureActive, Messages.featureWanted, Messages.featureChangeable,
				Messages.featureGroup));
		for (Feature feature : state.getFeatures().asList()) {
			rows.add(List.of(feature.name(), onOff(feature.active()), onOff(feature.wanted()),
					feature.isChangeable() ? Messages.yes : Messages.fixed,
					LegacyGroups.groupOf(feature.name()).orElse("")));
		}
		terminal().table(rows);
	}

	private static String onOff(Boolean value) {
		return value == null ? "\u2013" : value ? Messages.on : Messages.off;
	}
}
