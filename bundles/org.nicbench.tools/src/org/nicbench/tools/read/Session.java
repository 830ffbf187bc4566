// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.NicState;
import org.nicbench.model.Throughput;

/**
 * Follows a shell session: at whose prompt commands were typed, and what its NICs were set to. What a test ran under is what
 * stands before it in the same text; where several NICs are told of and none is named, nothing is said.
 */
final class Session {

	/** What ip, ifconfig and ethtool say when the kernel refused (old ones go on after it). */
	private static final Pattern REFUSAL = Pattern
			.compile("(?:RTNETLINK answers: |SIOCSIFMTU: |Cannot set |Cannot change |Could not change |Cannot find device|Error: |netlink error: "
					+ "|ifconfig: |ip: ).*|.*(?:Operation not permitted|Operation not supported|No such device|Invalid argument)$");
	private static final Pattern NAMED = Pattern.compile("(?:--bind-dev[= ]|%)([\\w.@-]{1,15})");
	private static final Pattern LOOPBACK = Pattern.compile("(?:^|[\\s/@])(?:127\\.\\d|localhost\\b|::1\\b)");

	private final Map<String, Machine> machines = new HashMap<>();
	private final String nic;
	private ShellCommand command;
	private SettingCommand setting;

	/** @param nic NIC whose results these are, or null */
	Session(String nic) {
		this.nic = nic;
	}

	void typed(TypedLine line) {
		setting = null;
		for (ShellCommand typed : line.commands()) {
			SettingCommand sets = SettingCommand.of(typed);
			if (sets != null) {
				command = typed;
				machine().set(sets, typed.text());
				setting = sets;
			}
		}
		command = line.main();
	}

	/** @return whether the line refuses what was set by the last command */
	boolean refused(String text) {
		if (setting == null || !REFUSAL.matcher(text).matches()) {
			return false;
		}
		machine().refused(setting);
		return true;
	}

	private Machine machine() {
		return machines.computeIfAbsent(machineName(), name -> new Machine());
	}

	/** @return at whose prompt, and in which network namespace, the last command was typed */
	String machineName() {
		return command == null ? ""
				: (command.host() == null ? "" : command.host()) + " " + (command.namespace() == null ? "" : command.namespace());
	}

	void shown(NicState state) {
		state.getWarnings().forEach(this::refused);
		machine().shown(state, setting != null && setting.nic().equals(state.getNic()) && !setting.features().isEmpty());
	}

	/** Says where and under what the test ran, as far as the text told it. */
	void describe(Throughput throughput) {
		String words = throughput.getCommand();
		if (command != null && words != null && throughput.getHost() == null) {
			throughput.setHost(command.host());
		}
		if (throughput.getState() != null) {
			return;
		}
		String named = nic;
		if (named == null && words != null) {
			Matcher matcher = NAMED.matcher(words);
			named = matcher.find() ? matcher.group(1) : null;
		}
		Machine machine = machine();
		NicState state = machine.stateFor(named, named == null && words != null && LOOPBACK.matcher(words).find());
		throughput.setState(state);
		if (state != null && state.isSetMtu()) {
			throughput.setMtu(state.getMtu());
		} else if (state == null && named == null && machine.hasSeveral()) {
			throughput.getWarnings().add(Messages.severalNics);
		}
	}
}
