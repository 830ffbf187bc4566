// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.nicbench.cli.Command;
import org.nicbench.cli.ExitCode;
import org.nicbench.cli.Messages;
import org.nicbench.cli.Version;
import org.nicbench.host.Host;
import org.nicbench.linux.Capabilities;
import org.nicbench.model.HostFacts;
import org.nicbench.model.Nic;
import org.nicbench.model.ToolVersion;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.LocalToolHost;
import org.nicbench.tools.ThroughputTool;
import org.nicbench.tools.Tools;

import picocli.CommandLine.Option;

/** {@code doctor}: what works on this machine, what is missing, and the command that installs it. */
@picocli.CommandLine.Command(name = "doctor")
public final class DoctorCommand extends Command {

	@Option(names = "--json", descriptionKey = "json")
	private boolean json;

	@Override
	protected int run() throws ProblemException {
		Map<String, String> facts = new LinkedHashMap<>();
		List<String> missing = new ArrayList<>();
		facts.put(Messages.doctorProduct, "nicbench " + Version.text());
		facts.put(Messages.doctorJava, System.getProperty("java.vm.name") + " " + Runtime.version());
		Map<String, String> tools = tools(missing);
		List<Nic> nics;
		try (Host host = Benches.open(HostNic.THIS)) {
			HostFacts found = host.facts();
			facts.put(Messages.doctorSystem, found.getOperatingSystem());
			facts.put(Messages.doctorKernel, found.getKernel());
			facts.put(Messages.doctorProcessor, found.getCores() + " x " + found.getCpuModel());
			facts.put(Messages.doctorPrivileges, privileges());
			nics = host.nics();
		}
		if (json) {
			new JsonOut(terminal().out()).doctor(facts, tools, nics, missing);
			return ExitCode.DONE;
		}
		List<List<String>> rows = new ArrayList<>();
		facts.forEach((name, value) -> rows.add(List.of(name, value == null ? "\u2013" : value)));
		tools.forEach((name, value) -> rows.add(List.of(name, value)));
		terminal().table(rows);
		terminal().out().println();
		List<List<String>> nicRows = new ArrayList<>();
		nicRows.add(Benches.NIC_HEADER);
		nics.forEach(nic -> nicRows.add(Benches.row(nic)));
		terminal().table(nicRows);
		if (!missing.isEmpty()) {
			terminal().out().println();
			terminal().out().println(Messages.doctorInstall);
			missing.forEach(command -> terminal().out().println("  " + command));
		}
		return ExitCode.DONE;
	}

	private static Map<String, String> tools(List<String> missing) throws ProblemException {
		Map<String, String> tools = new LinkedHashMap<>();
		LocalToolHost here = new LocalToolHost();
		for (ThroughputTool tool : Tools.all()) {
			Optional<ToolVersion> version = probe(tool, here);
			tools.put(tool.id(), version.map(ToolVersion::getVersion).orElse(Messages.doctorMissing));
			if (version.isEmpty()) {
				missing.add(tool.installCommand());
			}
		}
		return tools;
	}

	private static Optional<ToolVersion> probe(ThroughputTool tool, LocalToolHost here) throws ProblemException {
		try {
			return tool.probe(here);
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.TRIAL, Messages.bind(Messages.cannotProbe, e.getMessage()), tool.id(), null, e);
		}
	}

	private static String privileges() throws ProblemException {
		try {
			if (Capabilities.current().hasNetAdmin()) {
				return Messages.privilegesFull;
			}
			return UserNamespaces.allowed() ? Messages.privilegesUserNamespace : Messages.privilegesNone;
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.bind(Messages.cannotRead, e.getMessage()), "/proc", null, e);
		}
	}
}
