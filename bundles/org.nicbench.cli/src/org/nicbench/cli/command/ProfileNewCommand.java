// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.nio.file.Path;
import java.util.List;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.features.Presets;
import org.nicbench.features.Selectors;
import org.nicbench.host.Host;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Policy;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code profile new NAME}: writes a profile. */
@picocli.CommandLine.Command(name = "new")
public final class ProfileNewCommand extends Command {

	@Parameters(paramLabel = "NAME", descriptionKey = "profile-name")
	private String name;

	@ArgGroup(exclusive = true)
	private Source source;

	@Option(names = "--set", split = ",", paramLabel = "NAME=VALUE", descriptionKey = "set")
	private List<String> settings = List.of();

	@Option(names = "--mtu", paramLabel = "BYTES", descriptionKey = "mtu")
	private Integer mtu;

	@Option(names = "--strict", descriptionKey = "strict")
	private boolean strict;

	@Option(names = "--out", required = true, paramLabel = "FILE", descriptionKey = "out")
	private Path out;

	/** Where a profile starts from. */
	static final class Source {

		@Option(names = "--preset", paramLabel = "PRESET", descriptionKey = "preset")
		private String preset;

		@Option(names = "--from-nic", paramLabel = "NIC", descriptionKey = "from-nic")
		private String nic;
	}

	@Override
	protected int run() throws ProblemException {
		OffloadProfile profile = start();
		profile.setName(name);
		if (strict || profile.getPolicy() == null) {
			profile.setPolicy(strict ? Policy.STRICT : Policy.BEST_EFFORT);
		}
		if (mtu != null) {
			profile.setMtu(mtu);
		}
		Profiles.set(profile, settings);
		Selectors.check(profile);
		ProjectFiles.save(profile, out);
		terminal().out().println(Messages.bind(Messages.fileWritten, out));
		return ExitCode.DONE;
	}

	private OffloadProfile start() throws ProblemException {
		if (source == null) {
			return NicBenchFactory.eINSTANCE.createOffloadProfile();
		}
		if (source.preset != null) {
			return Presets.create(source.preset);
		}
		HostNic named = HostNic.parse(source.nic);
		try (Host host = Benches.open(named.host())) {
			return Profiles.of(host.readState(named.nic()));
		}
	}
}
