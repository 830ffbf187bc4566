// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

import org.nicbench.cli.command.*;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The table of commands. Only the one that is named is made, so that a short command starts quickly. */
final class Commands {

	private static final Map<String, Supplier<Command>> TABLE = new LinkedHashMap<>();
	private static final Map<String, Map<String, Supplier<Command>>> GROUPS = new LinkedHashMap<>();

	static {
		TABLE.put("demo", DemoCommand::new);
		TABLE.put("doctor", DoctorCommand::new);
		TABLE.put("nics", NicsCommand::new);
		TABLE.put("features", FeaturesCommand::new);
		TABLE.put("read", ReadCommand::new);
		group("project", Map.of("new", ProjectNewCommand::new));
		group("bench", Map.of("new", BenchNewCommand::new, "show", BenchShowCommand::new));
		group("plan", Map.of("new", PlanNewCommand::new, "show", PlanShowCommand::new));
		group("profile", Map.of("new", ProfileNewCommand::new, "show", ProfileShowCommand::new));
		TABLE.put("apply", ApplyCommand::new);
		TABLE.put("confirm", ConfirmCommand::new);
		TABLE.put("restore", RestoreCommand::new);
		TABLE.put("run", RunCommand::new);
		TABLE.put("compare", CompareCommand::new);
		TABLE.put("report", ReportCommand::new);
		TABLE.put("check-project", CheckProjectCommand::new);
	}

	private Commands() {
	}

	private static void group(String name, Map<String, Supplier<Command>> members) {
		GROUPS.put(name, new java.util.TreeMap<>(members));
		TABLE.put(name, null);
	}

	/** @return whether there is a command of that name */
	static boolean has(String name) {
		return TABLE.containsKey(name);
	}

	/** Adds the command the arguments name, or all of them when they name none. */
	static void addTo(CommandLine line, String[] arguments, Terminal terminal) {
		String named = Arrays.stream(arguments).filter(TABLE::containsKey).findFirst().orElse(null);
		boolean first = named != null && Arrays.stream(arguments).filter(argument -> !argument.startsWith("-"))
				.findFirst().orElse("").equals(named);
		for (String name : first ? java.util.List.of(named) : TABLE.keySet()) {
			if (GROUPS.containsKey(name)) {
				CommandLine group = new CommandLine(CommandSpec.wrapWithoutInspection(new Group(name)));
				group.getCommandSpec().mixinStandardHelpOptions(true);
				GROUPS.get(name).forEach((member, maker) -> add(group, member, maker, terminal));
				line.addSubcommand(name, group);
			} else {
				add(line, name, TABLE.get(name), terminal);
			}
		}
	}

	private static void add(CommandLine line, String name, Supplier<Command> maker, Terminal terminal) {
		Command command = maker.get();
		command.setTerminal(terminal);
		line.addSubcommand(name, command);
	}

	/** A word that needs a second one. */
	private record Group(String name) implements Runnable {

		@Override
		public void run() {
			throw new CommandLine.ParameterException(new CommandLine(CommandSpec.create().name("nicbench " + name)),
					Messages.bind(Messages.nameASubcommand, name, String.join(", ", GROUPS.get(name).keySet())));
		}
	}
}
