// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ip;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.Margin;

/**
 * One interface of {@code ip link} or {@code ip addr} in every age, with {@code -d}, {@code -s} (twice too) and {@code -o}
 * (ip/ipaddress.c, {@code print_linkinfo}).
 */
final class IpBlock extends InterfaceBlock {

	private static final Pattern FIRST = Pattern.compile("(?:^|[\\s|>:])(\\d{1,7}): ([\\w.@:+-]{1,40}): <([A-Z0-9_,-]{0,300})>(?: (.*))?$");
	/** A key in the text and its name in JSON. */
	private static final Map<String, String> KEYS = Map.ofEntries(Map.entry("qdisc", "qdisc"), Map.entry("master", "master"),
			Map.entry("mode", "linkmode"), Map.entry("group", "group"), Map.entry("brd", "broadcast"), Map.entry("permaddr", "permaddr"),
			Map.entry("promiscuity", "promiscuity"), Map.entry("allmulti", "allmulti"), Map.entry("minmtu", "min_mtu"),
			Map.entry("maxmtu", "max_mtu"), Map.entry("addrgenmode", "inet6_addr_gen_mode"), Map.entry("numtxqueues", "num_tx_queues"),
			Map.entry("numrxqueues", "num_rx_queues"), Map.entry("gso_max_size", "gso_max_size"), Map.entry("gso_max_segs", "gso_max_segs"),
			Map.entry("tso_max_size", "tso_max_size"), Map.entry("tso_max_segs", "tso_max_segs"), Map.entry("gro_max_size", "gro_max_size"),
			Map.entry("gso_ipv4_max_size", "gso_ipv4_max_size"), Map.entry("gro_ipv4_max_size", "gro_ipv4_max_size"),
			Map.entry("parentbus", "parentbus"), Map.entry("parentdev", "parentdev"), Map.entry("link-netns", "link_netns"),
			Map.entry("link-netnsid", "link_netnsid"));
	private static final Set<String> KINDS = Set.of("veth", "bridge", "tun", "vlan", "vxlan", "macvlan", "macvtap", "bond", "dummy", "ifb", "team",
			"vrf", "ipvlan", "ipvtap", "gre", "gretap", "ip6gre", "ip6gretap", "ipip", "ip6tnl", "sit", "wireguard", "netdevsim", "nlmon", "vcan",
			"can", "hsr", "geneve", "macsec", "ipoib", "netkit", "erspan", "vti", "xfrm", "bareudp", "rmnet", "dsa", "openvswitch", "virt_wifi");
	private static final Map<String, String> COLUMNS = Map.ofEntries(Map.entry("RX bytes", "rx_bytes"), Map.entry("RX packets", "rx_packets"),
			Map.entry("RX errors", "rx_errors"), Map.entry("RX dropped", "rx_dropped"), Map.entry("RX missed", "rx_missed_errors"),
			Map.entry("RX mcast", "multicast"), Map.entry("RX length", "rx_length_errors"), Map.entry("RX crc", "rx_crc_errors"),
			Map.entry("RX frame", "rx_frame_errors"), Map.entry("RX fifo", "rx_fifo_errors"), Map.entry("RX overrun", "rx_over_errors"),
			Map.entry("RX nohandler", "rx_nohandler"), Map.entry("TX bytes", "tx_bytes"), Map.entry("TX packets", "tx_packets"),
			Map.entry("TX errors", "tx_errors"), Map.entry("TX dropped", "tx_dropped"), Map.entry("TX carrier", "tx_carrier_errors"),
			Map.entry("TX collsns", "collisions"), Map.entry("TX aborted", "tx_aborted_errors"), Map.entry("TX fifo", "tx_fifo_errors"),
			Map.entry("TX window", "tx_window_errors"), Map.entry("TX heartbeat", "tx_heartbeat_errors"),
			Map.entry("TX heartbt", "tx_heartbeat_errors"), Map.entry("TX transns", "carrier_changes"));
	private static final Pattern STATISTICS = Pattern.compile("(RX|TX)(?: errors)?: +[a-z].*");
	private static final Pattern LIFETIME = Pattern.compile("valid_lft \\S+ preferred_lft \\S+|vf \\d+ .*|spoof checking .*");

	private List<String> columns;
	private String way;

	private IpBlock(int first, Margin margin, Interface told) {
		super(first, margin, told);
	}

	/** @return a block when the line is the first one of an interface, else null */
	static IpBlock begin(Line line) {
		String text = line.text();
		if (text.indexOf(": <") < 0) {
			return null;
		}
		Matcher first = FIRST.matcher(text);
		if (!first.find()) {
			return null;
		}
		Margin margin = Margin.of(text.substring(0, first.start(1)));
		if (margin == null) {
			return null;
		}
		IpBlock block = new IpBlock(line.number(), margin, new Interface(first.group(2)));
		String rest = first.group(4) == null ? "" : first.group(4);
		// one line an interface (-o): its lines end with a backslash
		String[] lines = rest.split("\\\\", -1);
		block.facts(Interface.flags(first.group(3)), lines[0].strip().split("\\s+"));
		for (int i = 1; i < lines.length; i++) {
			block.accept(lines[i].strip());
		}
		return block;
	}

	private void facts(List<String> flags, String[] words) {
		String state = null;
		for (int i = 0; i + 1 < words.length; i++) {
			switch (words[i]) {
			case "mtu" -> told.setMtu(words[++i]);
			case "qlen" -> told.setQueueLength(words[++i]);
			case "state" -> state = words[++i];
			default -> {
				String key = KEYS.get(words[i]);
				if (key != null) {
					told.label(key, words[++i]);
				}
			}
			}
		}
		told.state(flags, state);
	}

	@Override
	boolean accept(String text) {
		if (columns != null) {
			return numbers(text);
		}
		if (STATISTICS.matcher(text).matches()) {
			way = text.substring(0, 2);
			columns = List.of(text.substring(text.indexOf(':') + 1).strip().split("\\s+"));
			return true;
		}
		String[] words = text.split("\\s+");
		if (words[0].startsWith("link/")) {
			told.label("link_type", words[0].substring(5));
			if (words.length > 1 && words[1].indexOf(':') > 0) {
				told.label("address", words[1]);
			}
			return details(words, 1);
		}
		if (words.length > 1) {
			switch (words[0]) {
			case "inet", "inet6" -> {
				told.also(words[0], words[1]);
				return true;
			}
			case "alias" -> {
				told.label("ifalias", text.substring(5));
				return true;
			}
			case "altname" -> {
				told.also("altnames", words[1]);
				return true;
			}
			default -> {
				// below
			}
			}
		}
		if (KINDS.contains(words[0])) {
			told.label("kind", words[0]);
			return details(words, 1);
		}
		if (words[0].endsWith("_slave") && KINDS.contains(words[0].substring(0, words[0].length() - 6))) {
			told.label("slave_kind", words[0].substring(0, words[0].length() - 6));
			return details(words, 1);
		}
		return KEYS.containsKey(words[0]) && words.length > 1 && details(words, 0) || LIFETIME.matcher(text).matches();
	}

	private boolean details(String[] words, int from) {
		boolean pci = false;
		for (int i = from; i + 1 < words.length; i++) {
			String key = KEYS.get(words[i]);
			// what a kind of device calls mode or group is not the link's
			if (key != null && !key.equals("linkmode") && !key.equals("group") && !key.equals("master")) {
				told.label(key, words[i + 1]);
				pci |= key.equals("parentbus") && words[i + 1].equals("pci");
				if (key.equals("parentdev") && pci) {
					told.setBus(words[i + 1]);
				}
				i++;
			}
		}
		return true;
	}

	private boolean numbers(String text) {
		String[] numbers = text.split("\\s+");
		List<String> names = columns;
		columns = null;
		if (Interface.number(numbers[0]) == null && !numbers[0].matches("[\\d.]{1,12}[KMGTPE]i?")) {
			return accept(text);
		}
		for (int i = 0; i < Math.min(names.size(), numbers.length); i++) {
			String key = COLUMNS.get(way + " " + names.get(i));
			if (key != null) {
				told.counter(key, numbers[i]);
			}
		}
		return true;
	}
}
