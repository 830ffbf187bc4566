// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Takes a command line apart: several commands, pipes, and what wraps a command (sudo, time, taskset, ssh ...). */
final class CommandParser {

	/** Programs whose output is read here. */
	static final Set<String> OURS = Set.of("iperf", "iperf2", "iperf3", "nuttcp", "netperf", "ethtool", "wget", "curl", "flent", "sockperf",
			"ntttcp", "lspci", "tcp_stream", "udp_stream");
	/** Programs that change or show a NIC's MTU. */
	static final Set<String> MTU_TOOLS = Set.of("ip", "ifconfig");

	private static final Set<String> WRAPPERS = Set.of("sudo", "time", "taskset", "numactl", "nice", "ionice", "chrt", "env",
			"stdbuf", "unbuffer", "timeout", "nohup", "ip", "nsenter", "docker", "podman", "kubectl", "ssh", "watch", "exec",
			"command", "doas", "strace", "perf", "script", "chroot", "do", "then", "else", "{", "(", "!", "setsid", "setpriv", "runuser", "unshare", "\\time");
	private static final Set<String> OPERATORS = Set.of("|", "||", "&", "&&", ";", ">", ">>", "2>", "2>&1", "&>", "<", "|&", "#");
	private static final Set<String> SSH_VALUED = Set.of("-p", "-i", "-l", "-o", "-J", "-F", "-b", "-c", "-E", "-L", "-R", "-D", "-W", "-S", "-m",
			"-O", "-Q", "-w", "-B", "-I", "-e");

	private CommandParser() {
	}

	/**
	 * @param text a command line without a prompt
	 * @param host machine of the prompt, or null
	 */
	static TypedLine parse(String text, String host) {
		List<List<String>> pieces = new ArrayList<>();
		List<String> filters = new ArrayList<>();
		pieces.add(new ArrayList<>());
		filters.add(null);
		boolean discarded = false;
		for (String token : tokens(text)) {
			if (OPERATORS.contains(token)) {
				boolean begins = token.equals(";") || token.equals("&&") || token.equals("||") || token.equals("&");
				discarded = !begins;
				if (begins) {
					pieces.add(new ArrayList<>());
					filters.add(null);
				} else if (token.startsWith("|")) {
					filters.set(filters.size() - 1, "");
				}
			} else if (!discarded) {
				pieces.get(pieces.size() - 1).add(token);
			} else if (filters.get(filters.size() - 1) != null) {
				filters.set(filters.size() - 1, (filters.get(filters.size() - 1) + " " + token).strip());
			}
		}
		List<ShellCommand> commands = new ArrayList<>();
		ShellCommand main = null;
		for (int i = 0; i < pieces.size(); i++) {
			ShellCommand command = unwrap(pieces.get(i), host, filters.get(i));
			if (commands.isEmpty() || !command.program().isEmpty()) {
				commands.add(command);
			}
			if (main == null && OURS.contains(command.program())) {
				main = command;
			}
		}
		// setting a NIC is not what the line is about when a tool runs behind it
		for (ShellCommand command : commands) {
			if (main != null && main.is("ethtool") && OURS.contains(command.program()) && !command.is("ethtool")) {
				main = command;
			}
		}
		ShellCommand chosen = main == null ? commands.get(0) : main;
		List<ShellCommand> others = commands.stream().filter(command -> command != chosen && command.is(chosen.program())).toList();
		return new TypedLine(List.copyOf(commands), chosen.with(others));
	}

	private static ShellCommand unwrap(List<String> tokens, String promptHost, String filter) {
		boolean timed = false;
		int at = 0;
		String host = promptHost;
		String namespace = null;
		if (!tokens.isEmpty() && (WRAPPERS.contains(baseName(tokens.get(0))) || tokens.get(0).contains("="))) {
			boolean found = false;
			for (int i = 0; i < tokens.size() && !found; i++) {
				String name = baseName(tokens.get(i));
				boolean sets = MTU_TOOLS.contains(name) && !(i + 2 < tokens.size() && tokens.get(i + 1).equals("netns"));
				if (OURS.contains(name) || sets) {
					at = i;
					found = true;
				} else if (name.equals("time")) {
					timed = true;
				} else if (name.equals("netns") && i + 2 < tokens.size() && tokens.get(i + 1).startsWith("e")) {
					namespace = tokens.get(i + 2);
				} else if (name.equals("ssh")) {
					int to = destination(tokens, i + 1);
					if (to < tokens.size()) {
						host = tokens.get(to).substring(tokens.get(to).indexOf('@') + 1);
					}
				}
			}
			if (!found) {
				timed = false;
				host = promptHost;
				namespace = null;
			}
		}
		if (at >= tokens.size()) {
			return new ShellCommand("", "", List.of(), false, promptHost, null, null, List.of());
		}
		List<String> rest = tokens.subList(at, tokens.size());
		String program = baseName(rest.get(0));
		return new ShellCommand(String.join(" ", rest), program.equals("iperf2") ? "iperf" : program,
				List.copyOf(rest.subList(1, rest.size())), timed, host, namespace, filter, List.of());
	}

	/** @return index of the first argument of ssh that is no option */
	private static int destination(List<String> tokens, int from) {
		int at = from;
		while (at < tokens.size() && tokens.get(at).startsWith("-")) {
			at += SSH_VALUED.contains(tokens.get(at)) ? 2 : 1;
		}
		return at;
	}

	/** @return name without folder and .exe */
	static String baseName(String token) {
		String name = token.substring(Math.max(token.lastIndexOf('/'), token.lastIndexOf('\\')) + 1);
		return name.endsWith(".exe") ? name.substring(0, name.length() - 4) : name;
	}

	/** @return whether a line that begins with this word may be a command without a prompt */
	static boolean mayBegin(String word) {
		String name = baseName(word);
		return OURS.contains(name) || WRAPPERS.contains(name) || name.indexOf('=') > 0;
	}

	private static List<String> tokens(String text) {
		List<String> tokens = new ArrayList<>();
		StringBuilder token = new StringBuilder();
		char quote = 0;
		boolean open = false;
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (quote != 0) {
				if (c == quote) {
					quote = 0;
				} else {
					token.append(c);
				}
			} else if (c == '"' || c == '\'') {
				quote = c;
				open = true;
			} else if (Character.isWhitespace(c)) {
				if (open || !token.isEmpty()) {
					tokens.add(token.toString());
				}
				token.setLength(0);
				open = false;
			} else if ((c == ';' || c == '|') && !token.isEmpty() && (i + 1 == text.length() || text.charAt(i + 1) != c)) {
				tokens.add(token.toString());
				token.setLength(0);
				open = false;
				tokens.add(String.valueOf(c));
			} else {
				token.append(c);
			}
		}
		if (open || !token.isEmpty()) {
			tokens.add(token.toString());
		}
		return tokens;
	}
}
