// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.virtual;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.proc.PidStat;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.linux.rtnetlink.Rtnetlink;

/**
 * Virtual benches of processes that died before they could remove them. The name of a namespace tells its owner by process
 * number and start time ({@code nicbench-1234-567890-1s}), so a live owner is never mistaken for a dead one, even when its
 * number was used before.
 */
public final class Leftovers {

	static final String SENDER = "s";
	static final String RECEIVER = "r";

	private static final Pattern NAME = Pattern.compile("nicbench-([0-9]{1,10})-([0-9]{1,19})-[0-9]+[sr]");
	private static final Path USER_MAP = Path.of("/proc/self/uid_map");
	/** user_namespaces(7): the first user namespace maps all numbers to themselves. */
	private static final Pattern WHOLE_MAP = Pattern.compile("\\s*0\\s+0\\s+4294967295\\s*");

	private Leftovers() {
	}

	/**
	 * Removes the namespaces of dead owners and the veth pairs in them.
	 *
	 * @return names of what was removed
	 * @throws IOException when something is there and cannot be removed
	 */
	public static List<String> sweep() throws IOException {
		List<String> removed = new ArrayList<>();
		for (String name : NetworkNamespace.list()) {
			Matcher matcher = NAME.matcher(name);
			if (matcher.matches() && !lives(Long.parseLong(matcher.group(1)), matcher.group(2))) {
				remove(name);
				removed.add(name);
			}
		}
		return removed;
	}

	private static boolean lives(long pid, String startTicks) throws IOException {
		Optional<PidStat> process = PidStat.read(pid);
		return process.isPresent() && Long.toString(process.get().startTicks()).equals(startTicks)
				&& process.get().state() != 'Z';
	}

	private static void remove(String name) throws IOException {
		try (NetworkNamespace namespace = NetworkNamespace.open(name); Rtnetlink links = Rtnetlink.open(namespace)) {
			for (Link link : links.links()) {
				if (link.kind().equals("veth") && links.find(link.name()).isPresent()) {
					links.delete(link.name());
				}
			}
		} catch (org.nicbench.linux.ErrnoException e) {
			// a name whose namespace is gone (EINVAL) has no links; whatever is wrong else, the next line tells
			if (!e.isInvalid()) {
				throw e;
			}
		}
		NetworkNamespace.delete(name);
	}

	/** @return beginning of the names of this process's namespaces */
	static String ownStem() throws IOException {
		long pid = ProcessHandle.current().pid();
		PidStat self = PidStat.read(pid).orElseThrow(() -> new IOException("no /proc/" + pid));
		return "nicbench-" + pid + "-" + self.startTicks() + "-";
	}

	/** @return whether this process is in another user namespace than the first one */
	public static boolean inUserNamespace() throws IOException {
		return !WHOLE_MAP.matcher(Files.readString(USER_MAP)).matches();
	}
}
