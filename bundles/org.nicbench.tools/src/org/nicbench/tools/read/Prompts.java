// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the command in a line of a shell session, with any usual prompt, or none where the program is one of ours. */
public final class Prompts {

	private static final Set<String> OURS = Set.of("iperf", "iperf2", "iperf3", "nuttcp", "netperf", "ethtool", "wget", "curl");
	private static final Set<String> KNOWN = Set.of("ping", "ip", "ifconfig", "lspci", "uname", "cat", "sysctl", "tc", "mpstat",
			"flent", "neper", "tcp_stream", "ntttcp", "sockperf", "modprobe", "dmesg", "ssh", "scp", "rsync", "nc", "dd", "sleep");
	private static final Set<String> WRAPPERS = Set.of("sudo", "time", "taskset", "numactl", "nice", "ionice", "chrt", "env",
			"stdbuf", "unbuffer", "timeout", "nohup", "ip", "nsenter", "docker", "podman", "kubectl", "ssh", "watch", "exec",
			"command", "doas", "strace", "perf", "script", "chroot");
	private static final Set<String> OPERATORS = Set.of("|", "||", "&", "&&", ";", ">", ">>", "2>", "2>&1", "&>", "<", "|&", "#");

	/** user@host with a folder, in brackets or not, and something more before the sign. */
	private static final Pattern AT_HOST = Pattern
			.compile("^(?:\\([^()]{1,40}\\) ?)?\\[?[\\w.-]+@[\\w.-]+[^$#%>|]{0,120}[$#%>](?:\\s+|$)(.*)$");
	/** host:folder, folder or shell with a dollar or number sign. */
	private static final Pattern SHORT = Pattern.compile("^(?:[\\w.-]+:)?(?:[~/][\\w/.~+-]*|[\\w.-]*sh-[\\d.]+|[\\w.-]+[:~])\\s?[$#](?:\\s+|$)(.*)$");
	private static final Pattern DOLLAR = Pattern.compile("^\\$\\s+(.*)$");
	/** Signs that also begin comments or mark other things: only before a program that is known. */
	private static final Pattern DOUBTFUL = Pattern.compile("^(?:[\\w.-]{0,40}[#%>]|[A-Z]:[\\\\\\w. -]{0,120}>|PS [^>]{1,120}>)\\s*(.*)$");

	/** No prompt is without one of these. */
	private static final Pattern SIGN = Pattern.compile("[$#%>](?:\\s|$)|^[A-Z]:\\\\");
	private static final int LONGEST_COMMAND = 2000;

	private Prompts() {
	}

	/** @return the command typed on that line, or null when it is not such a line */
	static ShellCommand find(String text) {
		if (text.isEmpty() || text.length() > LONGEST_COMMAND || !SIGN.matcher(text).find() && !beginsWithProgram(text)) {
			return null;
		}
		for (Pattern prompt : List.of(AT_HOST, SHORT, DOLLAR)) {
			Matcher matcher = prompt.matcher(text);
			if (matcher.matches()) {
				return parse(matcher.group(1));
			}
		}
		Matcher doubtful = DOUBTFUL.matcher(text);
		if (doubtful.matches()) {
			ShellCommand command = parse(doubtful.group(1));
			if ((OURS.contains(command.program()) || KNOWN.contains(command.program())) && !command.arguments().isEmpty()
					&& isPlausible(command)) {
				return command;
			}
		}
		ShellCommand bare = parse(text);
		return OURS.contains(bare.program()) && isPlausible(bare) ? bare : null;
	}

	private static boolean beginsWithProgram(String text) {
		int end = 0;
		while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
			end++;
		}
		String first = baseName(text.substring(0, end));
		return OURS.contains(first) || WRAPPERS.contains(first) || first.indexOf('=') > 0;
	}

	private static boolean isPlausible(ShellCommand command) {
		if (command.arguments().isEmpty()) {
			return false;
		}
		String first = command.arguments().get(0);
		return switch (command.program()) {
		case "ethtool" -> first.startsWith("-") || command.arguments().size() == 1 && !first.endsWith(":");
		case "nuttcp" -> first.startsWith("-") || command.arguments().size() == 1 && first.contains(".");
		case "wget", "curl" -> first.startsWith("-") || first.contains("://");
		default -> first.startsWith("-");
		};
	}

	/**
	 * @param text a command line without a prompt
	 * @return its first command that is one of a throughput tool or ethtool, else its first command
	 */
	public static ShellCommand parse(String text) {
		List<List<String>> commands = new ArrayList<>();
		commands.add(new ArrayList<>());
		boolean discarded = false;
		for (String token : tokens(text)) {
			if (OPERATORS.contains(token)) {
				boolean begins = token.equals(";") || token.equals("&&") || token.equals("||") || token.equals("&");
				discarded = !begins;
				if (begins) {
					commands.add(new ArrayList<>());
				}
			} else if (!discarded) {
				commands.get(commands.size() - 1).add(token);
			}
		}
		ShellCommand first = unwrap(commands.get(0));
		for (List<String> command : commands) {
			ShellCommand candidate = unwrap(command);
			if (OURS.contains(candidate.program()) || candidate.program().equals("iperf")) {
				return candidate;
			}
		}
		return first;
	}

	private static ShellCommand unwrap(List<String> tokens) {
		boolean timed = false;
		int at = 0;
		if (!tokens.isEmpty() && (WRAPPERS.contains(baseName(tokens.get(0))) || tokens.get(0).contains("="))) {
			for (int i = 0; i < tokens.size(); i++) {
				String name = baseName(tokens.get(i));
				if (OURS.contains(name)) {
					at = i;
					break;
				}
				timed |= name.equals("time");
			}
			if (at == 0) {
				timed = false;
			}
		}
		if (at >= tokens.size()) {
			return new ShellCommand("", "", List.of(), false);
		}
		List<String> rest = tokens.subList(at, tokens.size());
		String program = baseName(rest.get(0));
		return new ShellCommand(String.join(" ", rest), program.equals("iperf2") ? "iperf" : program,
				List.copyOf(rest.subList(1, rest.size())), timed);
	}

	private static String baseName(String token) {
		String name = token.substring(Math.max(token.lastIndexOf('/'), token.lastIndexOf('\\')) + 1);
		return name.endsWith(".exe") ? name.substring(0, name.length() - 4) : name;
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
