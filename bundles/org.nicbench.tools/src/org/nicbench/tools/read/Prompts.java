// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the command in a line of a shell session, with any usual prompt, or none where the program is one of ours. */
public final class Prompts {

	private static final Set<String> KNOWN = Set.of("ping", "ip", "ifconfig", "lspci", "uname", "cat", "sysctl", "tc", "mpstat",
			"neper", "modprobe", "dmesg", "ssh", "scp", "rsync", "nc", "dd", "sleep", "lsb_release", "nmcli", "lshw", "lsmod", "modinfo", "grep",
			"echo", "top", "sar", "vmstat");

	/** user@host with a folder, in brackets or not, and something more before the sign. */
	private static final Pattern AT_HOST = Pattern
			.compile("^(?:\\([^()]{1,40}\\) ?)?\\[?[\\w.-]+@([\\w.-]+)[^$#%>|]{0,120}[$#%>](?:\\s+|$)(.*)$");
	/** host:folder, folder or shell with a dollar or number sign. */
	private static final Pattern SHORT = Pattern
			.compile("^(?:([\\w.-]+):)?(?:[~/][\\w/.~+-]*|[\\w.-]*sh-[\\d.]+|([\\w.-]+)[:~])\\s?[$#](?:\\s+|$)(.*)$");
	private static final Pattern DOLLAR = Pattern.compile("^\\$\\s+(.*)$");
	/** Signs that also begin comments or mark other things: only before a program that is known. */
	private static final Pattern DOUBTFUL = Pattern.compile(
			"^(?:([\\w.-]{0,40})[#%>$]|[A-Z]:[\\\\\\w. -]{0,120}>|PS [^>]{1,120}>|\\+{1,3} |[\u279c\u276f\u03bb\u00bb\u25b6\u2192] ?(?:[\\w~./-]{1,60} )?)\\s*(.*)$");
	/** mininet's prompt: the first word is the host. */
	private static final Pattern MININET = Pattern.compile("^mininet> ([\\w.-]{1,40}) (.*)$");

	/** No prompt is without one of these. */
	private static final Pattern SIGN = Pattern.compile("[$#%>](?:\\s|$)|^[A-Z]:\\\\|^\\+{1,3} |^[\u279c\u276f\u03bb\u00bb\u25b6\u2192]");
	private static final int LONGEST_COMMAND = 2000;

	private Prompts() {
	}

	/** @return what was typed on that line, or null when it is not such a line */
	static TypedLine find(String text) {
		if (text.isEmpty() || text.length() > LONGEST_COMMAND || !SIGN.matcher(text).find() && !beginsWithProgram(text)) {
			return null;
		}
		Matcher mininet = MININET.matcher(text);
		if (mininet.matches()) {
			return CommandParser.parse(mininet.group(2), mininet.group(1));
		}
		Matcher matcher = AT_HOST.matcher(text);
		if (matcher.matches()) {
			return CommandParser.parse(matcher.group(2), matcher.group(1));
		}
		matcher = SHORT.matcher(text);
		if (matcher.matches()) {
			return CommandParser.parse(matcher.group(3), matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
		}
		matcher = DOLLAR.matcher(text);
		if (matcher.matches()) {
			return CommandParser.parse(matcher.group(1), null);
		}
		matcher = DOUBTFUL.matcher(text);
		if (matcher.matches()) {
			String host = matcher.group(1);
			TypedLine line = CommandParser.parse(matcher.group(2), host == null || host.isEmpty() || host.endsWith("sh") ? null : host);
			ShellCommand command = line.main();
			if ((CommandParser.OURS.contains(command.program()) || KNOWN.contains(command.program())) && isPlausible(command)) {
				return line;
			}
		}
		TypedLine bare = CommandParser.parse(text, null);
		String program = bare.main().program();
		return (CommandParser.OURS.contains(program) || CommandParser.MTU_TOOLS.contains(program)) && isPlausible(bare.main()) ? bare : null;
	}

	private static boolean beginsWithProgram(String text) {
		int end = 0;
		while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
			end++;
		}
		String first = text.substring(0, end);
		return CommandParser.mayBegin(first) || CommandParser.MTU_TOOLS.contains(CommandParser.baseName(first));
	}

	private static boolean isPlausible(ShellCommand command) {
		List<String> arguments = command.arguments();
		if (arguments.isEmpty()) {
			return command.is("lspci") || command.is("ifconfig");
		}
		String first = arguments.get(0);
		return switch (command.program()) {
		case "ethtool" -> first.startsWith("-") || arguments.size() == 1 && first.matches("[\\w.@-]{1,15}");
		case "nuttcp" -> first.startsWith("-") || arguments.size() == 1 && first.contains(".");
		case "wget", "curl" -> first.startsWith("-") || first.contains("://");
		case "ip" -> Set.of("link", "addr", "address", "a", "l", "netns", "route", "r").contains(first) || first.startsWith("-");
		case "ifconfig" -> first.matches("-?[\\w.:@-]{1,15}") && (arguments.size() == 1 || arguments.contains("mtu") || arguments.contains("up"));
		case "lspci" -> first.startsWith("-");
		default -> CommandParser.OURS.contains(command.program()) ? first.startsWith("-") || arguments.contains("-c") : true;
		};
	}

	/**
	 * @param text a command line without a prompt
	 * @return its first command that is one of a throughput tool or ethtool, else its first command
	 */
	public static ShellCommand parse(String text) {
		return CommandParser.parse(text, null).main();
	}
}
